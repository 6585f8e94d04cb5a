/** A screen reader speaks an answer with the sounds of its own language. */

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CoachAnswer } from './coach-answer.tsx'
import type { CoachTurn } from './conversation/chat-message.ts'

function shown(
  safety: string,
  words: string,
  suggestion: string,
  sources: CoachTurn['reply']['sources'] = [],
): string {
  const advice = `${safety}\n\n${words}`
  const message: CoachTurn = {
    role: 'assistant',
    content: advice,
    reply: {
      advice,
      safety: [{ code: 'medication', tier: 2, text: safety }],
      sources,
      suggestions: [suggestion],
      model: 'the built-in coach',
      notice: null,
    },
  }
  return renderToStaticMarkup(<CoachAnswer message={message} writing={false} onAsk={() => true} />)
}

it('names Spanish in every part of a Spanish answer on an English page', () => {
  const page = shown('Pregunte a su médico.', 'Respire despacio.', '¿Cómo me calmo ahora mismo?')
  expect(page).toMatch(/<p lang="es">Pregunte a su médico\.<\/p>/)
  expect(page).toMatch(/<p [^>]*lang="es">Respire despacio\.<\/p>/)
  expect(page).toMatch(/<ul [^>]*lang="es"><li><button[^>]*>¿Cómo me calmo/)
  expect(page).toMatch(/<p [^>]*>Answered by the built-in coach\./)
})

it('says nothing of the language where it is the page’s', () => {
  const page = shown('Ask your doctor.', 'Breathe slowly when you can.', 'What can I do today?')
  expect(page).not.toContain('lang=')
})

it('names English around a source, which is named in English in every language', () => {
  const citation = 'National Institute on Aging, Healthy Eating'
  const page = shown('Pregunte a su médico.', 'Respire despacio.', '¿Y el sueño?', [
    { id: 'D20', citation, url: null },
    { id: 'D21', citation, url: 'https://example.org/' },
  ])
  expect(page.split(`<span lang="en">${citation}</span>`)).toHaveLength(3)
})
