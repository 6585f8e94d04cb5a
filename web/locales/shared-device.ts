/** Texts of a device that others use too, and of being forgotten on any device. */

export const sharedDeviceTexts = {
  name: 'Shared device',
  note: 'Shared device: log out when you are done',
  stillKnown: 'This device still knows you. To log in here, your email is enough.',
  stillHere: 'What you did here may still be on this device.',
  forget: 'Forget me on this device',
  forgetAbout:
    'Press this if other people use this device. Then your email alone opens nothing here. Answers you have not sent, your height and your weight are removed from it. What you sent stays in your account. Text size, colors and language stay as they are.',
  unsent: (count: number) =>
    count === 1
      ? 'One thing you did here is not sent yet. If we forget you, it is lost.'
      : `${count} things you did here are not sent yet. If we forget you, they are lost.`,
  forgetting: 'Forgetting you',
  forgotten: 'This device has forgotten you.',
  forgottenAdvice: 'Next time, log in the way you usually do.',
  notForgotten: 'This device could not forget all.',
  notForgottenAdvice:
    'What you did here is removed. But we could not reach our server, so your email still opens your account here. We will try again when you come back online. You can also try again now.',
  keptAdvice:
    'Your browser could not remove what you did here. Please clear its data before you go.',
}

/** Texts of one language. */
export type SharedDeviceTexts = typeof sharedDeviceTexts
