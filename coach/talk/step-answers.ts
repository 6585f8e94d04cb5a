/** Answers what may be asked of any step, and whether to ask those who know. */

import type { Card } from '../cards/card.ts'
import { matterInWords } from '../matters/catalog.ts'
import type { Passage } from '../person/person.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import { allOf, type Said } from '../text/said.ts'
import { afterCard, outcomes, type QuickReply, reasons, whereToStart } from './acts.ts'
import { offered } from './changed-step.ts'
import { leave } from './asked-of-card.ts'
import { askedOn, proofOf } from './faq-reply.ts'
import { followUp } from './follow-up.ts'
import { stepTaken } from './goals.ts'
import { isFollowUp } from './hear-turn.ts'
import { matterOffered } from './matter.ts'
import { type Open, toGoalOrOther, without } from './open-card.ts'
import { nodTo, ofSign } from './own-plans.ts'
import {
  amountOf,
  domainsOf,
  fromCard,
  isSaid,
  type Reading,
  type Reply,
  say,
  spoken,
} from './reading.ts'
import { talkWords } from './talk-words.ts'
import type { Act } from '../understanding/acts.ts'
import { type StepQuestion, stepQuestionIn } from './step-questions.ts'

const texts = {
  whenItHelps: {
    en: 'I have no figure for how long it takes: it differs from person to person. Give it some weeks. If it gets worse, or is no better by then, tell your doctor or nurse.',
    es: 'No tengo una cifra de cuánto tarda: cambia con cada persona. Dele unas semanas. Si empeora, o no mejora para entonces, dígaselo a su médico o enfermera.',
  },
  anyHour: {
    en: 'The hour is yours to choose. It is easier to keep beside something you do each day, such as breakfast or the news.',
    es: 'La hora la elige usted. Es más fácil junto a algo que hace cada día, como el desayuno o las noticias.',
  },
  ifForgotten: {
    en: 'Then begin again the next day: one day missed takes nothing away. A note where you will see it helps.',
    es: 'Entonces siga al día siguiente: un día perdido no quita nada. Ayuda una nota donde la vea.',
  },
  written: {
    en: 'It stays here while we talk. Press “Make it my goal”, and it stands in your plan too.',
    es: 'Aquí queda mientras hablamos. Toque “Que sea mi meta”, y estará también en su plan.',
  },
  ifNoHelp: {
    en: 'Then that is no fault of yours. Some weeks are a fair try. After that tell your doctor or nurse, and ask me for another idea.',
    es: 'Entonces no es culpa suya. Unas semanas son una buena prueba. Después dígaselo a su médico o enfermera, y pídame otra idea.',
  },
  forThemToo: {
    en: 'Yes, they can too, if nothing in it hurts them. With an illness, they ask their own doctor first.',
    es: 'Sí, también puede, si nada le molesta al hacerlo. Si tiene una enfermedad, que pregunte antes a su médico.',
  },
  keepIt: {
    en: 'Good. Then keep it: that is the part that counts. Would you like another idea to go with it?',
    es: 'Muy bien. Entonces siga así: eso es lo que cuenta. ¿Quiere otra idea que la acompañe?',
  },
  inShort: { en: 'In one line: {step}', es: 'En una frase: {step}' },
  better: {
    en: 'Much gets better with small steps, though I cannot say when: think in weeks. If it grows worse, or is no better in two weeks, tell your doctor.',
    es: 'Mucho mejora con pasos pequeños, aunque no puedo decir cuándo: piense en semanas. Si empeora, o en dos semanas sigue igual, dígalo a su médico.',
  },
  medicine: {
    en: 'That your doctor or pharmacist knows, and I do not. Ask: “Is there something for this, and does it go with all that I take?” Take nothing new before that.',
    es: 'Eso lo sabe su médico o su farmacia, y yo no. Pregunte: “¿Hay algo para esto, y va bien con todo lo que tomo?”. No tome nada nuevo antes.',
  },
  easilySaid: {
    en: 'True: to say it is easy, and it is you who has to do it.',
    es: 'Es verdad: decirlo es fácil, y quien lo tiene que hacer es usted.',
  },
  tooLate: {
    en: 'It is hardly ever too late: bodies and minds answer to small steps at any age. Begin with half of it, today.',
    es: 'Casi nunca es tarde: el cuerpo y la cabeza responden a pasos pequeños a cualquier edad. Empiece hoy con la mitad.',
  },
  withWhom: {
    en: 'With somebody you like, or by yourself: both count.',
    es: 'Con alguien que le caiga bien, o a solas: las dos cosas cuentan.',
  },
  whereNear: {
    en: 'The library or {company} knows what there is near you. Some of it goes at home too, or by telephone.',
    es: 'La biblioteca o {company} sabe qué hay cerca. Parte se puede también en casa, o por teléfono.',
  },
  whereAtHome: {
    en: 'At home is enough: where there is light, a firm chair, and nothing to trip over.',
    es: 'En casa basta: donde haya luz, una silla firme y nada con que tropezar.',
  },
  same: {
    en: 'Then two of us think so, and it is you who decides. Which small piece of it would you begin with?',
    es: 'Entonces ya somos dos, y quien decide es usted. ¿Con qué parte pequeña empezaría?',
  },
  doctorStands: {
    en: 'Then what your doctor says stands, and I leave that out. Ask what is allowed instead.',
    es: 'Entonces vale lo que dice su médico, y eso lo dejo fuera. Pregúntele qué sí puede hacer.',
  },
  taken: {
    en: 'Good. Begin when it suits you, and tell me how it went. Is there something else on your mind?',
    es: 'Muy bien. Empiece cuando le venga bien, y cuénteme cómo le fue. ¿Hay algo más que le preocupe?',
  },
  unsure: {
    en: 'No hurry: nothing has to be decided today. What speaks against it?',
    es: 'Sin prisa: hoy no hay que decidir nada. ¿Qué le hace dudar?',
  },
  askJustThat: {
    en: 'Yes, ask just that, in those words. Say since when, and show all that you take.',
    es: 'Sí, pregunte justo eso, con esas palabras. Diga desde cuándo, y enseñe todo lo que toma.',
  },
} as const satisfies Record<string, Said>

