/** A person sees, corrects, takes along and deletes what is stored about them. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { languageCookie } from '#contract/addresses.ts'
import { readCsv } from '#core/csv.ts'
import { bundleFaults } from '#core/fhir/test-support/bundle-faults.ts'
import { answerAll } from '../../test-support/answer-sets.ts'
import { testStep, testTick } from '../../store/test-records.ts'
import { createSoftwareAuthenticator } from '../../test-support/software-authenticator.ts'
import { codesIn, lettersIn } from '../../test-support/outbox.ts'
import { bearer, type TestApp, type TestMember, appForTest } from '../../test-support/test-app.ts'

const secretOf = (cookie: string) => cookie.split('=')[1] ?? ''

const sunday = {
  kind: 'tried',
  words: 'Sunday walks hurt my hip',
  about: ['E01'],
  outcome: 'harmed',
  isForNow: false,
}

const step = testStep()
const lookBack = {
  stepId: step.id,
  onDate: '2026-03-08',
  outcome: 'kept',
  done: 1,
  due: 3,
  next: 'same',
  markedAt: '2026-03-08T12:00:00.000Z',
}

describe('my data', () => {
  let server: TestApp
  let ann: TestMember

  beforeEach(async () => {
    server = await appForTest()
    ann = await server.newMember()
    await post('/api/stress-scale', { userId: ann.userId, responses: answerAll('stress') })
    await post('/social', { userId: ann.userId, answers: answerAll('social') })
    await post('/api/save-bmi', { userID: ann.userId, bmi: '23.5', category: 'Healthy Weight' })
    await post('/api/scores', { userID: ann.userId, scores: [{ forum: 'Sleep', value: 7 }] })
    await makePasskey()
    await post('/api/me/shares', { name: 'For my daughter', duration: 'month' })
    await send('PATCH', '/api/me/memory', { consent: 'yes', told: [sunday] })
    await send('PATCH', '/api/me/plan', {
      steps: [step],
      ticks: [testTick()],
      lookBacks: [lookBack],
    })
  })

  const send = (method: 'GET' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    server.send({ method, url, headers: bearer(ann), ...(payload && { payload }) })
  const post = async (url: string, payload: object) => {
    const answer = await server.send({ method: 'POST', url, headers: bearer(ann), payload })
    expect(answer.statusCode).toBe(200)
  }

  const makePasskey = async () => {
    const headers = bearer(ann)
    const offered = await server.send({ method: 'POST', url: '/api/passkeys/options', headers })
    const credential = createSoftwareAuthenticator().make(offered.json())
    await post('/api/passkeys', { credential })
  }

  it('is corrected in part, and the answer is what is stored now', async () => {
    const answer = await send('PATCH', '/api/me', { yearOfBirth: 1944 })
    expect(answer.json()).toMatchObject({ yearOfBirth: 1944, gender: 'Female', email: ann.email })
    expect((await send('GET', '/api/me')).json()).toEqual(answer.json())
  })

  it.each([{ yearOfBirth: 1700 }, { yearOfBirth: 2027 }, { gender: 'None' }, {}])(
    'is not corrected to %j',
    async (correction) => {
      const answer = await send('PATCH', '/api/me', correction)
      expect(answer.statusCode).toBe(400)
      expect((await send('GET', '/api/me')).json()).toMatchObject({ yearOfBirth: 1950 })
    },
  )

  it('leaves as one JSON document with every answer, and no proof of identity', async () => {
    const answer = await send('GET', '/api/me/export')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
    expect(answer.json()).toMatchObject({
      exportedAt: '2026-11-21T10:00:00.000Z',
      person: { email: ann.email, yearOfBirth: 1950, gender: 'Female' },
      browsers: [{ name: 'A browser', isSignedIn: true }],
      assessments: [
        { instrument: 'stress', answers: answerAll('stress') },
        { instrument: 'social', answers: answerAll('social') },
      ],
      bmiRecords: [{ bmi: '23.5', category: 'Healthy Weight' }],
      enteredScores: [{ domain: 'Sleep', score: 7 }],
      shareLinks: [{ name: 'For my daughter', withAnswers: false, openedCount: 0 }],
      memory: { consent: 'yes', slots: [sunday] },
      plan: { steps: [{ ...step, ticks: [{ mark: 'done' }], lookBacks: [{ outcome: 'kept' }] }] },
      passkeys: [{ name: 'A browser', createdAt: '2026-11-21T10:00:00.000Z', lastUsedAt: null }],
    })
    const { logBook } = answer.json<{ logBook: { action: string }[] }>()
    expect(logBook.map(({ action }) => action)).toContain('registered')
    expect(answer.body).not.toContain('subject')
    expect(answer.body).not.toMatch(
      /argon2|scrypt|tokenHash|passwordHash|credentialId|publicKey|secretHash/,
    )
  })

  it('leaves as a table whose every variable the codebook explains', async () => {
    const table = await rowsOf((await send('GET', '/api/me/export?format=csv')).body)
    const codebook = await rowsOf((await send('GET', '/api/me/export?format=codebook')).body)
    const explained = new Set(codebook.map(([about, variable]) => `${about} ${variable}`))
    const items = table.filter(([record, , , , variable]) => {
      return record === 'assessment' && variable?.startsWith('item ')
    })
    expect(items).toHaveLength(9 + Object.keys(answerAll('social')).length)
    for (const [, , about, , variable] of items) expect(explained).toContain(`${about} ${variable}`)
    const ofPasskey = table.filter(([record]) => record === 'passkey')
    expect(ofPasskey.map(([, , , , variable]) => variable)).toEqual(['name', 'lastUsedAt'])
    const ofShare = table.filter(([record]) => record === 'share link')
    expect(ofShare).toHaveLength(7)
    const ofMemory = table.filter(([record]) => record === 'memory')
    expect(ofMemory.map((row) => row[5])).toEqual(['yes', sunday.words, 'harmed'])
    const ofPlan = table.filter(([record]) => /^plan|look back/.test(record ?? ''))
    expect(ofPlan).toHaveLength(9 + 1 + 5)
    for (const [about, , , , variable] of [...ofPasskey, ...ofShare, ...ofMemory, ...ofPlan]) {
      expect(explained).toContain(`${about} ${variable}`)
    }
    expect(table).toContainEqual(['person', '', '', '', 'email', ann.email, '', ''])
  })

  it('leaves as a bundle of FHIR: answers, scores and plan, and nothing of browsers or links', async () => {
    const answer = await send('GET', '/api/me/export?format=fhir')
    expect(answer.headers['content-type']).toBe('application/fhir+json; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('filename="my-data.fhir.json"')
    expect(bundleFaults(answer.body)).toEqual([])
    const { entry } = answer.json<{ entry: { resource: { resourceType: string } }[] }>()
    expect(entry.map(({ resource }) => resource.resourceType)).toEqual([
      'Patient',
      'QuestionnaireResponse',
      'Observation',
      'QuestionnaireResponse',
      'Observation',
      'Observation',
      'Observation',
      'Goal',
      'CarePlan',
    ])
    expect(answer.body).not.toMatch(/For my daughter|A browser|Hash|publicKey/)
    expect(answer.body).not.toContain(ann.userId)
  })

  it('leaves as a bundle in the language the person chose, all words of ours and none of the codes', async () => {
    const url = '/api/me/export?format=fhir'
    const headers = { ...bearer(ann), cookie: `${languageCookie}=es` }
    const { body: english } = await send('GET', url)
    const { body: spanish } = await server.send({ url, headers })
    expect(bundleFaults(spanish)).toEqual([])
    expect(JSON.parse(spanish)).toMatchObject({ language: 'es' })
    for (const word of ['Escala de Estrés Percibido', '¿Con qué frecuencia', 'Nunca', 'Sueño']) {
      expect(spanish).toContain(word)
    }
    expect(spanish).not.toMatch(
      /"(?:text|display)": "(?:Perceived|How often|Never|Sleep|Moder\w+e")/,
    )
    const codes = /"code": "[^"]*"/g
    expect(spanish.match(codes)).toEqual(english.match(codes))
  })

  it('leaves as tables that Excel reads as what they are', async () => {
    for (const format of ['csv', 'codebook']) {
      const { body } = await send('GET', `/api/me/export?format=${format}`)
      expect(body.charCodeAt(0)).toBe(0xfeff)
    }
  })

  it('has the words and points of the result page beside each answer, adding up to its sum', async () => {
    const table = await rowsOf((await send('GET', '/api/me/export?format=csv')).body)
    for (const about of ['stress', 'social']) {
      const rows = table.filter((row) => row[0] === 'assessment' && row[2] === about)
      const items = rows.filter((row) => row[4]?.startsWith('item '))
      expect(items.every((row) => row[6] !== '')).toBe(true)
      const sum = items.reduce((total, row) => total + Number(row[7]), 0)
      const total = about === 'stress' ? 'component rawNine' : 'component lsnsR'
      expect(String(sum)).toBe(rows.find((row) => row[4] === total)?.[5])
    }
  })

  it('has a guide that gives no points where points are not what is added up', async () => {
    const guide = await rowsOf((await send('GET', '/api/me/export?format=codebook')).body)
    const ofExercise = guide.filter((row) => row[0] === 'exercise' && row[1]?.startsWith('item '))
    expect(ofExercise.length).toBeGreaterThan(0)
    expect(ofExercise.filter((row) => row[5] !== '')).toEqual([])
    expect(guide.filter((row) => row[2]?.startsWith('How the score is made:'))).toHaveLength(6)
  })

  it.each(['xml', ''])('does not leave as %j', async (format) => {
    expect((await send('GET', `/api/me/export?format=${format}`)).statusCode).toBe(400)
  })

  it('takes its secret out of the browser, and leaves those of others who use it', async () => {
    const bob = await server.newMember()
    const shared = `${ann.cookie}.${secretOf(bob.cookie)}`
    const remove = (member: TestMember, cookie: string) =>
      server.send({ method: 'DELETE', url: '/api/me', headers: { ...bearer(member), cookie } })
    const first = String((await remove(ann, shared)).headers['set-cookie'])
    expect(first).toContain(`=${secretOf(bob.cookie)};`)
    expect(first).not.toContain(secretOf(ann.cookie))
    const last = String((await remove(bob, bob.cookie)).headers['set-cookie'])
    expect(last).toMatch(/=; Max-Age=0;/)
  })

  it('is gone from every table and every file once it is deleted, and the token with it', async () => {
    const second = 'ann.second@example.org'
    const third = 'ann.third@example.org'
    await post('/api/me/email', { email: second })
    await expect.poll(() => codesIn(server.dataDir, second)).toHaveLength(1)
    await post('/api/me/email/verify', { code: codesIn(server.dataDir, second)[0] })
    await post('/api/me/email', { email: third })
    await post('/api/login/code', { email: second })
    // The letters to the old and the new addresses, and the one with the sign-in code.
    await expect.poll(() => lettersIn(server.dataDir)).toHaveLength(4)
    expect(server.rows()).toMatchObject({ email_changes: 1, login_codes: 1 })
    expect((await send('DELETE', '/api/me')).json()).toEqual({ ok: true })
    // What the audit keeps leads to nobody: the table that said whom it is about is empty too. Letters
    // of an hour stay counted under a keyed hash: else deleting and registering in turn sends many.
    const {
      audit_events: _events,
      install_keys: _keys,
      throttles: _letters,
      ...owned
    } = server.rows()
    expect(owned).toHaveProperty('audit_subjects')
    expect(Object.values(owned).every((count) => count === 0)).toBe(true)
    expect((await send('GET', '/api/me')).statusCode).toBe(401)
    const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    const contents = files
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'))
    expect(contents.length).toBeGreaterThan(0)
    for (const known of [
      ann.userId,
      ann.email,
      second,
      third,
      'For my daughter',
      sunday.words,
      step.text,
    ]) {
      expect(contents.filter((content) => content.includes(known))).toEqual([])
      expect(server.log.join('')).not.toContain(known)
    }
  })
})

async function rowsOf(text: string): Promise<string[][]> {
  const rows: string[][] = []
  for await (const row of readCsv([text])) rows.push(row)
  return rows
}
