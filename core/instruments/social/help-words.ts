/** "Help me with this" for the social network questions, each with an example, in our own words. */

/** By linkId. */
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
