/** Hears that the very sign which raised an alarm is not so, and what is told in its place. */

import { aboutOther } from '../safety/about-other.ts'
import { type SafetyCode, tiers } from '../safety/codes.ts'
import { denialOf, piecesOf, signs } from '../safety/denied-words.ts'
import { detectIn } from '../safety/detect.ts'
import { hearSafety } from '../safety/hear-safety.ts'
import { thinner } from '../safety/painkillers.ts'
import { normalise, normaliseWithCommas } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { explainsIn, goesOnIn, isOfLongAgo, ofDegree, takesBackIn } from './heard-explanation.ts'
import { refusals } from './heard-refusal.ts'
import { isAnyIn } from './heard-report.ts'
import { isOfBody } from './scripts.ts'

const bodyPart =
  '(face|mouth|arms?|hands?|legs?|foot|calf|hip|knee|heart|chest|head|speech|eyes?|belly|back|cara|boca|brazos?|manos?|piernas?|pie|pantorrilla|cadera|rodilla|corazon|pecho|cabeza|habla|ojos?|vientre|espalda)'
const deniedPart = denialOf(bodyPart)
const otherPart = pattern(
  `(it|what|that) is (only |just )?(the|my|her|his) (left |right )?${bodyPart}|(the|my|her|his) ${bodyPart} (that|which) (is|has|went)|(es|son|fue) (el|la|los|las|mi|su) ${bodyPart}|(el|la) ${bodyPart} (es|izquierd[oa]|derech[oa]) (el|la) que`,
)

/**
 * Tells whether one sign is put in the place of another.
 *
 * @param text - normalised.
 */
export function correctsIn(text: string): boolean {
  return deniedPart.test(text) && otherPart.test(text)
}

const bareNo = pattern(
  '^ (\\. )*((oh|ay|no|nope|none|yes|si|well|bueno|pues|sorry|perdon|thank you|thanks|gracias|please|por favor|doctora?|hello|hi|hola|again|de nuevo|that is not (it|so)|no es eso|nothing like that|nada de eso) )+(\\. )*$',
)
const setAside = pattern(
  '(i (am|feel) (fine|ok|okay|all right|alright)|estoy bien|no te asustes|do not (worry|panic)|calm down|tranquil[oa]|what a fuss|(no|not|without) .. (911|112|999|ambulance|ambulancia))',
)

/** "I am asking about my knee": what is told so is what is to be answered. */
export const asksAbout = pattern(
  '(i am|was|am|only|just) .. (asking|talking|asked)|i (only |just )?(want|wanted|would like) to|hablo de|hablaba de|pregunto|preguntaba|quiero|quisiera|queria',
)

/** At least so many words make something to answer. */
const fewestWords = 3

/**
 * What a message tells beside its denial of a danger: in words, what it is about instead.
 *
 * @param message - what the person typed.
 * @param isDenied - whether a normalised piece is part of the denial.
 * @returns empty where it only denies.
 */
export function toldInstead(message: string, isDenied = (_text: string) => false): string {
  return piecesOf(message)
    .filter((piece) => {
      const text = normalise(piece)
      const isAside =
        bareNo.test(text) ||
        setAside.test(text) ||
        (explainsIn(piece) && !asksAbout.test(text)) ||
        (deniedPart.test(text) && !otherPart.test(text)) ||
        isDenied(text)
      const isRefusal = refusals.some(([, expressions]) => isAnyIn(text, expressions))
      return !isAside && !isRefusal && text.split(' ').filter(Boolean).length >= fewestWords
    })
    .join(' ')
    .trim()
}

const complaint = pattern(
  '(heavy|weak|weaker|numb|droop*|tingl*|tight|pain*|hurts?|slurr*|pesad[oa]|debil|dormid[oa]|adormec*|hormigue*|apret*|duele|torcid[oa])',
)

/**
 * Tells whether a message that denies one sign goes on to tell another of the same danger.
 *
 * @param code - the danger that leads.
 */
export function tellsMoreOf(code: SafetyCode, message: string): boolean {
  if (code !== 'stroke' && code !== 'chest_pain') return false
  const sign = pattern(`(${signs[code] ?? ''})`)
  const denial = denialOf(signs[code] ?? '')
  return piecesOf(message)
    .flatMap((piece) => normalise(piece).split(/(?<= )(?:and|y|just)(?= )/u))
    .some((text) => sign.test(text) && complaint.test(text) && !denial.test(text))
}

/** Says what it is about, or how it came about. */
const inPlace = pattern(
  '(only|just|about|because|was|is|it is|that is|asked|asking|meant|talking|want|wanted|would like|cut|solo|nomas|es que|lo que|fue|era|es|hablo|hablaba|pregunto|preguntaba|queria|quiero|quisiera|por|porque|se me)',
)

const onThinner = pattern(`${thinner}|plavix|clopidogrel`)

