/** What someone must read first comes first, and nothing else does. */

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { coachTexts } from '../../locales/coach.ts'
import { AdviceSafety } from './advice-report.tsx'

const help = { code: 'sleep_very_severe', tier: 2, text: 'Please see your doctor.' } as const
const remark = {
  code: 'learning_not_cognitive_test',
  tier: 3,
  text: 'It is not a memory test.',
} as const

it('is the text that calls for something, and not what a score is not', () => {
  const page = renderToStaticMarkup(<AdviceSafety safety={[help, remark]} />)
  expect(page).toContain(coachTexts.safetyHeading)
  expect(page).toContain(help.text)
  expect(page).not.toContain(remark.text)
  expect(renderToStaticMarkup(<AdviceSafety safety={[remark]} />)).toBe('')
})
