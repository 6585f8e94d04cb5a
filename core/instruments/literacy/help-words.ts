/** "Help me with this" for the questions on digital habits, each with an example, in our own words. */

/** By linkId. */
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