/** What is told in the place of a sign, and is one itself. */
const stillGrave = pattern(
  '(black|blacked|wake|sound|stand|blue|lips?|tongue|clots?|coffee|neck|tingl*|slid|despert*|sentido|nuca|cuello|molido|hormigue*|azul*|morad*|sleepy|drows*|nause*|(feel*|been|is|am) sick|vomit*|threw up|breathless|(short|out) of breath|limps?|limping|swell*|swollen|numb|dizzy|pounds|pounding|mixed up|sueno|somnolient*|nausea*|mare*|coje[oa]|hinch*)',
)

/** A denial of these must be taken up with the one who told them plainly, however it is put. */
const neverByDenial: ReadonlySet<SafetyCode> = new Set([
  'suicide_self_harm',
  'stroke',
  'chest_pain',
  'abuse_neglect',
])

/**
 * Tells whether a message denies the sign that raised an alarm, and tells something harmless in its place. What only
 * the model heard ends so; what a plain phrase told does where the denied word is the one that was told, and it was
 * neither a stroke, the heart, nor harm by others.
 *
 * @param code - the danger that leads.
 * @param told - the message that told it.
 * @param isGuess - true where the model alone heard it.
 */
export function deniesSign(
  message: string,
  {
    code,
    told,
    isGuess,
  }: { readonly code: SafetyCode; readonly told: string; readonly isGuess: boolean },
): boolean {
  const sign = signs[code]
  if (sign === undefined || tiers[code] > 1 || goesOnIn(normaliseWithCommas(message))) return false
  const denial = denialOf(sign)
  const isDenied = (text: string) => denial.test(text) && !ofDegree.test(text)
  const pieces = piecesOf(message).map(normalise)
  if (!pieces.some(isDenied)) return false
  const rest = toldInstead(message, isDenied)
  if (rest === '' || stillGrave.test(normalise(rest)) || unknowing.test(normalise(rest)))
    return false
  if (hearSafety(rest).some((each) => tiers[each] <= 1)) return false
  if (isGuess) return true
  // A knock on a blood thinner, and what another may not be able to tell, are for those who can look.
  if (onThinner.test(normalise(told)) || (code === 'emergency_other' && aboutOther(told)))
    return false
  if (neverByDenial.has(code) || !isOfBody(code) || detectIn(message).length > 0) return false
  const before = new Set(normalise(told).split(' ').map(stem))
  const words = new RegExp(pattern(`(${sign})`), 'gu')
  const isSame = pieces
    .filter(isDenied)
    .some((piece) => [...piece.matchAll(words)].some(([word]) => before.has(stem(word))))
  return isSame && inPlace.test(normalise(rest))
}

const anyDenial = pattern('(no|not|never|nor|none|without|nothing|nobody|ni|nada|nunca|nadie|sin)')

/** A piece that denies, and neither takes back what was told nor says how old it is. */
function isDenial(piece: string): boolean {
  const text = normalise(piece)
  return anyDenial.test(text) && !takesBackIn(text) && !isOfLongAgo(piece)
}

const unknowing = pattern(
  '(not|no longer) know (me|us|who|where|my|his|her|the)|(no|ni) (me |nos |lo |la )?(conoce|reconoce|sabe (quien|donde|mi|como me))',
)

/** Tells whether a sign that may follow is told beside a denial. */
export function tellsGrave(message: string): boolean {
  return piecesOf(message).some((piece) => {
    const text = normalise(piece)
    return unknowing.test(text) || (!isDenial(piece) && stillGrave.test(text))
  })
}

/**
 * Tells whether what explains a sign only denies: another sign, or a stroke or the heart, which nobody can rule out by
 * themselves.
 *
 * @param code - the danger that leads.
 */
export function deniesAnother(message: string, code: SafetyCode): boolean {
  const sign = pattern(`(${signs[code] ?? ''})`)
  const explaining = piecesOf(message).filter(explainsIn)
  return (
    explaining.length > 0 &&
    explaining.every(
      (piece) => isDenial(piece) && (neverByDenial.has(code) || !sign.test(normalise(piece))),
    )
  )
}

const noHarm = pattern(
  '(nobody|no one|none of us) .. (hurts|hurting|hits|hitting|harms|harming|abuses|abusing|threat*)|nadie .. (lastima|pega|maltrata|hace dano|amenaza)',
)

/** Tells whether harm by others is denied: said to that text, which stood beside another, it denies nothing of a fall or a stroke. */
export function deniesHarm(message: string): boolean {
  return noHarm.test(normalise(message))
}

const stemLetters = 4
function stem(word: string): string {
  return word.slice(0, stemLetters)
}

/** "No, I am not thinking of that", said in Spanish of what was asked, and nothing beside it that would take it back. */
const deniesThat = pattern(
  '^(?!.* (pero|aunque|quisiera|quiero|irme|me voy|descansar|dormir*|morir*|vivir|muerte|decidid[oa]|pastillas|solo|nomas|por ahora|todavia|ya (lo|la|me)|seguir) ) (\\. )*((no|para nada|claro que no|que va|nunca|jamas) (\\. )?)*no (lo )?(pienso|estoy pensando|he pensado) en (eso|nada de eso)( \\.|$| para nada)',
)

/** Tells whether what was just asked about is denied, and nothing else is told. */
export function deniesThatIn(text: string): boolean {
  return deniesThat.test(text)
}
