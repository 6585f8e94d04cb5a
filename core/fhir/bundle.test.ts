/** A bundle holds together: whatever refers leads somewhere, and every field is as FHIR R4 wants it. */

import { describe, expect, it } from 'vitest'
import { instruments } from '../catalog.ts'
import { itemsOf } from '../instrument.ts'
import { type InstrumentId, instrumentIds } from '../instrument-table.ts'
import { noPlan, type Plan, type PlanStep } from '../plan.ts'
import { toWireAnswers } from '../responses.ts'
import { isFault } from '../scoring.ts'
import { scoreSitting } from '../sitting.ts'
import { type FhirSource, fhirEntries, fhirHead } from './bundle.ts'
import type { Entry } from './entries.ts'
import { namesHere } from './names.ts'
import { bundleFaults } from './test-support/bundle-faults.ts'

const moment = '2026-11-21T10:00:00.000Z'
const typed: Readonly<Record<string, string>> = {
  '1-0': 'about 10:30 pm',
  '1-1': '20',
  '1-2': '6:30',
  '1-3': '7.5',
}

/** The second answer everywhere. */
function sittingOf(id: InstrumentId) {
  const instrument = instruments[id]
  const responses = Object.fromEntries(
    itemsOf(instrument).map((item) => [
      item.linkId,
      item.kind === 'choice' ? (item.options[1]?.code ?? '') : (typed[item.linkId] ?? ''),
    ]),
  )
  const answers = toWireAnswers(instrument, responses)
  const sitting = scoreSitting({
    instrument: id,
    answers,
    bmi: '24.2',
    answeredBy: 'self',
    startedAt: null,
    finishedAt: moment,
  })
  if (isFault(sitting)) throw new Error(`${id} is not scored: ${sitting.error}`)
  return { ...sitting, id: `sitting of ${id}` }
}

const step: PlanStep = {
  id: '01900000-0000-7000-8000-000000000050',
  text: 'Walk to the corner',
  when: 'After breakfast',
  where: '',
  days: [1, 3, 7],
  domain: 'Exercise',
  source: 'own',
  evidenceId: null,
  language: 'en',
  startOn: '2026-11-16',
  lookBackOn: '2026-11-23',
  state: 'active',
  rung: 0,
  changedAt: moment,
  ticks: [{ onDate: '2026-11-16', mark: 'done', markedAt: moment }],
  lookBacks: [
    { onDate: '2026-11-23', outcome: 'kept', done: 1, due: 3, next: 'same', markedAt: moment },
  ],
}
const stopped: PlanStep = { ...step, id: `${step.id.slice(0, -1)}1`, state: 'stopped', ticks: [] }

const nobody: FhirSource = {
  person: {},
  assessments: [],
  bmiRecords: [],
  enteredScores: [],
  plan: noPlan,
}

async function bundleOf(parts: Partial<FhirSource>) {
  let count = 0
  const newId = () => `01900000-0000-7000-8000-${(count += 1).toString(16).padStart(12, '0')}`
  const entry: Entry[] = []
  for await (const page of fhirEntries({ ...nobody, ...parts }, newId, namesHere))
    entry.push(...page)
  const text = JSON.stringify({ ...fhirHead(moment, 'en'), entry })
  const ofType = (type: string) =>
    entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type)
  return { text, ofType }
}

