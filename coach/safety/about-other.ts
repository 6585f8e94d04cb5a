/** Tells whether a danger is that of the person who writes, or of somebody else. */

import type { Language } from '#core/languages.ts'
import { type SafetyCode, tiers } from '../safety/codes.ts'
import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import type { Said } from '../text/said.ts'

const other = pattern(
  '((my|our|the|a) (wife|husband|partner|son|daughter|sister|brother|mother|father|aunt|uncle|friend|neighbor|neighbour|grandson|granddaughter|grandma|grandpa|niece|nephew|cousin|lodger|tenant|guest|mate|man|woman|lady|girl|boy)|mother|father|grandma|grandpa|granny|he|she|(mi|nuestr[oa]|un|una|el|la) (esposa|esposo|marido|mujer|pareja|hij[oa]|herman[oa]|madre|padre|mama|papa|tia|tio|abuel[oa]|niet[oa]|vecin[oa]|amig[oa]|suegr[oa]|prim[oa]|sobrin[oa]|senora?|hombre)|ella)',
)

/** "I think" and "I am worried for" speak of somebody else; other things said of oneself do not. */
const self = pattern(
  '(i|me|myself|we|us|both of us|my (own )?(chest|arm|arms|face|head|heart|leg|legs|life|hand|hands|eye|eyes|body|speech|left|right)|yo|me|nos|estoy|ando|tengo|quiero|quisiera|siento|extran[oa]|puedo|tome|cai|di|regale|deje|doy|molesto|estorbo|mi (pecho|brazo|cara|cabeza|corazon|pierna|vida|mano|ojo|cuerpo))',
)

const onlyWatching =
  / (?:i|we) (?:just |only )?(?:think|believe|found|find|saw|see|heard|hear|came home|came in|know|noticed|am (?:so |very |really )?(?:worried|scared|afraid|frightened|calling|asking|with|at)|can see|can hear|(?:can|could) (?:not|hardly|barely) (?:wake|rouse|reach|lift|move))(?: (?:about|for|of))? | (?:tell|help) me | (?:she|he|they) (?:told|said to|asked|texted|rang|called|begged) me | [a-z]+ told me (?:that )?(?:he|she|they) | (?:begged|asked|told) me not to | (?:estoy|me siento) (?:muy |tan )?(?:preocupad[oa]|asustad[oa]) | (?:me|nos) (?:dijo|dice|llamo|conto|escribio|preocupa|asusta) | no (?:la |lo |le )?(?:puedo|logro) (?:despertar|levantar|mover)(?:l[ao])? | (?:ayudeme|digame) /gu

/** Who is given something, or is with somebody, is not the one in danger. */
const recipient =
  / (?:a|al|con|para|to|with|for) (?:(?:la|el|mi|my|the|our|a|un|una) )?(?:vecin[oa]|amig[oa]|neighbou?r|friend|mate)(?= )/gu

/**
 * Tells whether a danger is somebody else's.
 *
 * @param told - the message in which it was told.
 * @returns true only where somebody else is named and nothing is said of oneself; in doubt the steps
 *   speak to the person who writes.
 */
export function aboutOther(told: string): boolean {
  const words = normalise(told)
  const named = other.test(words.replaceAll(recipient, ' '))
  return named && !self.test(words.replaceAll(onlyWatching, ' '))
}

const hurt =
  '(grab*|grip*|hit|hitting|slap*|shov*|push*|shook|shak*|pinch*|yank*|jerk*|smack*|drag*|squeez*|threw|twist*|hurt*|manhandl*|rough*)'
const lastime =
  '(pegu*|golpe*|empuj*|sacud*|zarande*|jalone*|jale|agarr*|apret*|pellizqu*|lastim*|abofete*|cachete*|maltrat*)'
/** Somebody cared for was hurt, or might be, by the very hands of the one who writes. */
const byOwn = pattern(
  `i (have |had |even |just |also |nearly |almost |really )*(${hurt}) .. (him|her|his|my (mum|mom|mam|mother|dad|father|husband|wife|sister|brother|aunt|uncle))|(pillow|cushion|almohada|cojin) ... (face|mouth|cara|boca)|(smother*|suffocat*) (him|her|my (mum|mom|mother|father|dad|husband|wife))|(afraid|scared|worried|fear) .. (i|to|of) .. (will |might |may |could |going to |again )*(do it again|${hurt} (him|her)|lose it (again|with (him|her)))|(le|lo|la) (he |di |volvi a )?(${lastime}|(una|un) (cachetada|bofetada|golpe|empujon|manotazo|jalon))|(miedo|temo) .. (a|de) .. (volver a )?(hacerlo|hacerle dano|${lastime})`,
)

