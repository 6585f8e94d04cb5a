/** Every table of the server is told of on the privacy page; a new one does not compile until it is. */

import { describe, expect, it } from 'vitest'
import type { Schema } from '#server/store/schema.ts'
import { privacyTexts } from '#web/locales/privacy.ts'

/** The part of the page that tells of the table; or why it holds nothing of a person. */
const tellings: Readonly<Record<keyof Schema, string | { readonly ofNobody: string }>> = {
  users: 'About you',
  assessments: 'Your results',
  bmi_records: 'Your results',
  entered_scores: 'Your results',
  consents: 'Your OK',
  sessions: 'How you log in',
  devices: 'How you log in',
  passkeys: 'How you log in',
  share_links: 'Links you share',
  memories: 'What the coach remembers',
  plans: 'Your plan',
  reminders: 'Your plan',
  reminder_messages: 'Your plan',
  login_codes: 'How you log in',
  email_changes: 'How you log in',
  audit_events: 'A log book',
  audit_subjects: 'A log book',
  audit_counts: 'A log book',
  cohort_snapshots: 'People like you',
  throttles: 'How often',
  passkey_challenges: { ofNobody: 'Random texts that wait for an answer for minutes.' },
  install_keys: { ofNobody: 'Secrets of the installation.' },
  jobs: { ofNobody: 'When the server does its own chores.' },
}

describe('the privacy page', () => {
  it('tells of every table that holds something of a person, and of nothing else', () => {
    const told = privacyTexts.account.points.map(({ name }) => name)
    const needed = Object.values(tellings).filter((telling) => typeof telling === 'string')
    expect(new Set(needed)).toEqual(new Set(told))
  })
})
