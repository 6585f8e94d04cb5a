import { answerQuestion } from '#coach/answer/answer.ts'
const q = (t: string) => answerQuestion({ text: t, earlier: [], person: null, region: 'US', language: 'en' } as never)