describe('the bundle of a person', () => {
  it('has nobody but the person where nothing is kept', async () => {
    const { text, ofType } = await bundleOf({})
    expect(bundleFaults(text)).toEqual([])
    expect(ofType('Patient')).toMatchObject([{ gender: 'unknown' }])
  })

  it.each(instrumentIds)('has every answer of %s and the score made of them', async (id) => {
    const sitting = sittingOf(id)
    const { text, ofType } = await bundleOf({ assessments: [[sitting]] })
    expect(bundleFaults(text)).toEqual([])
    const [answers] = ofType('QuestionnaireResponse')
    const [score] = ofType('Observation')
    const kept = Array.isArray(sitting.answers) ? sitting.answers : Object.values(sitting.answers)
    expect(answers?.['item']).toHaveLength(kept.length)
    expect(score).toMatchObject({
      valueQuantity: { value: sitting.score, code: '{score}' },
      derivedFrom: [{ reference: `urn:uuid:${answers?.id}` }],
      code: { coding: [{ code: id }] },
    })
    expect(answers?.['source']).toEqual(score?.['subject'])
  })

  it('would be refused with a field missing, a word of no value set, or a reference that leads nowhere', async () => {
    const { text } = await bundleOf({ assessments: [[sittingOf('stress')]] })
    const broken = (from: RegExp, to: string) => bundleFaults(text.replace(from, to))
    expect(broken(/"status":"final",/, '')).toEqual(['Observation has no status'])
    expect(broken(/"status":"final"/, '"status":"done"')).toEqual(['Observation.status: done'])
    expect(broken(/("reference":"urn:uuid:)0/, '$11')).toHaveLength(1)
    expect(broken(/"authored":"[^"]*"/, '"authored":"yesterday"')).toHaveLength(1)
    expect(broken(/"display":"Survey"/, '"display":null')).toHaveLength(1)
  })

  it('does not say that the person answered where somebody else did', async () => {
    const sitting = { ...sittingOf('stress'), answeredBy: 'someone-else' as const }
    const { text, ofType } = await bundleOf({ assessments: [[sitting]] })
    expect(bundleFaults(text)).toEqual([])
    expect(ofType('QuestionnaireResponse')[0]).not.toHaveProperty('source')
  })

  it('names the body mass index with the code of its profile, and other scores with codes of our own', async () => {
    const { text, ofType } = await bundleOf({
      person: { email: 'ann@example.org', yearOfBirth: 1950, gender: 'Female' },
      bmiRecords: [[{ id: 'a', bmi: '23.5', savedAt: moment }]],
      enteredScores: [[{ id: 'b', domain: 'Sleep', score: 7, band: '', enteredAt: moment }]],
    })
    expect(bundleFaults(text)).toEqual([])
    expect(ofType('Patient')).toMatchObject([{ gender: 'female', birthDate: '1950' }])
    const [bmi, entered] = ofType('Observation')
    expect(bmi).toMatchObject({
      code: { coding: [{ system: 'http://loinc.org', code: '39156-5' }] },
      valueQuantity: { value: 23.5, code: 'kg/m2' },
    })
    expect(entered).toMatchObject({ status: 'unknown', valueQuantity: { value: 7 } })
    expect(text.match(/loinc/g)).toHaveLength(1)
  })

  it('has a goal for each step, and one care plan with its days and what became of them', async () => {
    const plan: Plan = { steps: [step, stopped], removed: [] }
    const { text, ofType } = await bundleOf({ plan })
    expect(bundleFaults(text)).toEqual([])
    const goals = ofType('Goal')
    expect(goals.map((goal) => goal['lifecycleStatus'])).toEqual(['active', 'cancelled'])
    expect(ofType('CarePlan')).toMatchObject([
      {
        status: 'active',
        goal: goals.map(({ id }) => ({ reference: `urn:uuid:${id}` })),
        activity: [
          {
            progress: [{ text: '2026-11-16: done' }, { text: '2026-11-23: kept, 1/3, same' }],
            detail: {
              description: 'Walk to the corner. After breakfast',
              scheduledTiming: { repeat: { dayOfWeek: ['mon', 'wed', 'sun'] } },
            },
          },
          { detail: { status: 'stopped' } },
        ],
      },
    ])
  })

  it.each([
    [['stopped'], 'revoked'],
    [['stopped', 'finished'], 'completed'],
  ] as const)('says of a plan whose steps are %j that it is %s', async (states, status) => {
    const steps = states.map((state) => ({ ...stopped, state }))
    const { text, ofType } = await bundleOf({ plan: { steps, removed: [] } })
    expect(bundleFaults(text)).toEqual([])
    expect(ofType('CarePlan')).toMatchObject([{ status }])
  })
})
