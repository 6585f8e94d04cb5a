/** What a person says to the memory itself, by a button or in plain words. */

import { normalise } from '../text/normalise.ts'
import type { Past } from './past.ts'

/** What is to be done. */
export type MemoryCommand =
  | 'keep'
  | 'keep-not'
  | 'keep-never'
  | 'forget-last'
  | 'ask-forget-all'
  | 'forget-all'
  | 'forget-nothing'
  | 'renew'
  | 'better'

type Phrases = readonly (readonly [MemoryCommand, RegExp])[]

/** What answers each question of the memory. */
const answers: Readonly<Record<NonNullable<Past['asked']>, Phrases>> = {
  consent: [
    ['keep-never', /^(never|no never|never ask( me)?( again)?|nunca|jamas|no nunca)$/u],
    ['keep-not', /^(not (this|that)( one)?|no|no (thanks|thank you|gracias)|esto no|eso no)$/u],
    [
      'keep',
      /^(yes|yes (please|do|you may|of course)|sure|ok|okay|please do|of course|si|si (por favor|claro)|claro( que si)?|por favor|de acuerdo|bueno)$/u,
    ],
  ],
  'forget-all': [
    ['forget-nothing', /^(no|no (keep it|thanks|recuerdelo|gracias)|keep it)$/u],
    [
      'forget-all',
      /^(yes|yes (forget all|please|forget everything)|sure|si|si (olvide todo|por favor)|forget all|olvide todo)$/u,
    ],
  ],
  still: [
    [
      'better',
      /^(it is better|better( now)?|no|no (it is better|it is fine now|not any more)|it is (fine|gone)( now)?|ya mejoro|mejor|ya no|no ya (mejoro|no)|ya (paso|sane))$/u,
    ],
    [
      'renew',
      /^(still so|yes|yes (it is|still|still so)|still|it still (is|does)|si|si sigue( asi| igual)?|sigue asi|sigue igual|todavia)$/u,
    ],
  ],
}

/** What can be said at any time. */
const commands: Phrases = [
  [
    'ask-forget-all',
    /^(please )?(forget|delete|erase) (everything|all|it all|all (of it|that|this)|everything (about me|you know( about me)?|i (have )?(told|said)( to)?( you)?)|all (that )?i (have )?told you)( please)?$|^(por favor )?(olvid[ea]|borr[ea])(lo|la)? todo( lo que (le|te) (conte|dije)| lo que sabe( de mi)?)?( por favor)?$/u,
  ],
  [
    'forget-last',
    /^(please )?((forget|delete|erase) (that|this|that one|this one|what i (just )?(said|told you))|do not remember (that|this))( please)?$|^(por favor )?((olvid[ea]|borr[ea]) (eso|esto|lo que (acabo de decir|dije|le dije))|no recuerde (eso|esto))( por favor)?$/u,
  ],
]

function plain(message: string): string {
  return normalise(message)
    .replaceAll(/ [.,!]/gu, '')
    .trim()
}

/**
 * Hears what is said to the memory.
 *
 * @param message - as typed or pressed.
 * @param asked - what the coach asked of its memory just before.
 * @returns undefined where the message is about something else.
 */
export function commandIn(message: string, asked: Past['asked']): MemoryCommand | undefined {
  const words = plain(message)
  const phrases = [...(asked ? answers[asked] : []), ...commands]
  return phrases.find(([, phrase]) => phrase.test(words))?.[0]
}
