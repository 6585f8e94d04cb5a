/** Checks that names, addresses and numbers that lead to a person are taken out of typed text. */

import { describe, expect, it } from 'vitest'
import { withoutIdentity } from './without-identity.ts'

describe('withoutIdentity', () => {
  it.each([
    ['Write to mary.jones@mail.com please', 'mary'],
    ['Write to MARY@MAIL.CO.UK please', 'MARY'],
    ['mary at mail dot com is mine', 'mary'],
    ['mary (at) mail.com is mine', 'mail'],
    ['Call 555-123-4567 today', '4567'],
    ['Call (555) 123 4567 today', '123'],
    ['Call +1 555.123.4567 today', '555'],
    ['Mi teléfono es 912 345 678', '345'],
    ['My card is 4111 1111 1111 1111', '1111'],
    ['My social is 123-45-6789', '6789'],
    ['My account number is AB-12345', '12345'],
    ['patient id 4711', '4711'],
    ['My zip is 90210', '90210'],
    ['I was born on 03/04/1950', '1950'],
    ['born March 4, 1950', '1950'],
    ['nací el 4 de marzo de 1950', '1950'],
    ['I live at 12 Oak Tree Street', 'Oak'],
    ['Vivo en calle Mayor 12', 'Mayor'],
    ['My name is Mary Jones and I cannot sleep', 'Jones'],
    ['my name is mary jones and i cannot sleep', 'jones'],
    ['my name’s Zoë', 'Zoë'],
    ["Hi, I'm Mary. How do I sleep?", 'Mary'],
    ['Hi, I am Mary Ann Smith, aged 70', 'Smith'],
    ['Im Bob and cannot sleep', 'Bob'],
    ['This is Harold, I cannot sleep', 'Harold'],
    ['Call me Peggy', 'Peggy'],
    ['Me llamo José García y no duermo', 'García'],
    ['Soy Carmen y no duermo', 'Carmen'],
    ['My husband Frank snores', 'Frank'],
    ['My doctor, Ellen Park, said so', 'Park'],
    ['Mr. Thompson next door shouts', 'Thompson'],
    ['Dr Patel gave me a plan', 'Patel'],
    ['How do I sleep?\nRegards, Mary', 'Mary'],
    ['How do I sleep?\n\nMary Jones', 'Jones'],
    ['How do I sleep? - Mary', 'Mary'],
    ['See https://people.example/mary', 'mary'],
    ['I am @maryj on there', 'maryj'],
    ['My id is 2f1d4c3a-1111-4222-8333-444455556666', '4444'],
    ['m\u200bary@mail.com', 'mail'],
  ])('hides what names the person in %j', (text, secret) => {
    expect(withoutIdentity(text)).not.toContain(secret)
  })

  it.each([
    'I am 74 and wake at 3 am. What can I do?',
    'I am tired all day.',
    "I'm worried about my sleep.",
    'My blood pressure is 140 over 90.',
    'I walk 10,000 steps and sleep 6.5 hours.',
    'My husband snores. What helps?',
    'Is Tai Chi good for balance?',
    'I drink 2 cups of coffee at 4 pm.',
    'Tengo 70 años y no duermo bien.',
    'My score is 12 of 21.',
  ])('leaves what it needs in %j', (text) => {
    expect(withoutIdentity(text)).toBe(text)
  })
})
