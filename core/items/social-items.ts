/** The twelve social network items in our own words; replace this file after licensing an official text. */

import type { Page, ResponseOption } from '../instrument.ts'
import { choice } from './choice-item.ts'

const counts: readonly ResponseOption[] = [
  { code: '0', label: 'None', points: 0 },
  { code: '1', points: 1 },
  { code: '2', points: 2 },
  { code: '3-4', label: '3 or 4', points: 3 },
  { code: '5-8', label: '5 to 8', points: 4 },
  { code: '9+', label: '9 or more', points: 5 },
]

const frequencies: readonly ResponseOption[] = [
  { code: 'Never', points: 0 },
  { code: 'Seldom', points: 1 },
  { code: 'Sometimes', points: 2 },
  { code: 'Often', points: 3 },
  { code: 'VeryOften', label: 'Very often', points: 4 },
  { code: 'Always', points: 5 },
]

const contacts: readonly ResponseOption[] = [
  { code: '< Monthly', label: 'Less than monthly', points: 0 },
  { code: 'Monthly', points: 1 },
  { code: 'Few times/month', label: 'A few times a month', points: 2 },
  { code: 'Weekly', points: 3 },
  { code: 'Few times/week', label: 'A few times a week', points: 4 },
  { code: 'Daily', points: 5 },
]

const family = 'family'
const friends = 'friends'

/** Six pages of 3, 2, 1 and 3, 2, 1 items; linkId is the place in the list that is sent. */
export const socialPages: readonly Page[] = [
  {
    heading: 'Your family: by birth, marriage or adoption',
    items: [
      choice('0', counts, {
        component: family,
        topic: 'Relatives you meet or talk to each month',
        prompt: 'In a normal month, how many people from your family do you meet or talk to?',
        help: 'Visits, phone calls, letters and messages all count. For example, a son who phones and a cousin who writes make 2.',
      }),
      choice('1', counts, {
        component: family,
        topic: 'Relatives you can talk to in private',
        prompt: 'With how many of your family can you share things you would not tell everyone?',
        help: 'Think of people you could tell about a worry or your health. For example, a sister who keeps what you tell her to herself.',
      }),
      choice('2', counts, {
        component: family,
        topic: 'Relatives you could ask for help',
        prompt: 'If you needed a hand, how many of your family would you be happy to ask?',
        help: 'Count the people you are close to. For example, someone you could ask for a ride to the doctor.',
      }),
    ],
  },
  {
    heading: 'Your family and big choices',
    items: [
      choice('3', frequencies, {
        component: family,
        topic: 'Relatives ask for your view',
        prompt: 'How often does someone in your family ask what you think before a big choice?',
        help: 'A big choice can be a new job, a move or a treatment. Think of times they asked you before they decided.',
      }),
      choice('4', frequencies, {
        component: family,
        topic: 'Relatives are there when you decide',
        prompt:
          'When you face a big choice, how often is someone in your family there to talk it over?',
        help: 'For example, a daughter you can phone before you agree to an operation.',
      }),
    ],
  },
  {
    heading: 'Keeping in touch with your family',
    items: [
      choice('5', contacts, {
        component: family,
        topic: 'Contact with the closest relative',
        prompt:
          'Think of the family member you are in touch with most. How often do you meet or talk?',
        help: 'Visits, calls and messages all count. If nobody in your family is in touch, choose "Less than monthly".',
      }),
    ],
  },
  {
    heading: 'Your friends: neighbors count too',
    items: [
      choice('6', counts, {
        component: friends,
        topic: 'Friends you meet or talk to each month',
        prompt: 'In a normal month, how many friends do you meet or talk to?',
        help: 'Friends from a club, a faith group or next door all count. For example, two people from your card game make 2.',
      }),
      choice('7', counts, {
        component: friends,
        topic: 'Friends you can talk to in private',
        prompt: 'With how many friends can you share things you would not tell everyone?',
        help: 'Think of friends you could tell about a worry. For example, a neighbor you trust with family news.',
      }),
      choice('8', counts, {
        component: friends,
        topic: 'Friends you could ask for help',
        prompt: 'If you needed a hand, how many friends would you be happy to ask?',
        help: 'Count the friends you are close to. For example, someone who would pick up your medicine if you were ill.',
      }),
    ],
  },
  {
    heading: 'Your friends and big choices',
    items: [
      choice('9', frequencies, {
        component: friends,
        topic: 'Friends ask for your view',
        prompt: 'How often does a friend ask what you think before a big choice?',
        help: 'For example, a friend who asks you whether to sell the house.',
      }),
      choice('10', frequencies, {
        component: friends,
        topic: 'Friends are there when you decide',
        prompt: 'When you face a big choice, how often is a friend there to talk it over?',
        help: 'For example, a friend you can visit or phone before you make up your mind.',
      }),
    ],
  },
  {
    heading: 'Keeping in touch with your friends',
    items: [
      choice('11', contacts, {
        component: friends,
        topic: 'Contact with the closest friend',
        prompt: 'Think of the friend you are in touch with most. How often do you meet or talk?',
        help: 'Visits, calls and messages all count. If you are in touch with no friend, choose "Less than monthly".',
      }),
    ],
  },
]
