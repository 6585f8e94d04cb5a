/** Texts of what waits on this device until the server can be reached, and of being without a connection. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'

/** Completes "Your ... answers". */
const kind: Record<LifestyleDomain, string> = {
  Socialization: 'social',
  Learning: 'learning',
  Exercise: 'exercise',
  Diet: 'eating',
  Stress: 'stress',
  Sleep: 'sleep',
}

export const waitingTexts = {
  title: 'Waiting to be sent',
  intro:
    'These are safe on this device. We send them by ourselves, as soon as we can reach our server.',
  answers: (domain: LifestyleDomain, date: string) => `Your ${kind[domain]} answers of ${date}`,
  bmi: (date: string) => `Your BMI of ${date}`,
  sendNow: 'Send now',
  sending: 'Sending. Please wait.',
  stillWaiting: 'We still cannot reach our server.',
  stillWaitingAdvice: 'Your answers are safe on this device. We will try again by ourselves.',
  sent: (domains: readonly LifestyleDomain[]) =>
    `Your ${domains.map((domain) => kind[domain]).join(' and ')} answers are sent.`,
  sentAdvice: 'They are saved to your account. Your result is ready.',
  bmiSent: 'Your BMI is sent and saved to your account.',
  notTaken: (domain: LifestyleDomain) => `Your ${kind[domain]} answers could not be taken.`,
  notTakenAdvice: 'Nothing is lost. Please look at your answers, and send them again.',
  bmiNotTaken: 'Your BMI could not be taken.',
  bmiNotTakenAdvice: 'Please enter your height and weight again.',
  lookAgain: (domain: LifestyleDomain) => `Look at your ${kind[domain]} answers`,

  savedToAccount: 'Saved to your account.',
  savedHere: 'Saved on this device.',

  offline: 'You are not connected.',
  offlineMember:
    'Your answers are safe on this device. You can go on with any test. We send it when you are connected again.',
  offlineGuest: 'Your answers are safe on this device. You can go on with any test.',
  offlineNeedsServer:
    'You are not connected. Your answers are safe on this device. You can see this page when you are connected again.',

  leave: {
    heading: 'You have answers that are not sent yet',
    text: 'What should happen to them when you log out?',
    keep: 'Log out, and keep them here',
    keepHint: 'They stay on this device. They are sent when you log in here again.',
    remove: 'Log out, and remove them',
    removeHint: 'They are gone from this device for good.',
    sharedText: 'Other people use this device. So your answers cannot stay here.',
    stay: 'Do not log out',
  },
}

/** Texts of one language. */
export type WaitingTexts = typeof waitingTexts
