import '#coach/matters/faq/all.ts'
import { faqNamed } from '#coach/matters/faq/catalog.ts'
import { subjectsIn } from '#coach/matters/faq/about.ts'
import { findQuestions, partsOf } from '#coach/matters/faq/find.ts'
import { isQuestion, isRequest } from '#coach/search/question-form.ts'
import { readFileSync, existsSync } from 'node:fs'
const names = JSON.parse(readFileSync('/tmp/faq/labnames.json', 'utf8'))
const rows = ['0', '1', '2'].flatMap((k) => readFileSync(`/tmp/faq/lab${k}.jsonl`, 'utf8').trim().split('\n').map((l) => JSON.parse(l)))
const byId = new Map(rows.map((x) => [x.id, x]))
const labels = ['0', '1', '2'].filter((k) => existsSync(`/tmp/faq/lab${k}.out.jsonl`)).flatMap((k) => readFileSync(`/tmp/faq/lab${k}.out.jsonl`, 'utf8').trim().split('\n').map((l) => JSON.parse(l)))
let n = 0, top = 0, ok = 0; const curve: any[] = []
for (const { id, best, ok: fine } of labels) {
  const x = byId.get(id); if (!x) continue
  const faqs = subjectsIn([...x.told, x.say]).map((m) => faqNamed(m)!).filter(Boolean)
  const parts = partsOf(x.say).map((p) => ({ q: isQuestion(p) || isRequest(p), f: findQuestions(p, faqs, x.language, false) })).filter((p) => p.f.length)
  const asking = parts.filter((p) => p.q)
  const pool = (asking.length ? asking : parts).flatMap((p) => p.f.slice(0, 3)).sort((a, b) => b.likeness - a.likeness)
  const [b] = pool
  const want = best.map((k: number) => names[id][k - 1]); const acc = [...want, ...fine.map((k: number) => names[id][k - 1])]
  if (!b) continue
  n++
  if (want.includes(b.entry.label.en)) top++; const isOk = acc.includes(b.entry.label.en); if (isOk) ok++
  curve.push([b.likeness, isOk, asking.length > 0])
}
const bins = [0, .3, .45, .6, .75, .9, 1.05, 1.2, 1.4, 1.7, 2, 99]
for (const q of [true, false]) { const cc = curve.filter((x) => x[2] === q); process.stdout.write((q ? 'asked ' : 'told ') + bins.slice(0, -1).map((lo, i) => { const c = cc.filter(([l]) => l >= lo && l < bins[i + 1]!); return `${lo}:${c.filter((x) => x[1]).length}/${c.length}` }).join(' ') + '\n') }
process.stdout.write(`n ${n} top ${top} ok ${ok}\n`)
