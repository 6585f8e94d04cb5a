/** Texts of the advice screen, and those it shares with the chats. */

export const coachTexts = {
  heading: 'Your Personalized Wellbeing Advice',
  intro: 'Our coach reads all your scores and picks the next best steps for you.',
  aiLabel: 'AI coach, not a person; not medical advice',
  chooseHeading: 'Choose your advice',
  anyoneTitle: 'General Wellness',
  anyoneAbout: 'What helps most older adults with scores like yours.',
  likeMeTitle: 'People Like Me',
  likeMeAbout: 'How you compare with people of your age and gender, and steps that fit you.',
  loading: 'Reading your scores and writing your advice',
  failed: 'Oops! Something went wrong. Please try again.',
  tryAgain: 'Try again',
  noScores: 'Your coach does not know you yet.',
  noScoresAdvice: 'Take one short test on this site first. Then your advice will be about you.',
  goToEvaluations: 'Go to the evaluations',
  adviceFor: (title: string) => `Your advice: ${title}`,
  safetyHeading: 'Please read this first',
  changesHeading: 'What changed since last time',
  pointsHeading: 'Your next step',
  noStepOn: (domain: string) =>
    `Other parts come first for you now, so no step here is about ${domain.toLowerCase()}. You can ask the coach about it.`,
  another: 'Show me another',
  place: (place: number, count: number) => `Step ${place} of ${count}`,
  whyHeading: 'Why this helps',
  moreSteps: (count: number) => `More steps (${count})`,
  goal: 'Your goal for this week:',
  goalIn: (domain: string) => `${domain}. Your goal for this week:`,
  makeMyStep: 'Make this my step',
  makeMyStepNamed: (step: string) => `Make this my step: ${step}`,
  scoreWords: (words: string) => `Your score: ${words}`,
  why: (reason: string) => `We picked this ${reason}.`,
  source: 'Source:',
  newTab: '(new tab)',
  model: (name: string) => `Written by ${name}.`,
  nextHeading: 'Where to go from here',
  print: 'Print',
  ask: 'Ask the coach',
  seeScores: 'Your scores',
}

/** Texts of one language. */
export type CoachTexts = typeof coachTexts
