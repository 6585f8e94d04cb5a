/** What is said about the social score: its bands, its parts, its rule and where it comes from. */

import { derivedThreshold } from '../../wording/change.ts'
import type { Translated } from '../../languages.ts'

export const socialResultWords = {
  scoreName: 'social connection score',
  /** By the label that is stored and sent. */
  bands: {
    'Not Lonely': {
      name: 'Not Lonely',
      meaning:
        'You have people around you whom you can talk to and ask for help. Keep up the visits and calls you enjoy.',
    },
    'Moderately Lonely': {
      name: 'Moderately Lonely',
      meaning:
        'You have some people to turn to, but fewer than many others have. One more call or visit a week is a good first step.',
    },
    'Severely Lonely': {
      name: 'Severely Lonely',
      meaning:
        'You have few people to turn to right now. A small circle can happen to anyone, for example after a move or a loss. A club, a neighbor or your doctor can help you meet people.',
    },
    'Very Severely Lonely': {
      name: 'Very Severely Lonely',
      meaning:
        'You told us that you have almost nobody to turn to. You do not have to change this alone. Please tell your doctor or someone you trust.',
    },
  },
  components: {
    lsnsR: 'Whole network (24 or more is the usual line)',
    family: 'Family',
    friends: 'Friends',
    lsns6: 'Short form of six questions (12 or more is the usual line)',
    lsns6Family: 'Short form, family',
    lsns6Friends: 'Short form, friends',
    atRisk: 'Short form below its line of 12',
    marginalFamily: 'Short form, few family ties (below 6)',
    marginalFriends: 'Short form, few friends (below 6)',
  },
  formula: [
    'Each answer gives 0 to 5 points. More contact gives more points.',
    'The 12 answers add up to a total of 0 to 60. That total is the published scale.',
    'With a total of 24 or more the score starts at 3. It drops by 1 for each full 9 points above 24, down to 0.',
    'With a total below 24 the score is 11 less 1 for each full 3 points of the total.',
    'So a lower score means more people in your life.',
  ],
  notes: [
    'This describes your contacts, not how lonely you feel.',
    'We ask the published questions in our own words. This is not the official form. It is for thinking about yourself, not a diagnosis.',
  ],
  shortSource: 'Lubben Social Network Scale (LSNS-R), Lubben and colleagues, 2006',
  licence:
    'By James Lubben, Boston College, who describes and shares the scale for practice and research. As far as we know, credit and a notice to the author are expected. The band names are those of the De Jong Gierveld loneliness scale, free for research when cited; none of its questions is used.',
  deviations: [
    'We use our own words in place of the published ones. Nobody has tested how well our words measure.',
    'The questions are grouped by kind of answer. The published order is different, but every question counts the same.',
    'The published total runs from 0 to 60 and higher is better. The 0 to 11 score, where lower is better, and its steps are ours. Its line of 24 is 40% of 60, taken over from the short form.',
    'The band names and limits are set by the makers of this site. They follow the De Jong Gierveld loneliness scale, which has slightly other limits (0-2, 3-8, 9-10, 11, from memory). This scale counts contacts, not feelings.',
    'The limit of 6 for few family ties or few friends is from the 2006 paper, as we recall it.',
  ],
  changeBasis: `${derivedThreshold}; r .92 (short form, Kurimoto and colleagues, 2011), SD 9.5 (from memory).`,
  whenToSeeDoctor:
    'Tell your doctor if you often feel alone, sad or without hope. Tell them too if you have no one to call when you need help.',
} as const

/** What is said about the social score in one language. */
export type SocialResultWords = Translated<typeof socialResultWords>
