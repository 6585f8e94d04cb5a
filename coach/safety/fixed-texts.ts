/** The fixed texts of the safety policy: written by people, never by a model. */

import type { SafetyMessage } from '../person/person.ts'
import { tiers, type SafetyCode } from './codes.ts'
import type { Language } from '#core/languages.ts'
import { grammar } from '../text/grammar.ts'
import { isBleedingInside, isBowelBlocked } from './belly-signs.ts'
import { heavyBleeding, isBleedingOutside, isGasOrSmoke, leaveFirst } from './first-aid.ts'
import { isLowSugar } from './low-sugar.ts'
import { normalise, normaliseWithCommas } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { regionOf, type Region } from './regions.ts'
import type { Said } from '../text/said.ts'

/** The text of each code; `{emergency}` and the like stand for the lines of the region. */
const templates: Readonly<Record<SafetyCode, Said>> = {
  suicide_self_harm: {
    en: 'I am glad you told me. You matter. Please call or text {crisis} now, any hour. If you might act on it or have taken something, call {emergency}. Is someone with you?',
    es: 'Gracias por decírmelo. Su vida importa. Llame ahora a {crisis}, a cualquier hora. {texting}Si cree que puede hacerse daño, o si ya tomó algo, llame a {emergency}. ¿Hay alguien con usted?',
  },
  stroke: {
    en: 'These can be signs of a stroke. Call {emergency} now, even if they pass. Note the time they began. Do not drive, eat or take aspirin.',
    es: 'Pueden ser señales de un derrame o ataque cerebral. Llame a {emergency} ahora, aunque se le quiten. Anote la hora en que empezaron. No conduzca, no coma ni tome aspirina.',
  },
  chest_pain: {
    en: 'This could be your heart. Stop and sit. Call {emergency} now if it is happening, spreads, or comes with sweat, breath trouble or faintness. If it comes only with effort and goes away, stop exercise and see a doctor today.',
    es: 'Esto podría ser el corazón. Pare y siéntese. Llame a {emergency} ahora si lo siente en este momento, si se extiende, o si hay sudor, falta de aire o mareo. Si solo viene con esfuerzo y se quita, no haga ejercicio y vea a un médico hoy.',
  },
  emergency_other: {
    en: 'This needs emergency help. Call {emergency} now. For a wrong or extra dose, or something swallowed, {poison} can help too. For a gas smell or smoke, leave the house first.',
    es: 'Esto necesita ayuda de emergencia. Llame a {emergency} ahora. Si tomó una dosis equivocada o de más, o tragó algo dañino, llame también a {poison}. Si huele a gas o hay humo, salga primero de la casa.',
  },
  fall_injury: {
    en: 'After a knock to the head, bad pain, or if you cannot get up or put weight on it: call {emergency}. On a blood thinner, any head knock needs emergency care today.',
    es: 'Si se golpeó la cabeza, le duele mucho, o no puede levantarse o pisar: llame a {emergency}. Si toma anticoagulantes (para que la sangre no se coagule), vaya hoy a emergencias por todo golpe en la cabeza.',
  },
  sudden_confusion: {
    en: 'New confusion over hours or days is urgent. Call {emergency} or your doctor now. Do not leave the person alone.',
    es: 'Si alguien empezó a confundirse hace horas o días, es urgente. Llame a {emergency} o a su médico ahora. No deje sola a la persona.',
  },
  alcohol_withdrawal: {
    en: 'Stopping heavy drinking at once can be dangerous. Shaking, sweating, seeing things or a fit: call {emergency}. See a doctor before you cut down.',
    es: 'Dejar de golpe de beber mucho puede ser peligroso. Si hay temblores, sudor, convulsiones, o si ve cosas que no están: llame a {emergency}. Vea a un médico antes de beber menos.',
  },
  severe_depression: {
    en: 'That sounds very heavy. This can be treated. Please tell your doctor this week, today if you can. {crisis} is there any hour. Are you thinking of ending your life?',
    es: 'Siento mucho que esté pasando por algo tan duro. Esto se puede tratar. Dígaselo a su médico esta semana, hoy si puede. Puede llamar a {crisis} a toda hora. ¿Está pensando en quitarse la vida?',
  },
  abuse_neglect: {
    en: 'You do not deserve this. If you are in danger call {emergency}. {abuse} can help in confidence. If money is going to someone, stop paying and tell your bank.',
    es: 'Usted no merece esto. Si está en peligro, llame a {emergency}. {abuse} puede ayudarle, y es confidencial. Si le sacan dinero, deje de pagar y avise a su banco.',
  },
  medication: {
    en: 'I cannot advise on starting, stopping, mixing or changing doses. Please ask your doctor or pharmacist before any change. Do not stop suddenly.',
    es: 'No puedo aconsejarle empezar, dejar, mezclar o cambiar medicinas ni dosis. Pregunte a su médico o farmacéutico antes de cualquier cambio. No deje ninguna de golpe.',
  },
  malnutrition: {
    en: 'Losing weight without trying, or eating very little, needs a check up soon, this week. Choking on food needs one sooner. If there is no food in the house, call {food}.',
    es: 'Perder peso sin querer, o comer muy poco, necesita una revisión pronto, esta semana. Si se atraganta al comer, pida cita aún antes. Si no hay comida en casa, llame a {food}.',
  },
  eating_disorder: {
    en: 'Thank you for telling me. This is not about willpower, and help works at any age. Please speak to your doctor. For fainting, blood or chest pain, call {emergency}.',
    es: 'Gracias por decírmelo. No es falta de voluntad, y la ayuda sirve a cualquier edad. Hable con su médico. Si hay desmayo, sangre o dolor de pecho, llame a {emergency}.',
  },
  diagnosis: {
    en: 'I cannot tell you whether you have an illness. These scores are not medical tests. A doctor can check properly.',
    es: 'No puedo decirle si tiene una enfermedad. Estos puntajes no son pruebas médicas. Un médico puede revisarlo bien.',
  },
  injection: {
    en: 'I cannot share or change how I work. I am happy to help with healthy living.',
    es: 'No puedo mostrar ni cambiar cómo funciono. Con gusto le ayudo a vivir sano.',
  },
  other_people_data: {
    en: 'I can only talk about your own results.',
    es: 'Solo puedo hablar de sus propios resultados.',
  },
}

