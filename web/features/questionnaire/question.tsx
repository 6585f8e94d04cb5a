/** One question with its help and its answer fields, whatever kind it is. */

import type { ReactNode } from 'react'
import type { ChoiceItem, Item } from '#core/instrument.ts'
import type { QuestionnaireTexts } from '../../locales/questionnaire.ts'
import { OptionGroup } from '../../ui/option-group.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { fieldNameOf } from './flow/page-faults.ts'
import { QuestionHelp } from './question-help.tsx'
import { TypedQuestion } from './typed-question.tsx'

interface QuestionProps<Kind extends Item = Item> {
  help: string
  item: Kind
  response: string | undefined
  error: string | undefined
  about: string | undefined
  texts: QuestionnaireTexts
  onAnswer: (linkId: string, answer: string) => void
}

/**
 * @param help - what the question means, with an example.
 * @param response - the stored answer; undefined while there is none.
 * @param about - id of what its page is about, where it stands alone.
 * @param error - what is wrong with it; undefined while nothing is.
 * @param headingTitle - window title where the question is the heading of the page, else null.
 * @param picture - what is shown between question and answers.
 */
export function Question({
  headingTitle,
  picture,
  ...props
}: QuestionProps & { headingTitle: string | null; picture?: ReactNode }) {
  const { item } = props
  const asHeading = (prompt: ReactNode) =>
    headingTitle === null ? prompt : <PageHeading title={headingTitle}>{prompt}</PageHeading>
  if (item.kind !== 'choice') return <TypedQuestion {...props} item={item} asHeading={asHeading} />
  return <ChoiceQuestion {...props} item={item} legend={asHeading(item.prompt)} picture={picture} />
}

function ChoiceQuestion({
  help,
  item,
  response,
  about,
  error,
  texts,
  onAnswer,
  legend,
  picture,
}: QuestionProps<ChoiceItem> & { legend: ReactNode; picture: ReactNode }) {
  return (
    <OptionGroup
      name={fieldNameOf(item)}
      legend={legend}
      options={item.options.map(({ code, label }) => ({ value: code, label: label ?? code }))}
      chosen={response}
      about={about}
      error={error}
      errorPrefix={texts.errorPrefix}
      onChoose={(answer) => {
        onAnswer(item.linkId, answer)
      }}
    >
      {picture}
      <QuestionHelp help={help} item={item} texts={texts} />
    </OptionGroup>
  )
}
