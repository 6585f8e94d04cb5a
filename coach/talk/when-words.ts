/** Finds in a message the words that say when something will be done, and what. */

import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'

const hours =
  '(?:breakfast|lunch|dinner|supper|tea|teatime|coffee|news|my nap|a nap|my walk|bed|bedtime|church|mass|work|the shower|desayun\\p{L}*|almuerzo|almorzar|comida|comer|cenar?|merienda|siesta|noticias|misa|baño|café|acostar\\p{L}*|levantar\\p{L}*)'
const days =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|lunes|martes|miércoles|miercoles|jueves|viernes|sábados?|sabados?|domingos?)'
const parts =
  '(?:mornings?|afternoons?|evenings?|nights?|noon|midday|mañanas?|tardes?|noches?|mediodía|mediodia)'

/** One way of saying when; it goes on to the end of its clause. */
const starts = [
  `(?:right |just |straight |every day |each day )?(?:after|before|with|at|over|during) (?:my |the |our )?(?:[\\p{L}\\d'’]+ ){0,2}?(?:${hours}|${parts}|[\\d:]+(?: ?[ap]m| o'?clock)?)`,
  `(?:when|while|once|as soon as|until) (?!i (?:can|do it)\\b)[\\p{L}\\d' ]{3,40}`,
  `(?:from |starting |first thing )?(?:tomorrow|tonight|today|this (?:${parts}|week))(?: (?:${parts}|at [\\p{L}\\d:]+|(?:after|before|with) (?:my |the )?[\\p{L}]+))?`,
  `(?:every|each|on|in the|twice a|once a|three times a) (?:[\\p{L}]+ )?(?:${days}|${parts}|day|week|hour)`,
  `${days}(?: (?:and|to) ${days})?(?: ${parts})?`,
  `(?:\\d+|two|three|four|five|six|seven|dos|tres|cuatro|cinco|seis|siete) (?:days|times|nights|días|dias|veces|noches)(?: (?:a|per|each|por|a la|por la) ?(?:week|semana))?`,
  `(?:justo )?(?:después de(?:l)?|despues de(?:l)?|antes de(?:l)?|al|con el|en el|durante el|durante la) (?:la |el |las |los |mi )?(?:[\\p{L}]+ )?${hours}`,
  `(?:cuando|mientras|en cuanto|apenas) [\\p{L}\\d ]{3,40}`,
  `(?:desde |a partir de )?(?:mañana|manana|hoy|esta (?:${parts}))(?: (?:a las? [\\p{L}\\d:]+|por la ${parts}|después de [\\p{L} ]{3,20}|al [\\p{L}]+))?`,
  `(?:todos los días|todos los dias|cada (?:${parts}|día|dia|${days})|(?:por|en) la ${parts}|a las? (?:[\\p{L}]+|[\\d:]+)(?: (?:de|por) la ${parts})?|(?:los |el )${days}|(?:una|dos|tres) ve(?:z|ces) (?:al|por|a la) (?:día|dia|semana))`,
].map((source) => `(?:${source})`)

const when = new RegExp(
  `(?<!\\p{L})(?:${starts.join('|')})(?:,? (?:and |y )?(?:${starts.join('|')}))*(?!\\p{L})`,
  'iu',
)

