/** Checks that everyday questions find their domain, and that what is outside is declined. */

import { describe, expect, it } from 'vitest'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { retrieve } from './retrieval.ts'

const inside = [
  ['Sleep', 'The kettle goes on at dawn because I am wide awake by four'],
  ['Sleep', 'My wife says I rattle the windows all night'],
  ['Sleep', 'Three trips to the loo every night'],
  ['Sleep', 'Is a snooze after lunch all right?'],
  ['Stress', 'My neck is in knots'],
  ['Stress', 'I fret about the grandchildren all day'],
  ['Stress', 'The gas bill came and I feel sick with worry'],
  ['Stress', 'I look after my wife and I am worn out'],
  ['Diet', 'My trousers hang off me and I was not trying to slim'],
  ['Diet', 'Too much salt in canned soup?'],
  ['Diet', 'Is cooking just for me worth the bother?'],
  ['Exercise', 'I wobble when I reach for the top shelf'],
  ['Exercise', 'Do I need ten thousand steps?'],
  ['Exercise', 'Getting up out of a low chair is a struggle'],
  ['Learning', 'How do I learn to use the ipad?'],
  ['Learning', 'Someone rang about my bank account and wants a gift card'],
  ['Learning', 'I walk into a room and forget why'],
  ['Socialization', 'I do not know a soul in this town'],
  ['Socialization', 'My dog died and the house is empty'],
  ['Socialization', 'I gave up driving, how do I get to the club?'],
  ['Sleep', '¿Cómo puedo dormir mejor?'],
  ['Diet', 'No tengo apetito'],
  ['Exercise', 'Me duelen las rodillas al caminar'],
  ['Learning', '¿Quién me enseña a usar la computadora?'],
  ['Stress', 'Estoy muy nerviosa y preocupada'],
  ['Sleep', 'My wife thrashes and yells in her dreams'],
  ['Sleep', 'Been on Ambien since 2010, is that harmful?'],
  ['Stress', 'My flowers are all that calms me'],
  ['Stress', 'I have too many things on my plate'],
  ['Diet', 'My wedding ring keeps slipping off lately'],
  ['Diet', 'How much water should a person my age drink?'],
  ['Exercise', 'I hang on to the furniture when I cross the room'],
  ['Exercise', 'That spin class finished me off, is there something milder?'],
  ['Learning', 'The print in my books swims'],
  ['Learning', 'Somebody rang saying my grandson is in jail'],
  ['Socialization', 'The phone never rings any more'],
  ['Socialization', 'I handed in my license and now I am stranded'],
  ['Socialization', 'Mis hijos viven lejos y no me llaman'],
] as const

const outside = [
  'How do I get red wine out of a carpet?',
  'Which party will win in November?',
  'Can you convert five miles to kilometers?',
  'Who was the first man on the moon?',
  'What time is the 42 bus',
  'Should I get the shingles shot?',
  'My blood pressure was 150 over 85 this morning, is that bad?',
  'My ankles swell by evening, what is that from?',
  'I get dizzy when I stand up quick',
]

describe('retrieve', () => {
  it.each(inside)('%s: %s', (domain, question) => {
    expect(retrieve(question).domains[0]).toBe(domain)
  })

  it.each(outside)('is not sure of: %s', (question) => {
    expect(retrieve(question).isSure).toBe(false)
  })

  it('keeps to the domain that is named', () => {
    const { hits } = retrieve('That spin class finished me off, is there something milder?')
    expect(new Set(hits.map(({ entry }) => entry.domain))).toEqual(new Set(['Exercise']))
  })

  it.each([
    ['excercise for begginers', 'Exercise'],
    ['more protien at brekfast', 'Diet'],
    ['I feel lonley', 'Socialization'],
    ['cant sleap at nite, insomina', 'Sleep'],
  ])('forgives slips: %s', (question, domain) => {
    expect(retrieve(question).domains[0]).toBe(domain)
  })
})

it.each(lifestyleDomains)('keeps a question that names nothing with the talk about %s', (topic) => {
  expect(retrieve('Does it matter when I do it?', topic).domains[0]).toBe(topic)
})

it('follows a matter that is named, whatever the talk was about', () => {
  expect(retrieve('How much protein do I need?', 'Sleep').domains[0]).toBe('Diet')
})
