/** Names whom somebody lost, in the word they used, for a condolence that speaks of that person. */

import { pattern } from '../text/pattern.ts'
import type { Said } from '../text/said.ts'

/** Who went to live elsewhere, in both languages: the words for leaving with a place behind them. */
export const fue =
  'fue(?!( mi [a-z]+| con [a-z]+( [a-z]+)?)? (a|pa|para|al|pal|hacia|lejos|del pais|de (viaje|casa|vacaciones))(?! (el )?(cielo|sielo|siempre|mejor|la gloria|otra vida)))'
export const gone =
  'gone(?! ((off|away|back|over|up|down) )?(to|abroad|home|out|on|into|for|shopping|travel*|fishing|back|from)(?! (heaven|god|jesus|glory|the lord|his maker|her maker|a better|rest|be with|good)))'

/** What was taken for a loss, put right. */
const alive = pattern(
  '(is|are) (not|never) dead|(did|has|have) not (die|died|passed)|(nobody|no one) (has )?died|(he|she|{child}|they) (is|are) (still |very much |alive and )?(alive|well)(?= (\\. |and )?(she |he |they )?(has |have |is |was )?(only|just|moved|lives))|no (se )?(me )?(ha )?(murio|muerto|fallecio)|no esta muert[oa]|(esta|sigue|estan) viv[oa]s?|nadie (se )?(ha )?(murio|muerto)',
  { child: 'daughter|son|sister|brother|husband|wife|friend|mother|father' },
)
const died = 'died|dead|buried|widow*|murio|fallecio|enviud*|viud[oa]'
const lossTold = pattern(`(${died})`)

const deathTold = pattern(
  `(${died}|death|passed (away|on|over|last|in)|funeral|lost|late (husband|wife|mother|father|son|daughter|brother|sister|friend)|falto|partio|muerte|entierro|perdi)`,
)

/**
 * Tells whether a death is spoken of.
 *
 * @param words - normalised.
 */
export function tellsOfDeath(words: string): boolean {
  return deathTold.test(words)
}

/**
 * Tells whether it is said that whoever was spoken of lives.
 *
 * @param words - normalised.
 */
export function isAlive(words: string): boolean {
  return alive.test(words) && !lossTold.test(words.replaceAll(new RegExp(alive, 'gu'), ' '))
}

/** Said where a loss was heard that was none. */
export const takenForLoss: Said = {
  en: 'I am sorry, I took that for a loss.',
  es: 'Perdone, lo tomé por una pérdida.',
}

/** Said after it where nothing else is asked. */
export const missedThoughAlive: Said = {
  en: 'Somebody who lives far away is missed too. What is hardest about it?',
  es: 'A quien vive lejos también se le extraña. ¿Qué es lo que más le pesa?',
}

/** Said with the heart in one word, in another meaning. */
const meant: Readonly<Record<string, string>> = {
  viejo: 'esposo',
  viejito: 'esposo',
  vieja: 'esposa',
  viejita: 'esposa',
  señor: 'esposo',
  señora: 'esposa',
  gordo: 'esposo',
  gorda: 'esposa',
  negro: 'esposo',
  negra: 'esposa',
  missus: 'wife',
  hubby: 'husband',
}

const english =
  /(?:^|\b(?:my|our|since|when|after|because|that|and|lost|buried|miss) )(?:\p{L}+ ){0,2}?(husband|wife|partner|spouse|hubby|missus|mum|mom|mam|mother|dad|father|son|daughter|brother|sister|twin|grandson|granddaughter|grandma|grandpa|aunt|uncle|cousin|friend|neighbou?r|dog|cat|bird|budgie|parrot)(?!\p{L})/giu
const spanish =
  /(?<!\p{L})(?:mi|mis|nuestr[oa]) (?:\p{L}+ ){0,2}?(esposo|esposa|marido|mujer|pareja|viejo|viejito|vieja|viejita|señora?|compañer[oa]|gord[oa]|negr[oa]|mamá|madre|papá|padre|hij[oa]|herman[oa]|niet[oa]|abuel[oa]|tí[oa]|prim[oa]|amig[oa]|comadre|compadre|vecin[oa]|perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|loro|canario)(?!\p{L})/giu

/** How a loss is told. */
const loss =
  /(?<!\p{L})(?:died|passed|death|dead|lost|buried|funeral|gone|left us|taken|put (?:him |her |it )?(?:down|to sleep)|miss|missing|grie\p{L}+|mourn\p{L}*|muri\p{L}+|falleci\p{L}+|falt[oó]|enterr\p{L}+|perd[ií]|velorio|entierro|fue|dej[oó]|parti[oó]|descans[oó]|extraño|añoro|echo|falta|duelo|luto|dormir)(?!\p{L})/giu

/** The kin named nearest to the word that tells the loss, in its own sentence. */
function whoIn(sentence: string): string | undefined {
  const words = [...sentence.matchAll(loss)].map(({ index }) => index)
  const named = [...sentence.matchAll(english), ...sentence.matchAll(spanish)].map((found) => {
    const who = found[1] ?? ''
    const place = found.index + found[0].lastIndexOf(who)
    return { who, far: Math.min(...words.map((word) => Math.abs(word - place))) }
  })
  const [nearest] = named.toSorted((one, other) => one.far - other.far)
  return nearest && Number.isFinite(nearest.far) ? nearest.who.toLowerCase() : undefined
}

const pets = /^(?:dog|cat|bird|budgie|parrot|perr|gat|loro|canario)/u

/**
 * Says that one is sorry, about whom.
 *
 * @param message - in which the loss is told.
 * @returns undefined where nobody is named by what they were to the person.
 */
export function sorryAbout(message: string): Said | undefined {
  const sentences = message.split(/(?<=[.!?…])\s+/u)
  const raw = sentences.map(whoIn).find((who) => who !== undefined)
  if (raw === undefined) return undefined
  const who = meant[raw] ?? raw
  const said = {
    en: `I am so sorry about your ${who}.`,
    es: `Siento mucho lo de su ${who}.`,
  }
  return pets.test(who)
    ? {
        en: `${said.en} A quiet house is hard after that.`,
        es: `${said.es} La casa queda muy callada.`,
      }
    : said
}