/** Somebody who is hit, and hits back or gets away. */
const isHurt = pattern(
  '(he|she|they|who|my (husband|wife|son|daughter|nephew|niece|brother|sister)) .. (hits?|pushe[sd]|pushes|hurts?|threw|throws|took|takes|beats?|slaps?|slapped|chokes?|kicks?|grabs?|grabbed) .. (me|my|at me)|(me|nos) .. (pega|pego|pegaba|empuja|empujo|jala|jalo|golpea|golpeo|lastima|maltrata|amenaza|insulta)|soltarme|(away|off) (from )?me|push (him|her) away|afraid of (him|her)',
)

/**
 * Tells whether harm was done, or is feared, by the person who writes.
 *
 * @param told - the message in which it was told.
 */
export function isByOwnHands(told: string): boolean {
  const words = normalise(told)
  return byOwn.test(words) && !isHurt.test(words)
}

const kinWord =
  '(wife|husband|partner|son|daughter|sister|brother|mother|father|aunt|uncle|friend|neighbou?r|grandma|grandpa|esposa|esposo|marido|mujer|pareja|hij[oa]|herman[oa]|madre|padre|mama|papa|tia|tio|suegr[oa]|abuel[oa]|vecin[oa]|amig[oa])'
const otherOne = pattern(
  `(it is|this is|it was|i mean|i am talking) (about |for |of )?((my|our|the) ${kinWord}|him|her|she|he)|(es|era|hablo de|se trata de|por) ((mi|nuestr[oa]) ${kinWord}|ella|el) .. (que|quien|la que|el que|no yo)|(es|hablo de|se trata de|quien esta mal es|la que esta .. es|el que esta .. es) (mi|nuestr[oa]) ${kinWord}`,
)

/** "It is not me", "I am not the one". */
const notMe = pattern(
  '(it|this|that) (is|was) not (about )?me|i am not the one|no soy yo|no se trata de mi|no hablo de mi',
)
/** "... it is my neighbor", "Harold is". */
const butOther = pattern(
  '((it|that) is|i mean|es|hablo de|se trata de|i am) (about )?(my|the|our|him|her|mi|la|el|un|una) .. (neighbo*|lady|man|woman|gentleman|next door|upstairs|downstairs|friend|mother|father|husband|wife|sister|brother|aunt|uncle|vecin[oa]|senor|senora|amig[oa]|madre|padre|mama|papa|marido|espos[oa]|herman[oa]|tia|tio)',
)
const aName = '(?!God\\b|Jesus\\b|Dios\\b|Lord\\b)\\p{Lu}\\p{L}+'
/** "It's Harold I'm talking about", "I'm asking about Mrs Byrne", "HAROLD is". */
const byName = new RegExp(
  `\\b[iI]t['’]?s ${aName} [iI](?:['’]?m| am) (?:talking|asking|worried)|\\b[iI]t['’]?s ${aName} (?:who|that)['’]?s? (?:is )?(?:in (?:trouble|danger)|hurt)|\\b[iI](?:['’]?m| am) (?:talking|asking|worried) (?:about|for) ${aName}|\\b[hH]ablo de (?:don |doña )?${aName}`,
  'u',
)

/** What stands, as far as it tells whether somebody else may be meant. */
export interface Stands {
  readonly code: SafetyCode
  /** True where a wish to die was told in plain words. */
  readonly isWish: boolean
}

/**
 * Tells whether a message says that somebody else is the one in danger.
 *
 * @param message - what the person typed while a danger stands.
 * @param stands - beside harm by others whoever is named may be who does it, and beside a wish to die whoever is missed:
 *   of one's own wish, told plainly, it must be said that it is not theirs, and whose it is.
 */
export function namesOther(message: string, { code, isWish }: Stands): boolean {
  const words = normalise(message)
  const isDenied = notMe.test(words) && (butOther.test(words) || byName.test(message))
  if (isWish || isDenied) return isDenied
  if (byName.test(message)) return true
  return tiers[code] === 0 && code !== 'suicide_self_harm' && otherOne.test(words)
}

const selfSafe = pattern(
  '(i am|i feel) ([a-z]+ )?(safe|fine|ok|okay|all right|alright)|(estoy|me siento) (a salvo|bien)',
)
const otherSafe = pattern(
  '(he|she|they|both|we) (is|are) (all |both |now )?safe|(esta|estan|estamos) (todos |ya )?a salvo',
)

/** Tells whether a message says of the one who writes, and of nobody else, that they are safe; the button says it of all. */
export function isSelfSafe(message: string): boolean {
  const words = normalise(message)
  return words.trim().split(' ').length > 5 && selfSafe.test(words) && !otherSafe.test(words)
}

