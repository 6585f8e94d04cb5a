/** What the seven questions on digital habits say: our own questions. The keys are left over from another form. */

export const literacyItemWords = {
  title: 'Digital Literacy Survey',
  recallPeriod: 'your habits as they are now',
  citation:
    'Our own index. Ideas from: Roque and Boot, 2018 (mobile device skills of older adults); Oh and colleagues, JMIR, 2021, e26145 (review of measures); Wieczorek and colleagues, Scientific Reports, 2024 (regular use as at least weekly).',
  age: {
    'Under 60': 'Under 60',
    '60-64': '60-64',
    '65-69': '65-69',
    '70-74': '70-74',
    '75-79': '75-79',
    '80 or older': '80 or older',
  },
  device: {
    'None, or a basic phone': 'None, or a basic phone',
    Smartphone: 'Smartphone',
    Tablet: 'Tablet',
    Computer: 'Computer',
    'More than one of these': 'More than one of these',
  },
  often: {
    Never: 'Never',
    'Less than once a week': 'Less than once a week',
    'Every week, but not every day': 'Every week, but not every day',
    'Every day': 'Every day',
  },
  hardest: {
    None: 'None of these',
    'Reading, watching or listening': 'Reading, watching or listening',
    'Email, messages or video calls': 'Email, messages or video calls',
    'Services such as banking, shopping or health appointments':
      'Services such as banking, shopping or health appointments',
  },
  agreement: {
    'Strongly disagree': 'Strongly disagree',
    Disagree: 'Disagree',
    'Not sure': 'Not sure',
    Agree: 'Agree',
    'Strongly agree': 'Strongly agree',
  },
  howMuch: {
    'Not at all': 'Not at all',
    'A little': 'A little',
    'Quite a lot': 'Quite a lot',
    'Very much': 'Very much',
  },
  taken: {
    No: 'No',
    'Not yet, but I plan to': 'Not yet, but I plan to',
    Yes: 'Yes',
  },
  items: {
    'food-intake': {
      topic: 'Age group',
      prompt: 'How old are you?',
    },
    'weight-loss': {
      topic: 'Device',
      prompt: 'What do you use most to go online?',
    },
    mobility: {
      topic: 'How often online',
      prompt: 'How often do you go online?',
    },
    stress: {
      topic: 'Hardest thing done alone',
      prompt: 'What is the hardest thing you do online without help?',
    },
    neuro: {
      topic: 'Digital skills matter',
      prompt:
        'It matters to know how to use a phone, tablet or computer. Do you agree or disagree?',
    },
    skill: {
      topic: 'Wish to learn more',
      prompt: 'How much would you like to learn more about using phones, tablets or computers?',
    },
    class: {
      topic: 'Course or class',
      prompt: 'Have you ever taken a course or class on how to use a phone, tablet or computer?',
    },
  },
}

/** What the questions on digital habits say in one language. */
export type LiteracyItemWords = typeof literacyItemWords

/** "Help me with this", by linkId: an example for each question. */
export const literacyHelps = {
  'food-intake': 'Your age adds no points. For example, choose "70-74" if you are 72.',
  'weight-loss':
    'Going online means using the internet, for example to read news or send a message. A laptop counts as a computer.',
  mobility:
    'Any use of the internet counts, on any device. For example, a short look at your email each morning is "Every day".',
  stress:
    'Choose the last one on the list that you do on your own. For example, if you read news and also book doctor visits, choose "Services".',
  neuro:
    'Think of daily life. For example, some people use them to order their medicine. Others do well without them.',
  skill:
    'There is no right answer. For example, you may want to learn video calls, or you may be happy with what you know.',
  class:
    'A class at a library or senior center counts, and so does an online course. For example, one afternoon on how to use a tablet is "Yes".',
}

/** The helps in one language. */
export type LiteracyHelps = typeof literacyHelps
