/** What is happening this minute while a danger stands: it calls for help at once, whichever step is next. */

import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'

const breath =
  '(not|stopped|barely|hardly) breathing|can not be woken|(does|will|can) not wake( up)?|unconscious|(lips|face) (is |are |has gone |have gone )?blue|no (respira|despierta|reacciona)|dejo de respirar|inconsciente'
const swallowed =
  '(i|he|she|we|they) (have |has |had |just |already )*(took|taken|swallowed|drank|drunk) .. (all (of )?(them|my|the|his|her)|them all|the (pills|tablets|lot|bottle)|overdose|too many|bleach)(?! .. (away|from|out|back|home|off))|(me|se) (tome|tomo|trague|trago) .. (todas|todo el frasco|pastillas|el frasco)'
const weapon =
  '(gun|knife|rope|razor|pistol|rifle|shotgun) (is )?in (my|his|her|the) hand*|(took|takes|got|has got) .. (gun|knife|shotgun|rifle|rope) and (went|gone|left|is)|(coming|comes|came|here|stairs|door) .. with (a|the|his) (knife|gun|bat|hammer)|(he|she) has (a|the|his|her) (gun|knife|rifle|shotgun|pistol)(?! (in|at|locked|somewhere|license|safe))|point(s|ing) .. (gun|rifle|shotgun|pistol|it) .. at (me|him|her|us)|(garage|shed|barn|bedroom|bathroom) with (a|the|his|her) (gun|rope|rifle|shotgun|pistol)|(me|nos|la|lo) (esta apuntando|apunta)|(con|tiene) (un|una|el|la) (cuchillo|pistola|escopeta|soga|arma) (en la mano)?'
const hands =
  '(hands?|arm) (is |are )?(on|around|round) (my|her|his) (neck|throat)|chok(ing|es) (me|her|him)|strangl*|(hitting|beating|kicking|hurting) (me|her|him) (right )?now|breaking (down )?the door|(me|la|lo) (esta )?(ahorcando|estrangulando|asfixiando)|(me|la|lo) esta (pegando|golpeando)|manos? .. (cuello|garganta)'

const grave = pattern(`(${breath}|${swallowed}|${weapon}|${hands})`)
/** Then it is of another time, or is denied. */
const notNow = pattern(
  '(yesterday|last (week|month|year|night)|ago|never|used to|if (he|she|i)|ayer|hace|nunca|antes)',
)

/** What was swallowed begins to work. */
const sinking = pattern(
  '(very|so|really|getting|too) (sleepy|drowsy|woozy)|pass(ing)? out|black(ing)? out|can not (stay awake|keep my eyes open)|(mucho|tanto) sueno|me (estoy durmiendo|desmayo|voy a desmayar)',
)
const wasSwallowed = pattern('(took|taken|swallow*|overdos*|sobredosis|tom[oe]|tomado|trag[oue]*)')

/** Tells whether something was swallowed. */
export function tellsSwallowed(words: string): boolean {
  return wasSwallowed.test(words)
}

/** Tells whether somebody grows drowsy. */
export function sinks(words: string): boolean {
  return sinking.test(words)
}

/**
 * Tells whether a life is in danger this minute.
 *
 * @param message - what the person typed while a danger stands.
 * @param told - what told of that danger: whoever swallowed something and grows drowsy is in danger too.
 */
export function isGraveNow(message: string, told: string): boolean {
  const words = normalise(message)
  const isSinking = sinks(words) && tellsSwallowed(normalise(told))
  return isSinking || (grave.test(words) && !notNow.test(words))
}
