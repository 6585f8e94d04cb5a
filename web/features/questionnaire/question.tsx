/** One question with its help and its answer fields, whatever kind it is. */

import type { ReactNode } from 'react'
import type { ChoiceItem, InstrumentId, Item } from '#core/instrument.ts'
import type { QuestionnaireTexts } from '../../locales/questionnaire.ts'
import { OptionGroup } from '../../ui/option-group.tsx'
import { fieldNameOf } from './flow/page-faults.ts'
import { QuestionHelp } from './question-help.tsx'
import { TypedQuestion } from './typed-question.tsx'

interface QuestionProps<Kind extends Item = Item> {
  instrument: InstrumentId
  item: Kind
  response: string | undefined
  error: string | undefined
  texts: QuestionnaireTexts
  onAnswer: (linkId: string, answer: string) => void
}

/**
 * @param response - the stored answer; undefined while there is none.
 * @param error - what is wrong with it; undefined while nothing is.
 * @param legend - stands in for the plain wording, where the question is the heading of the page.
 * @param picture - what is shown between question and answers.
 */
export function Question({
  legend,
  picture,
  ...props
}: QuestionProps & { legend?: ReactNode; picture?: ReactNode }) {
  const { item } = props
  if (item.kind !== 'choice') return <TypedQuestion {...props} item={item} />
  return <ChoiceQuestion {...props} item={item} legend={legend} picture={picture} />
}

function ChoiceQuestion({
  instrument,
  item,
  response,
  error,
  texts,
  onAnswer,
  legend,
  picture,
}: QuestionProps<ChoiceItem> & { legend: ReactNode; picture: ReactNode }) {
  return (
    <OptionGroup
      name={fieldNameOf(item)}
      legend={legend ?? item.prompt}
      options={item.options.map(({ code, label }) => ({ value: code, label: label ?? code }))}
      chosen={response}
      error={error}
      errorPrefix={texts.errorPrefix}
      onChoose={(answer) => {
        onAnswer(item.linkId, answer)
      }}
    >
      {picture}
      <QuestionHelp instrument={instrument} item={item} texts={texts} />
    </OptionGroup>
  )
}