/** In place of the text for other emergencies where low sugar is told: sugar by mouth is what helps. */
const lowSugar: Said = {
  en: 'This could be low sugar. If you can swallow, take sugar now: juice or glucose. Call {emergency} now. If you cannot swallow or are very sleepy, take nothing by mouth. Do not drive or walk off.',
  es: 'Esto podría ser azúcar baja. Si puede tragar, tome azúcar ya: jugo o glucosa. Llame a {emergency} ahora. Si no puede tragar o tiene mucho sueño, nada por la boca. No maneje ni salga a caminar.',
}

const bleedingInside: Said = {
  en: 'This can be bleeding inside, and needs emergency help. Call {emergency} now. Take nothing by mouth, no painkiller either, until they say so.',
  es: 'Esto puede ser un sangrado por dentro, y necesita ayuda de emergencia. Llame a {emergency} ahora. No tome nada por la boca, tampoco calmantes, hasta que se lo digan.',
}

const blockedBowel: Said = {
  en: 'This can be a blocked bowel, and needs emergency help. Call {emergency} now. Eat and drink nothing, and take no laxative.',
  es: 'Esto puede ser un intestino tapado, y necesita ayuda de emergencia. Llame a {emergency} ahora. No coma, no beba y no tome laxantes.',
}

/** For emergencies with nothing taken, burning or leaking. */
const ofNoPoison: Said = {
  en: 'This needs emergency help. Call {emergency} now. Say what is happening, and do not drive yourself.',
  es: 'Esto necesita ayuda de emergencia. Llame a {emergency} ahora. Diga qué pasa, y no maneje.',
}

