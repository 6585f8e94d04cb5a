/** The same questions as React alone would ask them: prerendered, its own state, a button for the next page. */

import { createElement, type ReactElement, useState } from 'react'
import type { Item } from '#core/instrument.ts'
import { stressQuestionnaire } from '#core/instruments/stress/questionnaire.ts'

/** The whole page below its root. */
export function QuestionPage(): ReactElement {
  const { title, pages } = stressQuestionnaire
  const [shown, setShown] = useState(0)
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const choose = (linkId: string, code: string) =>
    setAnswers((earlier) => ({ ...earlier, [linkId]: code }))
  const turn = () => {
    setShown(Math.min(shown + 1, pages.length - 1))
    scrollTo(0, 0)
  }
  return createElement(
    'main',
    null,
    createElement('h1', null, title),
    createElement(
      'form',
      null,
      pages[shown]?.items.map((item) =>
        createElement(Question, { key: item.linkId, item, chosen: answers[item.linkId], choose }),
      ),
      createElement('button', { type: 'button', onClick: turn }, 'Next'),
    ),
  )
}

interface QuestionProps {
  readonly item: Item
  readonly chosen: string | undefined
  readonly choose: (linkId: string, code: string) => void
}

function Question({ item, chosen, choose }: QuestionProps): ReactElement | null {
  if (item.kind !== 'choice') return null
  const { linkId, prompt, options } = item
  return createElement(
    'fieldset',
    null,
    createElement('legend', null, prompt),
    options.map(({ code, label }) =>
      createElement(
        'label',
        { key: code },
        createElement('input', {
          type: 'radio',
          name: linkId,
          value: code,
          checked: chosen === code,
          onChange: () => choose(linkId, code),
        }),
        ' ',
        label ?? code,
      ),
    ),
  )
}
