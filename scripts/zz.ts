import { startMailServer } from '../test/support/mail-server.ts'
import { startAppServer } from '../test/support/app-server.ts'
const mail = await startMailServer()
const server = await startAppServer({ SMTP_URL: mail.url, PUBLIC_URL: 'http://127.0.0.1:4999', PORT: '4999', LOG_LEVEL: 'info', METRICS_TOKEN: 'a-long-enough-token' })
const post = async (path: string, body: object, token?: string, method = 'POST') => {
  const r = await fetch(server.url + path, { method, headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }, body: JSON.stringify(body) })
  return { status: r.status, json: await r.json().catch(() => null) as any }
}
const email = 'ann@example.org'
console.log((await post('/register', { email, password: 'seven quiet herons', age: 76, yearOfBirth: 1950, gender: 'Female' })).status)
await post('/api/login/code', { email })
const { content } = await mail.letterTo(email, (l) => /^Subject: \d{6}/m.test(l.content))
const code = /^Subject: (\d{6})/m.exec(content)![1]
const { json } = await post('/api/login/verify', { email, code })
const token = json.token
const day = new Date(Date.now() - 10 * 3600_000).toISOString().slice(0, 10)
console.log((await post('/api/me/plan', { steps: [{ id: 'a', text: 'Pasear al perro', when: 'Después', where: '', days: [1,2,3,4,5,6,7], domain: 'Exercise', source: 'own', evidenceId: null, language: 'es', startOn: day, lookBackOn: '2026-12-30', state: 'active', rung: 0, changedAt: new Date().toISOString() }] }, token, 'PATCH')).status)
console.log(await post('/api/me/reminder', { wish: { atMinutes: 690, timeZone: 'Pacific/Honolulu', showsText: true } }, token, 'PATCH'))
console.log(new Date().toISOString(), 'waiting')
const deadline = Date.now() + 9 * 60_000
for (;;) {
  try { const l = await mail.letterTo(email, (x) => x.content.includes('/stop')); console.log(new Date().toISOString(), l.content); break } catch { if (Date.now() > deadline) { console.log('none'); break } }
}
await new Promise((r) => setTimeout(r, 1500))
const m = await (await fetch(server.url + '/metrics', { headers: { authorization: 'Bearer a-long-enough-token' } })).text()
console.log(m.split('\n').filter((l) => /reminders_total|letters_total|plan-reminders/.test(l)).join('\n'))
console.log(server.said().split('\n').filter((l) => l.includes('plan-reminders') || l.includes('letter')).slice(-4).join('\n'))
const big = await (await fetch(server.url + '/api/me/reminder', { headers: { authorization: `Bearer ${token}` } })).json()
console.log(big)
await server.stop(); await mail.stop()
