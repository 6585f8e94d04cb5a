/** Texts of reminders: on the page of the plan, and on the page that a message leads to. */

export const reminderTexts = {
  heading: 'Remind me',
  about: 'We can send you a short note on the days of your plan.',
  where: 'Where should the note come?',
  byMail: 'By mail',
  onDevice: 'On this device',
  willAsk: 'The note comes on this device. Your browser will ask if we may send you notes.',
  mailLater: 'Would you rather have it by mail? Log in once with a code by mail, then come back.',
  saidNo: 'Your browser said no.',
  saidNoAdvice: 'Choose mail, or your calendar.',
  notProved:
    'Please log in once with a code by mail. Then we know that your email is yours, and can write to you.',
  begin: 'Remind me',
  time: 'At what time?',
  showsText: 'Say my step in the note',
  showsTextHint: 'Others who see your mail or your screen can then read it.',
  save: 'Turn reminders on',
  cancel: 'Cancel',
  isOn: (time: string) => `We write to you at ${time} on the days of your plan.`,
  isOnDevice: (time: string) =>
    `A note comes at ${time} on the days of your plan, on the device where you turned it on.`,
  change: 'Change the time',
  stop: 'Stop reminders',
  saved: 'Reminders are on.',
  stopped: 'Reminders are off.',
  otherZone: (time: string) => `You seem to be in another time zone. Remind you at ${time} there?`,
  takeZone: (time: string) => `Yes, at ${time} there`,
  notDone: 'That did not work. Nothing has changed.',
  connectionAdvice: 'Check your connection, then try again.',

  stopHeading: 'Reminders',
  stopping: 'Turning reminders off',
  stoppedAdvice: 'We do not write to you any more. Your plan is still there.',
  resume: 'Turn them on again',
  resumed: 'Reminders are on again.',
  ended: 'This link is too old or not right.',
  endedAdvice: 'Log in and open My plan. There you can stop the notes too.',
  failed: 'We could not turn reminders off just now.',
  tryAgain: 'Try again',
  myPlan: 'Open My plan',
}

/** Texts of one language. */
export type ReminderTexts = typeof reminderTexts