/** One person of the family, as the message names them; who died or is only spoken of with others is left out. */
const kin: Said<RegExp> = {
  en: /\b(?:my|our) (?!late\b)(?:(?:poor|old|dear|elderly) )?(mum|mom|mam|mother|dad|father|husband|wife|partner|sister|brother|aunt|uncle|gran|grandma|grandmother|grandad|grandpa|grandfather|mother-in-law|father-in-law|friend|neighbou?r)\b/giu,
  es: /\bmi (mam[áa]|madre|papá|papa(?! (?:al horno|asada|frita|cocida|hervida|para (?:la|el) (?:cena|comida|almuerzo)))|padre|esposo|marido|esposa|mujer|pareja|hermana|hermano|t[íi]a|t[íi]o|abuela|abuelo|suegra|suegro|amiga|amigo|vecina|vecino)(?![\p{L}])/giu,
}

/**
 * A question without the one for whom it is asked: they are not its matter.
 *
 * @param message - what the person typed.
 * @param language - language of the message.
 */
export function withoutKin(message: string, language: Language): string {
  const who = askedFor(message, language)
  if (who === undefined) return message
  return message.replaceAll(kin[language], (named, word: string) =>
    word.toLowerCase() === who ? '' : named,
  )
}

/** Whoever only says something is not the one it is for. */
const reports = pattern(
  '(my|our|mi|nuestr[oa]) [a-z]+ (says|said|thinks|wants|keeps|told|tells|reckons|dice|dijo|quiere|insiste|piensa|cree)',
)

const pronoun = / (?:he|she|him|her|his|they|them|le|lo|la|ella|ayudarl[ao]) /u

/** What somebody asks who wants to help another. */
const helping =
  / (?:how|what|where) (?:can|could|do|should|would|shall|might) (?:i|we)(?: (?:get|help|make|do|give|say|tell|persuade|convince|encourage|stop|keep|feed|cook|offer))? | (?:can|could|should) i (?:get|help|make|do|give|persuade|encourage) | i (?:want|would like|need|am trying|try|have tried|wish) to (?:get|help|make|persuade|encourage) | (?:i|we) (?:look after|care for|live with|worry about) | (?:como|que) (?:le |lo |la )?(?:puedo|podria|hago|ayudo|doy|digo)(?: (?:ayudar(?:l[aeo])?|hacer|dar(?:le)?|convencer(?:l[ao])?|animar(?:l[ao])?))? | (?:quiero|puedo) (?:ayudar(?:l[aeo])?|animar(?:l[ao])?) /gu

/**
 * Finds for whom a question is asked.
 *
 * @param message - what the person typed.
 * @param language - language of the message.
 * @returns who it is to the person, in the word they used, such as "dad"; undefined where it is for themselves
 *   or does not say.
 */
export function askedFor(message: string, language: Language): string | undefined {
  const words = normalise(message)
  const all = [...message.matchAll(kin[language])].map(([, word = '']) => word.toLowerCase())
  const isOther = other.test(words) || all.length > 0
  const rest = words.replaceAll(onlyWatching, ' ').replaceAll(helping, ' ')
  const who = all.find((one) => !isGone(one, words))
  if (who === undefined && all.length > 0) return undefined
  // Friends are quoted more often than they are cared for.
  if (who !== undefined && /^(?:friend|neigh|amig|vecin)/u.test(who) && !pronoun.test(words))
    return undefined
  if (reports.test(words)) return undefined
  if (!isOther || self.test(rest.replaceAll(/ (?:my|mi) /gu, ' '))) return undefined
  return who
}

/** Nothing can be asked for whoever has died. */
function isGone(who: string, words: string): boolean {
  const name = normalise(who).trim()
  // In Spanish the one who died may stand after the word for it.
  const gone =
    '(?:died |passed (?=away |on |in |last |two |three |\\. |$)|(?:se )?(?:me )?(?:murio|fallecio) (?!(?:mi|nuestr[oa]) ))'
  return new RegExp(
    ` ${name}(?: (?!(?:my|our|mi|nuestr[oa]) )[a-z0-9]+){0,9} ${gone}| (?:murio|fallecio|muerte de|perdi a|lost) (?:my|our|mi|nuestr[oa]) (?:[a-z]+ )?${name} `,
    'u',
  ).test(words)
}

/** What is told of oneself, and not only done for another. */
const ofOneself = pattern(
  '(my|mine|myself|for me|i (am|have|feel|sleep|wake|eat|drink|walk|fall|fell|need|want|live|worry|hurt|get)|yo|mi|mis|conmigo|para mi|tengo|estoy|ando|duermo|quiero|necesito|como|camino|vivo|me (siento|duele|duelen|canso|da|dan|cuesta|levanto|despierto))',
)

/**
 * Tells whether a message asks for somebody else.
 *
 * @param message - what the person typed.
 * @param before - whether the message before it did.
 * @param language - language of the message.
 */
export function isForOther(message: string, before: boolean, language: Language): boolean {
  if (askedFor(message, language) !== undefined || aboutOther(message)) return true
  const words = normalise(message)
  return before && (other.test(words) || pronoun.test(words) || !ofOneself.test(words))
}