/** Says at which hour something is done. */
const hours =
  /^(?!¿|(?:if|when|si|cuando)\b).*(?:\b(?:in the|at|before|after|each|every|by) (?:\w+ )?(?:mornings?|afternoons?|evenings?|night|noon|bed|breakfast|supper|dinner|lunch|day|daylight)\b|(?:por la|en la|al|antes del?|después del?|a la|cada|de) (?:mañana|tarde|noche|mediodía|día|desayun\p{L}*|cen\p{L}+|cama|acostarse|almuerzo)(?!\p{L}))/iu

/** A tablet that was forgotten is a matter for those who know it. */
const ofTablets = /\b(?:tablets?|pills?|medicines?|pastillas?|medicinas?|medicamentos?)\b/iu

/** What was said of the open step: of the matter it answers, or of its card. */
function saidOf(open: Open): readonly string[] {
  const { card, language } = open
  const matter = matterOffered(offered(open))
  return matter
    ? [matter.say[language], ...matter.how[language]]
    : [card.howMuch[language], card.step[language], ...card.how[language]]
}

/** The sentence of the open step that names an hour. */
function hourIn(open: Open): readonly Passage[] {
  const found = saidOf(open)
    .flatMap(sentencesOf)
    .find((sentence) => hours.test(sentence) && !sentence.endsWith('?'))
  return found === undefined ? [] : [fromCard(open, open.card, { en: found, es: found })]
}

/** How much of a step, where that is its own and was not said. */
function amountOnce(open: Open): readonly Passage[] {
  const amount = amountOf(open, open.card)
  return offered(open) || isSaid(open, amount) ? [] : [fromCard(open, open.card, amount)]
}

/** Where people meet or are taught. */
const outside: ReadonlySet<string> = new Set(['Socialization', 'Learning'])

/** What is said to each; nothing where the step is shown, explained or left as on a button, or it is not for this step. */
const answers: Readonly<Record<StepQuestion, (open: Open) => readonly Passage[]>> = {
  'when-it-helps': (open) => [...amountOnce(open), spoken(open, texts.whenItHelps)],
  hour: (open) => {
    const hour = hourIn(open)
    return hour.length > 0 ? hour : [...amountOnce(open), spoken(open, texts.anyHour)]
  },
  'if-forgotten': (open) => {
    const said = [...saidOf(open), ...allOf(open.card.know)]
    return said.some((one) => ofTablets.test(one)) ? [] : [spoken(open, texts.ifForgotten)]
  },
  'write-it-down': (open) => [spoken(open, texts.written)],
  'if-it-does-not-help': (open) => [spoken(open, texts.ifNoHelp)],
  'for-them-too': (open) => [
    spoken(open, texts.forThemToo),
    fromCard(open, open.card, open.card.watchFor),
  ],
  'done-already': (open) => [spoken(open, texts.keepIt)],
  needed: () => [],
  proof: () => [],
  'too-tired': () => [],
  'what-to-do': () => [],
  explain: (open) => {
    const text = say(open, texts.inShort, { step: say(open, stepTaken(open)) })
    return open.history.some(({ content }) => content.includes(text))
      ? []
      : [fromCard(open, open.card, { en: text, es: text })]
  },
  leave: (open) =>
    matterOffered(offered(open)) ? [spoken(open, talkWords.yesIf)] : leave(open).passages,
  better: (open) => [spoken(open, texts.better)],
  medicine: (open) => [spoken(open, texts.medicine)],
  'no-use': () => [],
  misheard: (open) => [spoken(open, talkWords.sorryTellMe)],
  'too-late': (open) => [spoken(open, texts.tooLate)],
  'tried-it': (open) => [spoken(open, talkWords.howDidItGo)],
  'with-whom': (open) => [spoken(open, texts.withWhom)],
  where: (open) => [
    spoken(open, outside.has(domainsOf(open.card)[0] ?? '') ? texts.whereNear : texts.whereAtHome),
  ],
  same: (open) => [spoken(open, texts.same)],
  'easily-said': (open) => [
    spoken(open, texts.easilySaid),
    spoken(open, talkWords.whatMakesItHard),
  ],
  'doctor-forbids': (open) => [spoken(open, texts.doctorStands)],
  taken: (open) => [spoken(open, texts.taken)],
  unsure: (open) => [spoken(open, texts.unsure)],
}

