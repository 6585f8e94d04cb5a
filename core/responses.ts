/** What a person chose: the working form of answers while a questionnaire is filled in. */

/** Responses by linkId. Option codes, clock texts and numbers as typed; absent keys are unanswered. */
export type Responses = Readonly<Record<string, string>>

/** Answers as they travel: a list for social, an object keyed by linkId for the others. */
export type WireAnswers = readonly string[] | Readonly<Record<string, string>>
