/** A weak package fails the suite, and silence of the registry is never taken for a clean report. */

import { describe, expect, it } from 'vitest'
import { judgeAudit, resultOfAudit } from './dependency-audit.ts'

/** As npm 11 writes it where the registry has an audit service. */
const reportWith = (vulnerabilities: object) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { dependencies: { prod: 1, dev: 2, optional: 0, total: 3 } },
  })

const direct = (severity: string) => ({
  name: 'left',
  severity,
  isDirect: false,
  via: [
    {
      source: 1_000_001,
      name: 'left',
      dependency: 'left',
      title: 'Prototype pollution in left',
      url: 'https://github.com/advisories/GHSA-xxxx-xxxx-xxxx',
      severity,
      range: '<2.0.1',
    },
  ],
  effects: ['right'],
  range: '<2.0.1',
  nodes: ['node_modules/left'],
  fixAvailable: true,
})

const indirect = {
  name: 'right',
  severity: 'critical',
  isDirect: true,
  via: ['left'],
  effects: [],
  range: '1.0.0 - 3.1.0',
  nodes: ['node_modules/right'],
  fixAvailable: false,
}

/** As npm 11 wrote it at a registry whose audit address takes no POST. */
const refused = `npm warn audit 405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk
npm error audit endpoint returned an error
{
  "message": "405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk",
  "method": "POST",
  "uri": "https://registry.npmjs.org/-/npm/v1/security/advisories/bulk",
  "headers": { "allow": ["GET,HEAD"], "content-length": ["0"] },
  "statusCode": 405,
  "body": "",
  "error": { "summary": "", "detail": "" }
}
`

describe('judgeAudit', () => {
  it('believes a registry that knows of nothing', () => {
    expect(judgeAudit(reportWith({}))).toEqual({ kind: 'clean' })
  })

  it('lets lower severities pass', () => {
    expect(judgeAudit(reportWith({ left: direct('moderate') }))).toEqual({ kind: 'clean' })
  })

  it('names every package with a high or critical weakness, and where to read about it', () => {
    const verdict = judgeAudit(
      `npm warn something\n${reportWith({ left: direct('high'), right: indirect })}`,
    )
    expect(verdict).toEqual({
      kind: 'found',
      findings: [
        'left <2.0.1 (high): Prototype pollution in left https://github.com/advisories/GHSA-xxxx-xxxx-xxxx',
        'right 1.0.0 - 3.1.0 (critical): through left',
      ],
    })
  })

  it('does not take a refusal for a clean report', () => {
    expect(judgeAudit(refused)).toEqual({
      kind: 'unanswered',
      reason: expect.stringContaining('405 Method Not Allowed'),
    })
  })

  it.each(['', 'npm error network timeout', '{"broken', '{}', 'null', '{"auditReportVersion":3}'])(
    'does not take %j for a clean report',
    (output) => {
      expect(judgeAudit(output)).toEqual({ kind: 'unanswered', reason: 'no report came back' })
    },
  )
})

describe('the step of the audit', () => {
  it('is passed where the registry knows of nothing, and failed where it does', () => {
    expect(resultOfAudit({ kind: 'clean' })).toEqual({ passed: 1, failed: 0, output: '' })
    expect(resultOfAudit({ kind: 'found', findings: ['a', 'b'] })).toEqual({
      passed: 0,
      failed: 1,
      output: 'a\nb',
    })
  })

  it('is neither where the registry could not be asked', () => {
    expect(resultOfAudit({ kind: 'unanswered', reason: 'no network' })).toMatchObject({
      passed: 0,
      failed: 0,
      notAsked: 1,
      output: expect.stringContaining('could not be asked about known weaknesses (no network)'),
    })
  })
})
