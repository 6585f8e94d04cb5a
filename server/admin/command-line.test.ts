/** An operator who mistypes hears what is wrong, and nothing else happens. */

import { describe, expect, it } from 'vitest'
import { readCommand, WrongUse } from './command-line.ts'

describe('the command line', () => {
  it.each([
    [['backup', 'all.gz'], { name: 'backup', file: 'all.gz' }],
    [['migrate'], { name: 'migrate' }],
    [['restore', 'all.gz'], { name: 'restore', file: 'all.gz' }],
    [
      ['delete-person', ' Ann@Example.org'],
      { name: 'delete-person', email: 'ann@example.org', isSure: false },
    ],
    [
      ['delete-person', '--yes', 'ann@example.org'],
      { name: 'delete-person', email: 'ann@example.org', isSure: true },
    ],
    [['report', 'november'], { name: 'report', file: 'november' }],
    [
      ['export-deidentified', 'all.csv'],
      { name: 'export-deidentified', file: 'all.csv', minCell: 11, withRunning: false },
    ],
    [
      ['export-deidentified', '--min-cell=20', 'all.csv', '--with-running-quarter'],
      { name: 'export-deidentified', file: 'all.csv', minCell: 20, withRunning: true },
    ],
    [['audit'], { name: 'audit', since: undefined, action: undefined, limit: 100, asJson: false }],
    [
      ['audit', '--since', '2026-01-31', '--action', 'deleted', '--limit', '5', '--json'],
      {
        name: 'audit',
        since: '2026-01-31T00:00:00.000Z',
        action: 'deleted',
        limit: 5,
        asJson: true,
      },
    ],
    [
      ['audit', '--since=2026-01-31T10:00:00+02:00'],
      {
        name: 'audit',
        since: '2026-01-31T08:00:00.000Z',
        action: undefined,
        limit: 100,
        asJson: false,
      },
    ],
  ])('understands %j', (words, command) => {
    expect(readCommand(words)).toEqual(command)
  })

  it.each([
    [[], 'Say what to do.'],
    [['help'], 'Say what to do.'],
    [['destroy'], 'There is no command "destroy".'],
    [['backup'], 'The file is missing.'],
    [['backup', ''], 'The file is missing.'],
    [['backup', 'a', 'b'], '"b" is too much.'],
    [['migrate', 'a'], '"a" is too much.'],
    [['restore', 'a', '--force'], "Unknown option '--force'."],
    [['delete-person', '--yes'], 'The email is missing.'],
    [['export-deidentified'], 'The file is missing.'],
    [['report'], 'The file is missing.'],
    [['report', 'november', 'december'], '"december" is too much.'],
    [['export-deidentified', 'a', '--min-cell', '10'], '--min-cell must be a whole number from 11'],
    [['audit', 'all'], '"all" is too much.'],
    [['audit', '--limit', '0'], '--limit must be a whole number from 1 to 1000000.'],
    [['audit', '--limit', '1e3'], '--limit must be a whole number from 1 to 1000000.'],
    [['audit', '--since', 'monday'], '--since must be a day like 2026-01-31, or'],
    [['audit', '--since', '2026-02-31'], '--since must be a day like 2026-01-31, or'],
    [['audit', '--action', 'read'], '--action must be one of: registered, '],
  ])('refuses %j in a sentence', (words, sentence) => {
    expect(() => readCommand(words)).toThrow(WrongUse)
    expect(() => readCommand(words)).toThrow(sentence)
  })
})