const poisonOrGas = pattern(
  '(gas|smok*|fires?|flames?|burn*|fumes|carbon|monoxide|alarm|leak*|swallow*|took|taken|takes?|gave|given|inject*|dos(e|es|age)|double*|twice|overdos*|tablets?|pills?|medicin*|meds|insulin|drugs?|drank|drunk|drink*|ate|eaten|poison*|bleach|cleaner|chemical*|mushroom*|berries|humo|fuego|llamas|quem*|incend*|monoxido|alarma|fuga|huele|trag*|tom(e|o|a|aron|ado)|dio|di|puse|inyect*|dosis|doble|dos veces|pastillas?|medicamentos?|insulina|beb(i|io|ido)|com(i|io|ido)|veneno|lejia|cloro|hongos)',
)

/** Somebody else wishes to die, and whoever writes is with them or knows them. */
const forHelper: Said = {
  en: 'I am glad you told me. Stay with them, or stay on the phone. Call or text {crisis} now, any hour: they tell you what to say. If they might act on it or have taken something, call {emergency}. Are you with them now?',
  es: 'Gracias por decírmelo. Quédese a su lado, o al teléfono. Llame ahora a {crisis}, a cualquier hora: le dirán qué decir. {texting}Si puede hacerse daño, o si ya tomó algo, llame a {emergency}. ¿Está usted ahí ahora?',
}

const who = '(?:(?:my|our|the|a|mi|mis|la|el|una?|un) (?:[a-z]+ ){0,2}[a-z]+|[a-z]+)'
const says =
  '(?:says?|said|saying|keeps saying|told (?:me|us)|texted(?: me)?|tells me|wrote(?: me)?|threatens?|threatened|threatening|talks?|talking|talked|keeps talking|wants?|wanted|tried|is going|dice|dijo|me dice|me dijo|quiere|queria|amenaza|amenazo|habla|hablo|me escribio|intento|trato)'
const theirDeath =
  '(?:(?:wants?|wanted|going|trying|tried) to die|kill(?:ing)? (?:him|her|them)sel(?:f|ves)|end(?:ing)? (?:it all|it|(?:his|her|their|his own|her own) life)|(?:be|is|are|was) (?:better off )?dead|jump|suicide|hang (?:him|her)self|shoot(?:ing)? (?:him|her)self|to die|morir(?:se)?|matar(?:se)?|se (?:mata|muere|tira|cuelga|quita la vida)|suicid(?:arse|io)|quitarse la vida|acabar con (?:todo|su vida)|tirarse|colgarse|ahorcarse)'
/** Somebody wants or threatens to die, told in one clause of theirs: of oneself it is told in so many other ways. */
const theirWish = new RegExp(
  `(?:^|[.,;:!?]) *(?:and |y |that |que )?${who} ${says} [^.,;:!?]{0,40}?${theirDeath}`,
  'u',
)
const ownWords = / (?:i|me|my|mine|myself|us|we|mi|yo|nos|conmigo) /u
/** What may be said beside it. */
const besideIt =
  /^(?:what|how|who|where|should|can|help|please|(?:she|he|they) (?:told|said)|que|como|quien|donde|debo|puedo|ayuda|por favor|hi|hello|hola|i am (?:so |very )?(?:scared|worried|afraid)|estoy (?:muy )?(?:preocupad|asustad))/u

/** Tells whether a message tells of somebody else's wish to die and of nothing else; in doubt it is one's own. */
function isTheirWish(told: string): boolean {
  const clauses = normaliseWithCommas(told)
    .split(/[.,;:!?]+/u)
    .flatMap((each) => each.trim() || [])
  const [theirs, ...others] = clauses.toSorted(
    (one, other) => Number(theirWish.test(other)) - Number(theirWish.test(one)),
  )
  if (theirs === undefined || !theirWish.test(theirs)) return false
  const rest = ` ${theirs} `.replaceAll(
    / (?:told|texted|tells|wrote|called) (?:me|us) | me (?:dice|dijo|escribio) | (?:my|our|mi|mis) /gu,
    ' x ',
  )
  return !ownWords.test(rest) && others.every((each) => besideIt.test(each))
}

