/** Texts of "My data": what is stored, how to correct it, take it along and delete it. */

const counted = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${count} ${more}`

export const myDataTexts = {
  heading: 'My data',
  intro: 'See what we keep about you. You can correct it, take it with you, or delete it.',
  loading: 'Getting your data',
  failed: 'We could not get your data.',
  failedAdvice: 'Nothing is lost. Please try again in a minute.',
  tryAgain: 'Try again',

  aboutYou: 'About you',
  since: (date: string) => `You have had this account since ${date}.`,
  whyAboutYou:
    'Your year of birth and gender say which people we compare you with. If one is wrong, change it here.',
  save: 'Save changes',
  saving: 'Saving',
  saved: 'Your changes are saved.',
  nothingChanged: 'Nothing has changed, so there is nothing to save.',
  notSaved: 'Your changes could not be saved.',

  bringHeading: 'Results from before you had an account',
  bringIntro: (results: number, begun: number) => {
    const tests = counted(begun, 'test', 'tests')
    if (results === 0) return `On this device there are answers to ${tests} that a guest has begun.`
    const here = `On this device there ${results === 1 ? 'is' : 'are'} ${counted(results, 'result', 'results')} from using this site as a guest.`
    return begun === 0 ? here : `${here} There are also answers to ${tests} not sent yet.`
  },
  bringPlanIntro: 'On this device there is a plan that a guest made.',
  bringMemoryIntro: 'On this device the coach remembers something that a guest told it.',
  bringQuestion: 'Are they yours? If you share this device, they may belong to someone else.',
  bring: 'Add them to my account',
  bringIntroMany: (guests: number) =>
    `${guests} different guests have left something on this device.`,
  bringQuestionMany: 'Add only what is yours. The rest stays where it is.',
  bringThese: ({
    results,
    begun,
    steps,
    date,
  }: {
    results: number
    begun: number
    steps: number
    date: string | null
  }) => {
    const things =
      results > 0
        ? counted(results, 'result', 'results')
        : begun > 0
          ? counted(begun, 'started test', 'started tests')
          : steps > 0
            ? 'the plan'
            : 'what the coach remembers'
    return date === null ? `Add ${things}` : `Add ${things} from ${date}`
  },
  bringing: 'Adding your results',
  brought: (count: number) =>
    count === 0
      ? 'You can go on with these answers now.'
      : `${counted(count, 'result is', 'results are')} in your account now.`,
  broughtSome: (count: number) =>
    count === 0
      ? 'Nothing was added to your account.'
      : `${counted(count, 'result is', 'results are')} in your account now.`,
  refused: (count: number) =>
    `${counted(count, 'record', 'records')} could not be read. ${count === 1 ? 'It is' : 'They are'} still on this device.`,
  notBrought: 'Your results could not be added.',
  stillHere: 'They are still on this device. Please try again.',
  restHere: 'The rest is still on this device.',

  takeHeading: 'Take your data with you',
  takeIntro:
    'You get a file with all your answers and scores. You can keep it or give it to your doctor.',
  takeAll: 'Download everything',
  takeAllAbout: 'One file with all that we keep about you (JSON).',
  takeTable: 'Download as a table',
  takeTableAbout: 'For a program like Excel (CSV).',
  takeCodebook: 'Download the guide to the table',
  takeCodebookAbout: 'It says what each row of the table means (CSV).',
  takeFhir: 'Download for a clinic',
  takeFhirAbout: 'Your results and your plan, for a doctor or a hospital (FHIR).',
  getting: 'Getting your file',
  notTaken: 'Your file could not be made.',

  deleteHeading: 'Delete everything',
  deleteIntro:
    'This deletes your account with all answers, scores and sign-ins. It happens at once. We cannot bring it back.',
  deleteGuestIntro:
    'This deletes all answers and scores from this device. It happens at once. Nobody can bring them back.',
  deleteStart: 'Delete my data',
  deleteQuestion: 'Delete everything for good?',
  deleteUnderstood: 'Yes, I want to delete all my data.',
  deleteTick: 'Tick the box first, if you are sure.',
  deleteNow: 'Delete for good',
  deleting: 'Deleting',
  keep: 'No, keep my data',
  deleted: 'All your data is deleted.',
  deletedAdvice: 'Thank you for having been here.',
  notDeleted: 'Your data could not be deleted.',

  guestHeading: 'Your data on this device',
  guestIntro:
    'You use this site without an account. Your answers and scores are on this device only. We do not have them.',
  guestCount: (count: number) =>
    count === 0
      ? 'There are no results on this device yet.'
      : `There ${count === 1 ? 'is' : 'are'} ${counted(count, 'result', 'results')} on this device.`,
  unreadableAdvice:
    'Your browser could not read what is on this device. Close other tabs of this site, then try again.',
  createAccount: 'Create an account',
}

/** Texts of one language. */
export type MyDataTexts = typeof myDataTexts
