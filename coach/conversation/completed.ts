/** Completes the few words that answer what the coach asked of a feeling: "my health", where it asked what worries somebody. */

import type { Language } from '#core/languages.ts'
import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import type { Said } from '../text/said.ts'

/** What the coach asked to be told, and the sentence that the answer to it belongs in. */
interface Frame {
  readonly asked: RegExp
  readonly sentence: Said
  /** Words that stand in the sentence already. */
  readonly leading: RegExp
}

const frames: readonly Frame[] = [
  {
    asked:
      /tell me (?:what scares you|which (?:part scares|illness you fear))|cu[eé]nteme qu[eé] (?:le|parte|enfermedad le) asusta/iu,
    sentence: { en: 'I am afraid of', es: 'Tengo miedo de' },
    leading: /^(?:of|about|that|de|a|al|del|por|que)\s+(?=\S)/iu,
  },
  {
    asked:
      /tell me (?:the biggest|what worries you)|cu[eé]nteme (?:la m[aá]s grande|qu[eé] le preocupa)/iu,
    sentence: { en: 'I worry about', es: 'Me preocupa' },
    leading: /^(?:about|for|that|por|de|lo de|el tema de)\s+(?=\S)/iu,
  },
  {
    asked:
      /tell me when it (?:is worst|weighs)|cu[eé]nteme (?:a qu[eé] hora|cu[aá]ndo) (?:pesa|aprieta)/iu,
    sentence: { en: 'I am loneliest:', es: 'La soledad me pesa más:' },
    leading: /^(?:mostly|usually|sobre todo|m[aá]s que nada)\s+(?=\S)/iu,
  },
]

/** More words are a sentence of their own. */
const mostWords = 7
/** Says somebody who does something, or says nothing of it. */
const isWhole = pattern(
  '^ (\\. )*(i|he|she|it|we|they|you|that|this|there|no|not|yes|yeah|ok|okay|thank*|thanks|maybe|nothing|everything|never|yo|me|se|el (?!(dinero|cancer|futuro|dia|domingo))|ella|eso|esto|no|si|nada|todo|gracias|tal|quiza*|nunca|tengo|estoy|es|hay|what|how|why|que|como|por que)',
)

/**
 * Completes a message.
 *
 * @param message - what the person typed.
 * @param before - what the coach had just said; empty where it had said nothing.
 * @returns the whole sentence; undefined where the message is one, or nothing of the kind was asked.
 */
export function completed(message: string, before: string, language: Language): string | undefined {
  const frame = frames.find(({ asked }) => asked.test(before))
  const words = message.trim().split(/\s+/u).length
  if (!frame || words > mostWords || message.includes('?')) return undefined
  if (!/\p{L}{3}/u.test(message) || isWhole.test(`${normalise(message)} `)) return undefined
  return `${frame.sentence[language]} ${message.trim().replace(frame.leading, '')}`
}