const asksToAsk = pattern(
  '(should|do|must|can|may|ought|shall) (i|we) (have to |need to |to |better |just )?(ask|tell|call|phone|see|talk to|mention (it|this|that) to|show (it|this|that) to) (my|the|a|our|her|his) (own |heart |family )?(doctor|nurse|pharmacist|druggist|chemist|clinic|dentist|physio*|therapist|specialist)|(debo|deberia|tengo que|puedo|hace falta|conviene) (decirle|preguntarle|contarle|llamar|avisarle|preguntar|decirselo|contarselo) (esto |eso )?(a|al) (mi |la |el )?(medic[oa]|doctor*|enfermer[oa]|farmaceutic[oa]|dentista|especialista|farmacia)|(le|se lo) (pregunto|digo|cuento|comento) (a|al) (mi |la |el )?(medic[oa]|doctor*|enfermer[oa]|farmaceutic[oa]|dentista|especialista)',
)

function toAsk(reading: Reading, card: Card | undefined): Reply {
  return {
    act: 'ask',
    domains: domainsOf(card),
    passages: [spoken(reading, texts.askJustThat)],
    replies: card ? afterCard : [],
  }
}

/** What only takes note of a step waits where the coach asked something itself. */
const takesNote: ReadonlySet<StepQuestion> = new Set(['taken', 'unsure'])
/** What makes it hard may be pressed, and what was asked is not asked again. */
const repliesTo: Partial<Record<StepQuestion, readonly QuickReply[]>> = {
  'easily-said': reasons,
  'tried-it': outcomes,
  misheard: [whereToStart],
  unsure: reasons,
  taken: [...toGoalOrOther, whereToStart],
}

function toQuestion(
  reading: Reading,
  card: Card,
  { name, act }: { readonly name: StepQuestion; readonly act: Act },
): Reply | undefined {
  const { awaited, answered } = reading.state
  if (takesNote.has(name) && awaited !== undefined) return undefined
  const passages = answers[name]({ ...reading, card })
  if (passages.length > 0) {
    const replies = repliesTo[name] ?? without(afterCard, act)
    return { act, domains: domainsOf(card), passages, replies }
  }
  const outcome = name === 'no-use' ? 'no-change' : undefined
  const proof = answered && name === 'proof' ? proofOf(reading, answered, act) : undefined
  const said = answered && act !== 'tried' ? (proof ?? askedOn(reading, act, answered)) : undefined
  if (said || !isFollowUp(act)) return said
  return followUp(reading, card, { act, likely: 1, ...(outcome && { outcome }) })
}

/**
 * Answers a plain question on the step that is open, or whether to ask those who know.
 *
 * @param reading - the turn.
 * @returns undefined where it is neither.
 */
export function askedOfStep(reading: Reading): Reply | undefined {
  const words = normalise(reading.message)
  const { card } = reading.state
  const asked = stepQuestionIn(words)
  const toStep = card && asked ? toQuestion(reading, card, asked) : undefined
  if (toStep) return toStep
  const plan = nodTo(reading)
  if (plan) return plan
  const isAsked = reading.message.includes('?') && asksToAsk.test(words) && !ofSign.test(words)
  const length = reading.message.trim().split(/\s+/u).length
  const isBare = length <= mostWordsOfAsking && !matterInWords(words)
  return isAsked && (isBare || !reading.search().matter) ? toAsk(reading, card) : undefined
}

/** So few words that ask whether to ask name nothing else. */
const mostWordsOfAsking = 7