/** A text that is said for one code where the message tells this. */
interface Special {
  readonly code: SafetyCode
  readonly isTold: (told: string) => boolean
  readonly say: Said
}

/** What is said in place of the text of a code, the first that is told. */
const special: readonly Special[] = [
  { code: 'emergency_other', isTold: isLowSugar, say: lowSugar },
  { code: 'emergency_other', isTold: (told) => isBowelBlocked(told), say: blockedBowel },
  { code: 'emergency_other', isTold: isBleedingInside, say: bleedingInside },
  { code: 'emergency_other', isTold: isBleedingOutside, say: heavyBleeding },
  { code: 'emergency_other', isTold: isGasOrSmoke, say: leaveFirst },
  {
    code: 'emergency_other',
    isTold: (told) => told !== '' && !poisonOrGas.test(normalise(told)),
    say: ofNoPoison,
  },
  {
    code: 'suicide_self_harm',
    isTold: isTheirWish,
    say: forHelper,
  },
]

/**
 * The texts that are said in place of others, with the help lines left open, each with its code.
 *
 * @param language - language of the texts.
 */
export function specialTemplates(
  language: Language,
): readonly { readonly code: SafetyCode; readonly template: string }[] {
  return special.map(({ code, say }) => ({ code, template: say[language] }))
}

/**
 * The text for low sugar with the help lines left open; its code is `emergency_other`.
 *
 * @param language - language of the text.
 */
export function lowSugarTemplate(language: Language): string {
  return lowSugar[language]
}

function templateOf(code: SafetyCode, told: string, language: Language): string {
  const found = special.find((one) => one.code === code && one.isTold(told))
  return (found?.say ?? templates[code])[language]
}

function isLineName(name: string, lines: Region): name is keyof Region {
  return name in lines
}

/**
 * Puts the help lines of a region into a text.
 *
 * @param template - text with `{emergency}` and the like.
 * @param region - two-letter code of the region.
 * @param language - language of the text.
 * @returns the text as shown.
 */
export function withHelpLines(template: string, region: string, language: Language): string {
  const lines = regionOf(region)
  return template
    .replaceAll(/([.?!]” )?(\ba )?\{(\w+)\}/gu, (whole, end = '', to = '', name = '') => {
      if (!isLineName(name, lines)) return whole
      const line = lines[name][language]
      const said = to === '' ? line : grammar[language].afterA(line)
      // What follows a whole sentence that is quoted begins another.
      return end === '' ? said : `${end}${said.charAt(0).toUpperCase()}${said.slice(1)}`
    })
    .replaceAll(/[.?!] \p{Ll}/gu, (opening) => opening.toUpperCase())
}

/** Whether a text was said before is asked of hundreds in each turn. */
const shown = new WeakMap<Said, Map<Region, Partial<Record<Language, string>>>>()

/** A text as it is shown: in one language, with the help lines of a region. */
export function shownText(said: Said, region: string, language: Language): string {
  const everywhere = shown.get(said) ?? new Map<Region, Partial<Record<Language, string>>>()
  shown.set(said, everywhere)
  const place = regionOf(region)
  const here = everywhere.get(place) ?? {}
  everywhere.set(place, here)
  return (here[language] ??= withHelpLines(said[language], region, language))
}

/**
 * The fixed text of a code with the help lines left open, to find it again whatever the region.
 *
 * @param code - code of the safety policy.
 * @param language - language of the text.
 */
export function fixedTemplate(code: SafetyCode, language: Language): string {
  return templates[code][language]
}

/**
 * The fixed text of a code, shown before anything else.
 *
 * @param code - code of the safety policy.
 * @param region - two-letter code of the region.
 * @param language - language the person writes in.
 * @param told - what the person told, by which the text of one code may differ.
 * @returns the message with its tier.
 */
export function fixedMessage(
  code: SafetyCode,
  region: string,
  language: Language,
  told = '',
): SafetyMessage {
  return {
    code,
    tier: tiers[code],
    text: withHelpLines(templateOf(code, told, language), region, language),
  }
}
