/** Texts of the plan: choosing a step, its week, looking back, and the sheet for the fridge. */

import { formatLocale } from './language.ts'

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

export const planTexts = {
  heading: 'My plan',
  formHeading: 'My step for this week',
  lookBackHeading: 'Your week',
  loading: 'Getting your plan',
  notLoaded: 'We could not read your plan. It is safe.',
  connectionAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try again',
  notDone: 'That did not work. Nothing has changed.',
  notSaved: 'Your step is kept on this device. We save it when you are online.',

  empty: 'No step yet. One small step is enough.',
  emptyAdvice: 'Your coach has ideas that fit your results. Or write your own.',
  seeAdvice: 'See what I can do',
  ownStep: 'Write my own step',

  problem: 'There is a problem',
  errorTitle: (title: string) => `Error: ${title}`,
  what: 'What will you do?',
  whatMissing: 'Write what you will do',
  when: 'When?',
  whenMissing: 'Choose a time',
  whens: ['After breakfast', 'After lunch', 'After dinner', 'Before bed'],
  ownWhen: 'I say it myself',
  ownWhenLabel: 'When will you do it?',
  where: 'Where?',
  whereHint: 'You can leave this empty.',
  whichDays: 'Which days?',
  daySets: { every: 'Every day', three: 'Monday, Wednesday, Friday', own: 'I choose' },
  daysMissing: 'Choose at least one day',
  readback: (when: string, where: string, text: string, onDays: string) =>
    `${[when, where].filter(Boolean).join(', ')}: ${text}. ${onDays}.`,
  everyDay: 'Every day',
  save: 'Save my step',
  saving: 'Saving',
  cancel: 'Go back to my plan',
  anyTime: 'You can change or stop it any time.',
  saved: (first: string) => `Your step is saved. Your first day is ${first}.`,
  savedToday: 'Your step is saved. Your first day is today.',
  changed: 'Your step is changed.',

  today: (day: string) => `Today, ${day}`,
  quoted: (text: string) => `“${text}”`,
  done: 'Done',
  notToday: 'Not today',
  doneNow: 'Done for today.',
  rest: (next: string) => `All right. ${capital(next)} is a new day.`,
  undo: 'Undo',
  notMarked: 'Not marked.',
  nothingToday: (next: string) => `Nothing is due today. Next: ${next}.`,
  beginsOn: (day: string) => `It begins on ${day}.`,
  thisWeek: 'This week',
  marks: { done: 'done', rest: 'not today', none: 'not marked' },
  ahead: 'to come',
  isToday: 'today',
  week: (done: number, due: number) => `${done} of ${days(due)} so far`,
  weekAndNext: (done: number, due: number, next: string) =>
    `${done} of ${days(due)} this week. Next: ${next}.`,
  missed: 'A missed day is fine.',
  late: 'I did it yesterday after all',
  lateDone: 'Marked for yesterday.',

  change: 'Change my step',
  stop: 'Stop this step',
  stopped:
    'Stopped. You can start it again any time. If it is in your calendar, please delete it there too.',
  calendar: 'Put it in my calendar',
  calendarTime: 'At what time?',
  calendarSaved: 'Open the file my-step.ics: your calendar takes it in, for four weeks.',
  print: 'Print for the fridge',
  another: 'Add another step',
  three: 'Three steps are enough at once. Stop one to add another.',

  earlier: 'Earlier steps',
  states: { active: '', finished: 'A habit now', stopped: 'Stopped' },
  again: 'Start it again',
  againNamed: (text: string) => `Start it again: ${text}`,
  remove: 'Delete',
  removeNamed: (text: string) => `Delete: ${text}`,
  removed: 'It is deleted, with all its marks.',

  lookDue: 'Look back at your week',
  lookGo: 'Look back (1 minute)',
  youMarked: (done: number, due: number) =>
    done === 0
      ? 'You marked no day. Weeks like that happen.'
      : `You marked ${done} of ${days(due)}.`,
  how: 'How was it?',
  howMissing: 'Choose an answer',
  outcomes: {
    kept: 'I kept it, and it was right',
    hard: 'It was too hard',
    easy: 'It was too easy',
    notForMe: 'It is not for me',
  },
  goOn: 'Go on',
  replies: {
    same: 'Good. Same again next week?',
    enough: 'Well done. It is good as it is. Same again next week?',
    easier: 'That is good to know. Let us make it smaller.',
    harder: 'Well done. Here is a little more.',
    other: 'That is fine. Let us find another one.',
    finish: 'Well done.',
  },
  nextWeek: (onDays: string) => `Next week: ${onDays}.`,
  take: 'Yes, take this',
  keepAsItIs: 'Keep it as it is',
  showAnother: 'Show me another',
  finish: 'It is a habit now: finish',
  finished: 'Well done. It is a habit now.',
  nextIsSaved: 'Your next week is saved.',

  forHome: 'Today',
  guestNote:
    'Your plan stays on this device. Reminders need an account. Your calendar can remind you without one.',
  sheetAddress: (address: string) => `My plan: ${address}`,
}

function capital(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase(formatLocale) + word.slice(1)
}

/** Texts of one language. */
export type PlanTexts = typeof planTexts
