/** What the twelve social network questions say, in our own words; replace this file after licensing an official text. */

export const socialItemWords = {
  title: 'Lubben Social Networking Scale',
  recallPeriod: 'your life as it is now',
  citation:
    'Lubben and colleagues, The Gerontologist, 2006;46:503-513 (short form LSNS-6); scale pages of James Lubben, Boston College; the 40% line compared with Röhr and colleagues, 2021 (PMC8445781).',
  pages: {
    1: 'Your family: by birth, marriage or adoption',
    2: 'Your family and big choices',
    3: 'Keeping in touch with your family',
    4: 'Your friends: neighbors count too',
    5: 'Your friends and big choices',
    6: 'Keeping in touch with your friends',
  },
  howMany: {
    '0': 'None',
    '1': '1',
    '2': '2',
    '3-4': '3 or 4',
    '5-8': '5 to 8',
    '9+': '9 or more',
  },
  often: {
    Never: 'Never',
    Seldom: 'Seldom',
    Sometimes: 'Sometimes',
    Often: 'Often',
    VeryOften: 'Very often',
    Always: 'Always',
  },
  contact: {
    '< Monthly': 'Less than monthly',
    Monthly: 'Monthly',
    'Few times/month': 'A few times a month',
    Weekly: 'Weekly',
    'Few times/week': 'A few times a week',
    Daily: 'Daily',
  },
  items: {
    '0': {
      topic: 'Relatives you meet or talk to each month',
      prompt: 'In a normal month, how many people from your family do you meet or talk to?',
    },
    '1': {
      topic: 'Relatives you can talk to in private',
      prompt: 'With how many of your family can you share things you would not tell everyone?',
    },
    '2': {
      topic: 'Relatives you could ask for help',
      prompt: 'If you needed a hand, how many of your family would you be happy to ask?',
    },
    '3': {
      topic: 'Relatives ask for your view',
      prompt: 'How often does someone in your family ask what you think before a big choice?',
    },
    '4': {
      topic: 'Relatives are there when you decide',
      prompt: 'When you face a big choice, how often is a relative there to talk it over?',
    },
    '5': {
      topic: 'Contact with the closest relative',
      prompt:
        'Think of the family member you are in touch with most. How often do you meet or talk?',
    },
    '6': {
      topic: 'Friends you meet or talk to each month',
      prompt: 'In a normal month, how many friends do you meet or talk to?',
    },
    '7': {
      topic: 'Friends you can talk to in private',
      prompt: 'With how many friends can you share things you would not tell everyone?',
    },
    '8': {
      topic: 'Friends you could ask for help',
      prompt: 'If you needed a hand, how many friends would you be happy to ask?',
    },
    '9': {
      topic: 'Friends ask for your view',
      prompt: 'How often does a friend ask what you think before a big choice?',
    },
    '10': {
      topic: 'Friends are there when you decide',
      prompt: 'When you face a big choice, how often is a friend there to talk it over?',
    },
    '11': {
      topic: 'Contact with the closest friend',
      prompt: 'Think of the friend you are in touch with most. How often do you meet or talk?',
    },
  },
}

/** What the social network questions say in one language. */
export type SocialItemWords = typeof socialItemWords

/** "Help me with this", by linkId: an example for each question. */
export const socialHelps = {
  '0': 'Visits, phone calls, letters and messages all count. For example, a son who phones and a cousin who writes make 2.',
  '1': 'Think of people you could tell about a worry or your health. For example, a sister who keeps what you tell her to herself.',
  '2': 'Count the people you are close to. For example, someone you could ask for a ride to the doctor.',
  '3': 'A big choice can be a new job, a move or a treatment. Think of times they asked you before they decided.',
  '4': 'For example, you can call your son before you say yes to surgery.',
  '5': 'Visits, calls and messages all count. If nobody in your family is in touch, choose "Less than monthly".',
  '6': 'Friends from a club, a faith group or next door all count. For example, two people from your card game make 2.',
  '7': 'Think of friends you could tell about a worry. For example, a neighbor you trust with family news.',
  '8': 'Count the friends you are close to. For example, someone who would pick up your medicine if you were ill.',
  '9': 'For example, a friend who asks you whether to sell the house.',
  '10': 'For example, a friend you can visit or phone before you make up your mind.',
  '11': 'Visits, calls and messages all count. If you are in touch with no friend, choose "Less than monthly".',
}

/** The helps in one language. */
export type SocialHelps = typeof socialHelps
