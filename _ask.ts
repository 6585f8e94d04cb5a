import '#coach/matters/faq/all.ts'
import { answerQuestion } from '#coach/answer/answer.ts'
import { readFileSync } from 'node:fs'
for (const line of readFileSync(0, 'utf8').trim().split('\n')) {
  const { talk, lang = 'en', region = 'US' } = JSON.parse(line); const history: any[] = []; const out: any[] = []
  for (const say of talk) { const a = answerQuestion({ message: say, history, region, language: lang }); out.push({ say, codes: a.safety.map((s: any) => s.code), help: a.help, text: a.text }); history.push({ role: 'user', content: say }, { role: 'assistant', content: a.text }) }
  process.stdout.write(JSON.stringify(out) + '\n')
}
