/** Texts of the questionnaires: steps, faults, review and sending. The questions come from core. */

export const questionnaireTexts = {
  questionOf: (at: number, of: number) => `Question ${at} of ${of}`,
  questionsOf: (from: number, to: number, of: number) => `Questions ${from} to ${to} of ${of}`,
  pageOf: (at: number, of: number) => `Page ${at} of ${of}`,
  titleOf: (position: string, instrument: string) => `${position} - ${instrument}`,
  titleWithError: (title: string) => `Error: ${title}`,
  answeredOf: (answered: number, of: number) =>
    of === 1 ? `${answered} of 1 question answered` : `${answered} of ${of} questions answered`,
  recall: (period: string) => `Think about ${period}.`,
  help: 'Help me with this',
  /** Beside large letters on a phone. */
  helpShort: 'Help',
  helpAbout: (topic: string) => `: ${topic}`,

  saved: 'Saved on this device.',
  savedUntilSubmit: 'Saved on this device until you submit.',
  comeBack: 'You can stop and come back.',
  notStored:
    'This browser does not let us save. Please keep this page open until you have sent your answers.',
  stop: 'Stop for now',
  backUnavailable: 'This is the first question, so there is nothing to go back to.',

  next: 'Next',
  back: 'Back',
  submit: 'Submit',
  sending: 'Sending your answers. Please wait.',
  backToReview: 'Back to your answers',
  reviewLink: 'Review your answers',
  reviewTitle: 'Review your answers',
  reviewIntro: 'Please look through your answers. You can change any of them before you send them.',
  change: 'Change',
  changeAbout: (topic: string) => `: ${topic}`,
  withUnit: (value: string, unit: string) => `${value} ${value === '1' ? unit.slice(0, -1) : unit}`,
  readAs: (typed: string, time: string) => `${typed}, read as ${time}`,

  thereIsAProblem: 'There is a problem',
  errorPrefix: 'Error:',
  chooseAnswer: (topic: string) => `Choose an answer: ${topic}`,
  typeAnswer: (topic: string) => `Type an answer: ${topic}`,
  invalidTime: 'We cannot read this time yet. Write one time, like 10:30 PM or 22:30.',
  invalidNumber: (min: number, max: number, unit: string) =>
    `Use one number from ${min} to ${max}, like ${unit === 'hours' ? '7 or 7.5' : '20'}.`,
  sameTimes:
    'Your bed time and your getting-up time come out the same. Please look at both and check AM and PM.',
  moreSleepThanBed: (bed: string, wake: string, inBed: string, asleep: string) =>
    `${bed} to ${wake} is ${inBed} in bed. You wrote ${asleep} of sleep. Please look at both.`,
  askAgain: (topic: string) => `Please answer this again: ${topic}`,

  weReadThisAs: (time: string) => `We read this as ${time}`,
  nightCheck: (asleep: string, inBed: string) =>
    `You slept about ${asleep} of ${inBed} in bed. Is that right?`,
  duration: (hours: number, minutes: number) => {
    const inHours = hours === 1 ? '1 hour' : `${hours} hours`
    if (minutes === 0) return inHours
    const inMinutes = minutes === 1 ? '1 minute' : `${minutes} minutes`
    return hours === 0 ? inMinutes : `${inHours} ${inMinutes}`
  },
  units: { minutes: 'In minutes, like 20', hours: 'In hours, like 7 or 7.5' },

  /** What the specification says after sending, word for word; one set for each group of instruments. */
  sentences: {
    answers: {
      sent: 'Answers submitted successfully!',
      refused: 'Failed to submit answers. Please try again.',
      unreachable: 'An error occurred while submitting your answers.',
      noUser: 'User ID is missing. Please log in again.',
    },
    test: {
      sent: 'Test submitted successfully!',
      refused: 'Failed to submit test. Please try again.',
      unreachable: 'Failed to submit test. Please try again.',
      noUser: 'User not logged in. Please log in first.',
    },
    responses: {
      sent: 'Responses submitted successfully',
      refused: 'Failed to submit responses',
      unreachable: 'Failed to submit responses',
      noUser: 'User not logged in',
    },
  },
}

/** Texts of one language. */
export type QuestionnaireTexts = typeof questionnaireTexts

/** The sentences of the specification for one group of instruments. */
export type SubmitSentences = keyof QuestionnaireTexts['sentences']
