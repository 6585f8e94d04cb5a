/** What a person is told when their answers could not be sent; the sentences before it are the specification's. */

export const sendingTexts = {
  refused: 'Your answers are safe on this device. Please wait a moment, then press Submit again.',
  unreachable:
    'Your answers are safe on this device. Check that you are online, then press Submit again.',
  keptHere: 'Your answers are safe on this device.',
  tooOften: 'Your answers are safe on this device. Please wait a minute, then press Submit again.',
  faulty: 'One answer needs another look. We have taken you to it.',
  signIn: 'Your answers are safe on this device. Log in, and you can send them.',
  bmiLink: 'Enter height and weight',
  accountLink: 'Create an account',
  bmi: 'First we need your height and weight. Your answers are safe on this device.',

  /** Where they wait on the device. */
  sentLater:
    'We cannot reach our server now. Your answers are safe on this device. They will be sent by themselves, as soon as it works again. You can close this page.',
  sentLaterShared:
    'We cannot reach our server now. Your answers will be sent by themselves, as soon as it works again. Other people use this device, so please keep this page open and stay logged in until then.',
  sentAfterSignIn: 'Your answers are safe on this device. Log in, and they will be sent.',
  bmiSentLater:
    'We cannot reach our server now. Your BMI is safe on this device, and will be sent by itself. You can go on.',
}

/** Texts of one language. */
export type SendingTexts = typeof sendingTexts