/** Clauses that only take the step up. */
const frame =
  /^(?:(?:and|y|so|then|let['’]?s|let us|please|yes|no|por favor|sí|si|entonces)[\s,]+)*(?:(?:make|have|set) (?:it|that|this)|that(?:['’]s| is|['’]ll be| will be)|(?:that|this|it) (?:is|shall be|can be)|que (?:sea|esa sea|eso sea)|(?:esa|eso|ese) (?:es|será|va a ser)|la dejo de|póngal[oa] de|ponl[oa] de)?[\s\p{L}'’]{0,12}\b(?:goal|job|plan|meta|objetivo)\b|^(?:right|ok|okay|fine|well|good|all right|vale|bueno|listo|perfecto|ya est[aá]|ya|dejemos así|dejemos asi|de acuerdo|deal|trato hecho|thanks|thank you|gracias)(?: then| now| so| entonces| pues)?$/iu
const will =
  /^(?:(?:and|so|then|well|ok|okay|right|vale|bueno|pues|y)[\s,]+)*(?:i think\s+|creo que\s+)?(?:i['’]?ll|i will|i (?:am|have)? ?(?:going|planning|decided|plan|intend) to|i['’](?:m|ve) (?:going|planning|decided) to|let me|i can|voy a|he decidido|decid[ií]|pienso|planeo|yo)\s+/iu
/** Taken up as it was said: no deed of their own. */
const sameDeed =
  /^(?:do|try|start|give|have) (?:it|that|this)(?: a (?:go|try))?\b|^(?:lo hago|lo har[ée]|hacerlo|lo pruebo|probarlo|lo intento|intentarlo|la hago|hacerla)\b/iu

function clausesOf(message: string): readonly string[] {
  return message
    .split(/(?<=[.!?;,])\s+/u)
    .map((clause) => clause.replace(/[.!?;,\s]+$/u, '').trim())
    .filter((clause) => clause !== '')
}

/** Begins with the word for it: what comes after is the goal, in their own words. */
const goalIs =
  /^(?:(?:and|y|so|then|no|ok|okay|listo|bueno|well|vale|doctora?|right)[\s,]+)*(?:the|my|la|mi|el)\s+(?:goal|meta|plan|objetivo)(?:\s+(?:is|will be|would be|es|será|sera|va a ser)|\s*:)\s*(?:to\s+|de\s+)?(?=\S+\s+\S+)/iu
const notThat = /^(?:and |y |but |pero )?(?:not|no)\s/iu
const onlyAsks =
  /^(?:ap[uú]nt|an[oó]t)\p{L}*$|^(?:write|put) (?:it|that) down$|^(?:remind me|recu[eé]rd\p{L}*)$/iu

/** The goal that a message states in so many words: "the goal is to walk ten minutes, not to write". */
function goalStated(message: string): string | undefined {
  const clauses = clausesOf(message)
  const start = clauses.findIndex((clause) => goalIs.test(clause))
  if (start === -1) return undefined
  const said = clauses
    .slice(start)
    .map((clause) => clause.replace(goalIs, ''))
    .filter((clause) => !notThat.test(clause) && !onlyAsks.test(clause))
  return said.length === 0 ? undefined : said.join(', ')
}

const ofFear =
  /\b(?:afraid|scared|frightened|dread\p{L}*|worried|miedo|temo|asust\p{L}*|preocup\p{L}*)\b/iu

/** What is feared is no plan. */
export function isFeared(message: string): boolean {
  return ofFear.test(message)
}

const namesGoal = /\b(?:goal|job|plan|meta|objetivo)$/iu

/** Begins a plan of one's own, in so many words. */
const planned =
  /^(?: |well|so|ok|okay|yes|then|and|from now on|starting today|starting tomorrow|bueno|pues|si|entonces|desde hoy|a partir de (?:hoy|manana|ahora)|\.)*(?:i will|i think i will|i am going to|i shall|i (?:have )?decided to|i plan to|i am planning to|i intend to|my plan is to|voy a|(?:yo )?(?:he decidido|decidi|pienso|planeo)|mi plan es) (?:just |also |start to |start |begin to |empezar a |tratar de )*/u

/** What may be done, with whatever {@link plainWords} say beside it. */
const deed =
  /^(?:walk|go for a walk|go walking|swim|go swimming|dance|go dancing|garden|stretch|exercise|march|join (?:a|the|my)(?: [a-z]+)? (?:choir|club|class|group|gym|library)|call|read|learn|study|practi[cs]e|play|paint|sing|knit|have (?:an? |some |more |two )?(?:eggs?|fruit|vegetables|salad|fish|beans|soup|yogurt|oats|oatmeal|porridge)|go to bed|get up|take (?:a|the|my) (?:walk|stairs|bus|class|course|dog|nap)|use the (?:stairs|bus|pool)|try the (?:pool|choir|class|club|library)|give up (?:coffee|sugar|salt)|stop (?:coffee|sugar|salt)|turn off the (?:tv|television|screen)|put away (?:my|the) (?:phone|tablet)|write (?:my worries|my memoirs|a list|a diary|them|three words)(?: down)?|listen to music|do (?:my |some |the |ten |five )?(?:exercises|stretches|squats|yoga|tai chi)|caminar|nadar|bailar|estirarme|hacer (?:ejercicios?|gimnasia|yoga|estiramientos)|apuntarme (?:a|al|en)|inscribirme (?:a|al|en)|unirme al|llamar|leer|aprender|estudiar|practicar|jugar|pintar|cantar|tejer|escuchar musica|acostarme|levantarme|salir a (?:caminar|pasear|bailar)|dejar (?:el|la|los|de tomar) (?:cafe|azucar|sal|dulces)|apagar (?:la tele|el celular|la television)|usar la escalera|sacar (?:al|a mi) perro)(?= )/u

/** Said with their hour, their end or what they take the place of. */
const plainPhrases =
  /\b(?:at|las|la) \d{1,2}(?: \d\d)?\b|\b\d{1,2} (?:minutes?|minutos|times|veces|pages|paginas|words|palabras|am|pm)\b|\bbefore bed\b|\bantes de acostarme\b|\binstead of (?:just )?(?:driving|toast|coffee|the elevator)\b|\bfor breakfast\b/gu

/** Beside a deed nothing else may be said: any other word may make a farewell or a risk of it. */
const plainWords: ReadonlySet<string> = new Set(
  (
    'a an the my our some two three four five six seven eight nine ten fifteen twenty thirty minute minutes hour half ' +
    'every each day days morning mornings afternoon afternoons evening evenings night week weekend weekends weekday weekdays from on ' +
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays ' +
    'tomorrow tonight today at in to with for before after around of and rather than again also daily twice times this next winter spring summer autumn ' +
    'breakfast lunch dinner supper tea teatime news church work early earlier eleven twelve noon o clock am pm ' +
    'shop shops store corner block post office park garden yard house home library mall market town center centre senior choir club class classes group gym pool ymca neighborhood ' +
    'egg eggs fruit vegetables salad fish beans soup yogurt oats oatmeal porridge toast coffee sugar salt down ' +
    'book books novel pages italian french spanish english german guitar piano cards chess dominoes puzzle crossword slowly gently ' +
    'el la los las un una unos unas mi mis con por para de del al en y cada dia dias todos todas manana mananas tarde tardes noche noches semana hoy antes despues ' +
    'lunes martes miercoles jueves viernes sabado sabados domingo domingos minuto minutos hora media dos tres cuatro cinco seis siete ocho nueve diez quince veinte treinta ' +
    'desayuno almuerzo merienda misa noticias temprano tienda esquina cuadra parque jardin patio casa biblioteca mercado centro coro club clase clases grupo gimnasio piscina alberca barrio correo ' +
    'cafe azucar sal dulces libro libros paginas italiano ingles frances guitarra piano cartas domino ajedrez caminar escalera despacio veces pie rato'
  ).split(' '),
)
/** With whom it may be done. */
const kin: ReadonlySet<string> = new Set(
  (
    'sister brother cousin friend friends neighbor neighbors neighbour daughter son niece nephew grandson granddaughter grandchildren aunt uncle ' +
    'hermana hermano prima primo amiga amigo amigas amigos vecina vecino hija hijo sobrina sobrino nieta nieto nietos tia tio'
  ).split(' '),
)
/** These are given up, or done in bed, with nothing and nobody beside them. */
const alone = /^(?:go to bed|acostarme|get up|levantarme|give up|stop|dejar)/u
const joining: ReadonlySet<string> = new Set(['and', 'y', 'with', 'con'])
/** A name stands behind a relative or a friend: "my cousin Rose". */
const named =
  /(?<=\b(?:cousin|sister|brother|friend|neighbou?r|niece|nephew|aunt|uncle|prim[oa]|herman[oa]|amig[oa]|vecin[oa]|sobrin[oa]|t[ií][oa]) )\p{Lu}\p{L}+/gu
const onlyLetters = /^[\p{Script=Latin}\p{N}\s.,;:'’!¡()-]+$/u
const mostWordsOfPlan = 16

/** Tells whether somebody says what they will do, in plain words of everyday deeds and hours alone. */
export function plansOwn(message: string): boolean {
  const words = normalise(message.replaceAll(named, '')).trim()
  const start = planned.exec(words)
  if (!onlyLetters.test(message) || start === null) return false
  const said = `${words.slice(start[0].length).replaceAll('.', ' ').trim()} `
  const done = deed.exec(said)
  if (done === null) return false
  const rest = said.slice(done[0].length).replaceAll(plainPhrases, ' ')
  const beside = rest.split(/\s+/u).filter((word) => word !== '')
  if (alone.test(said) && beside.some((word) => joining.has(word) || kin.has(word))) return false
  return (
    beside.length <= mostWordsOfPlan &&
    beside.every((word) => plainWords.has(word) || kin.has(word))
  )
}

/** Tells whether a clause of a message makes a step a goal, in so many words. */
export function takesUp(message: string): boolean {
  if (message.includes('?') || /\b(?:not|no|isn['’]t)\b[^.!?]*\b(?:goal|meta)\b/iu.test(message))
    return false
  const isNamed = clausesOf(message).some((one) => frame.test(one) && namesGoal.test(one))
  return isNamed || goalStated(message) !== undefined
}

/** Words with which something that was said is asked for again. */
const backToWords = pattern(
  '(said|say|told(?! (you|u)(?! about))|tell|telling|ask*|remind*|remember*|mention*|forgot*|again|earlier|first|before|were we|was it|came for|dij*|dicho|decia*|deci*|cont*|pregunt*|consult*|record*|recuerd*|acord*|acuerd*|repit*|repet*|olvid*|antes|primer*|hilo|estabamos|ibamos|quedamos)',
)

/** Tells whether a message has a word with which something that was said is asked for again. */
export function asksBack(message: string): boolean {
  return backToWords.test(normalise(message))
}

/** How whoever agrees begins, and goes on with what they will do. */
const agrees = pattern(
  '^ (\\. )*(all right|alright|right|ok|okay|deal|done|grand( so)?|tell you what|hold up|fine|well then|good|ta bien|esta bien|bueno|vale|listo|ya esta|sale|dale|hecho|perfecto)( then| so| now| pues| entonces)?( \\.)? ',
)
/** What they will do, or when. */
const takesOn = pattern(
  '(i (will|shall|am going to) (?!(tell|ask|say|be honest|explain|think|see|have to|need|try to (say|explain)|not|never|admit|start by))|me apunto|voy a (?!(decir|contar|preguntar|pensar|ver))|(al|en lo que|cuando|mientras|antes de|despues de) .. (novela|noticiero|misa|desayuno|almuerzo|cena|siesta)|(vueltas|minutos) .. (lunes|martes|miercoles|jueves|viernes|sabado|domingo))',
)
/** In any talk. */
const surelyTakesOn = pattern(
  '^ (\\. )*((grand|right|ok|okay|good|fine|well)( so| then)? )?put me down for (it|that)( then| so)? (\\. )*$|^ (\\. )*(and )?(could|can|may) i have a (nudge|reminder) (at|on|tomorrow|in the)|^ (\\. )*(hold up |no |wait )?change (it|that) to (after|before) (the |my )?[a-z]+( [a-z]+){0,5} (\\. )*$',
)

/** Names a trouble, a loss or a wish: what tells of it is more than thanks or a plan. */
const more = pattern(
  '(but|though|although|however|anyway|instead|if i am still|would like|id like|want to|want|wonder*|need*|something for|hurt*|pain*|ache*|sore|dizzy|faint|cr(y|ying|ied)|tired|died|dead|lost|miss|forget*|forgot|afraid|scared|fear*|worr*|wak(e|es|ing|eful)|awake|still|nobody|no one|alone|sad|sick|ill|diabet*|bladder|breath*|pero|aunque|quiero|quisiera|necesito|saber|duele|dolor|mare*|perdi|murio|fallecio|muri[oe]*|miedo|llor*|todavia|sigo|nadie|sol[oa]|triste|enferm*|cansad[oa]|olvid*|extran*|aburr*|despiert*)',
)

/** Tells whether a message tells more than thanks, or what will be done. */
export function namesMore(message: string): boolean {
  return more.test(normalise(message))
}

/** Tells whether somebody agrees and says in their own words what they will do. */
export function agreesTo(message: string): boolean {
  const words = normalise(message)
  if (surelyTakesOn.test(words)) return !more.test(words)
  return !message.includes('?') && agrees.test(words) && takesOn.test(words) && !more.test(words)
}

const willDo = pattern(
  '(i will|i am going to|i shall|i can (do|manage|try)|let me|voy a|lo hare|lo hago|hare|puedo hacer*|empezare|empiezo)',
)

/** When and how a step will be done, in the person's own words. */
export interface OwnWords {
  readonly words: string
  /** True where they name a deed of their own, and not only the hour. */
  readonly isDeed: boolean
}

/**
 * Finds the words in which somebody takes a step up, without those that only take it up.
 *
 * @param message - as typed.
 * @returns the words that say when, or a deed with its hour.
 */
export function ownWords(message: string): OwnWords {
  const stated = goalStated(message)
  if (stated !== undefined) return { words: stated, isDeed: true }
  if (plansOwn(message))
    return { words: clausesOf(message).join(', ').replace(will, ''), isDeed: false }
  // What else is told beside the plan is no part of it.
  const sentences = message.split(/(?<=[.!?])\s+/u)
  const plan =
    sentences.length > 1 ? sentences.find((one) => willDo.test(normalise(one))) : undefined
  const clauses = clausesOf(plan ?? message).filter(
    (clause) => !frame.test(clause) && !onlyAsks.test(clause),
  )
  const said = clauses.join(', ').replace(will, '')
  const hour = when.exec(message)?.[0].trim()
  if (said === '' || sameDeed.test(said)) return { words: hour ?? message, isDeed: false }
  if (said.split(/\s+/u).length <= fewWords) return { words: said, isDeed: false }
  const rest = normalise(said.replace(when, ' ')).trim().split(' ')
  const isDeed = rest.filter((word) => word.length > 2).length >= fewestOfDeed
  return { words: isDeed ? said : (hour ?? said), isDeed }
}

/** So few words say when, and nothing else. */
const fewWords = 6

/** A deed has a verb and a thing. */
const fewestOfDeed = 2

/** What only takes up what was said before. */
const takesUpIn =
  /^(?:(?:ok(?:ay)?|all right|alright|right|well|fine|sure|yes|bueno|est[aá] bien|vale|s[ií]|pues|listo|claro)\s*[,.;]\s*)+(?=\S+\s+\S+)/iu

/** What a person said, to be quoted: at most so long, without the mark at its end. */
export function quoted(words: string): string {
  const mostChars = 120
  const plain = words
    .trim()
    .replace(/[.!?¿¡\s]+$/u, '')
    .replace(/^[¿¡]+/u, '')
    .replace(takesUpIn, '')
  return plain.length <= mostChars ? plain : `${plain.slice(0, mostChars).replace(/\s\S*$/u, '')} …`
}
