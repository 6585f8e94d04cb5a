/** What is asked about exercise (how much a person moved in the last week), apart from how it is scored. */

import {
  choice,
  type ChoiceItem,
  type Item,
  optionsOf,
  type Page,
  type Questionnaire,
} from '../../instrument.ts'
import { exerciseHelps, exerciseItemWords, type ExerciseItemWords } from './question-words.ts'

type DaysLinkId = keyof ExerciseItemWords['activities']

function onlyWhenDone(daysLinkId: DaysLinkId): Pick<ChoiceItem, 'appliesWhen'> {
  return { appliesWhen: { linkId: daysLinkId, isNot: 'Never' } }
}

/**
 * Eleven pages; lawn work and gardening share page 9.
 *
 * @param words - of one language.
 */
export function exercisePages(words: ExerciseItemWords): readonly Page[] {
  /** Points are only ranks here: `activity-weights.ts` gives the days their value. */
  const days = optionsOf(words.days, [
    ['Never', 0],
    ['1-2 days', 1],
    ['3-4 days', 2],
    ['5-7 days', 3],
  ])

  const hours = optionsOf(words.hours, [
    ['Less than 1 hour', 0],
    ['1 hour to just under 2 hours', 1],
    ['2 to 4 hours', 2],
    ['More than 4 hours', 3],
  ])

  const kinds = optionsOf(words.kinds, [
    ['Mostly sitting', 0],
    ['Sitting or standing with some walking', 1],
    ['Walking with some lifting', 1],
    ['Walking with heavy lifting or carrying', 1],
  ])

  function daysItem(linkId: DaysLinkId, component: string): ChoiceItem {
    const { topic, what } = words.activities[linkId]
    return choice(linkId, days, { component, topic, prompt: words.daysPrompt(what) })
  }

  /** An activity with the hours that are asked once it was done at all. */
  function timed(daysLinkId: DaysLinkId, component: string): readonly Item[] {
    return [
      daysItem(daysLinkId, component),
      choice(daysLinkId.replace('-0', '-1'), hours, {
        component,
        ...onlyWhenDone(daysLinkId),
        topic: words.hoursTopic(words.activities[daysLinkId].topic),
        prompt: words.hoursPrompt,
      }),
    ]
  }

  function leisurePage(linkId: DaysLinkId): Page {
    return { heading: words.activities[linkId].topic, items: timed(linkId, 'leisure') }
  }

  function householdPage(linkId: DaysLinkId): Page {
    return { heading: words.activities[linkId].topic, items: [daysItem(linkId, 'household')] }
  }

  return [
    leisurePage('1-0'),
    leisurePage('2-0'),
    leisurePage('3-0'),
    leisurePage('4-0'),
    leisurePage('5-0'),
    householdPage('6-0'),
    householdPage('7-0'),
    householdPage('8-0'),
    {
      heading: words.yardAndGarden,
      items: [daysItem('9-0', 'household'), daysItem('9-1', 'household')],
    },
    householdPage('10-0'),
    {
      heading: words.activities['11-0'].topic,
      items: [
        ...timed('11-0', 'work'),
        choice('11-2', kinds, { component: 'work', ...onlyWhenDone('11-0'), ...words.kindOfWork }),
      ],
    },
  ]
}

/** The questions of the exercise instrument: 11 pages with follow-ups. */
export const exerciseQuestionnaire: Questionnaire = {
  id: 'exercise',
  domain: 'Exercise',
  title: exerciseItemWords.title,
  recallPeriod: exerciseItemWords.recallPeriod,
  citation: exerciseItemWords.citation,
  pages: exercisePages(exerciseItemWords),
  helps: exerciseHelps,
  needsBmi: false,
}
