/** Texts that every page shares: top bar, footer, notices, loading. */

export const commonTexts = {
  siteTitle: 'Healthy Lifestyle Choices',
  skipToContent: 'Skip to the main content',
  home: 'Home',
  tools: 'My Wellness Tools',
  generalServices: 'General Services',
  personalPlan: 'My Personalized Plan',
  contact: 'Contact',
  logout: 'Logout',
  menu: 'Menu',
  closeNotice: 'Close message',
  pageBroken: 'This page could not be shown',
  pageBrokenAdvice: 'Your answers are safe on this device. Check your connection, then try again.',
  tryAgain: 'Try again',
  loadingPage: 'Loading the page',
  goingToSignIn: 'Taking you to the login page',
  notLoggedInFirst: 'User not logged in. Please log in first.',
  signedOut: 'You are logged out.',
  signedOutAdvice: 'Please log in again to go on.',
  logoutSuccessful: 'Logout successful',
  thereIsAProblem: 'There is a problem',
  error: 'Error:',
  back: 'Back',
  next: 'Next',
  submit: 'Submit',
  backToEvaluations: 'Back to Evaluations',
  userNotLoggedIn: 'User not logged in',
  networkError: 'Network error. Check your connection.',
}

/** Texts of one language. */
export type CommonTexts = typeof commonTexts
