/** The words of a question as the search and the rules read them, the Spanish ones in English. */

import { languageOf } from '../text/language.ts'
import { normalise } from '../text/normalise.ts'
import type { Said } from '../text/said.ts'
import { domainWords } from './spanish/domain-words.ts'
import { withoutPhrases } from './spanish/phrases.ts'

/** Stem (whole short words, or the first letters of longer ones) and what it means here. */
const mostAsked = `menos less|dorm sleep|duerm sleep|sueno sleep|siesta nap|desvel awake night|insomni insomnia awake|ronc snore snoring|ronq snore snoring
despiert wake awake|despert wake awake|levant get up wake time|madrug early waking wake|acost bed bedtime|acuest bed bedtime|cama bed|noche night|pesadill nightmares dreams
cafe coffee caffeine|cafeina caffeine coffee|pastill pill tablet|pantall screen screens|orina pee bathroom|orinar pee bathroom night trips|bano bathroom|habitacion room|cuarto room|almohad bed|horas hours|temprano early
estres stress|nervi nervous anxious|ansied anxiety anxious|angusti anxious worry|preocup worry|agobi overwhelmed|calm calm|relaj relax|respir breathe breathing|medita meditation meditate|natural nature green outdoor|parque park green|arbol trees nature|triste sad low mood|tristeza sad low mood|animo mood|llor cry|duelo grief|dinero money|deud debt money|factur bills money|cuid carer caring look after|risa laugh|reir laugh|escrib write writing|music music|rezar calm|enoj angry anger calm|pacienc calm|cambio change|mudanz moving change|jubil retire|notici news|hombro shoulders|tenso tense tension
com eat food|comida food meal|comidas meals|comer eat food|aliment food eat|desayun breakfast|almuerz lunch|cena dinner supper|cenar dinner supper|cocin cook cooking|receta meal cook|verdur vegetables greens|fruta fruit|fruto nuts|nuez nuts|nueces nuts|aceite olive oil|oliva olive oil|pescado fish|carne meat|huevo eggs|leche milk|leguminos beans|frijol beans|lentej beans lentils|protein protein|sal salt sodium|sodio sodium salt|azucar sugar|grasa fat|vino wine alcohol|cerveza beer alcohol|alcohol alcohol|copa glass wine|agua water drink fluid|beb drink water fluid|hidrat hydration water|vitamin vitamin supplement|suplement supplement|apetit appetite|hambre hungry appetite|peso weight|adelgaz lose weight|kilos weight|dieta diet|saludable healthy|masticar chew chewing|dentadur dentures chew|dient teeth chew|estrenimiento constipation fiber|estitic constipation fiber|cerebro brain|memoria memory|mente mind
ejerci exercise activity|camin walk walking|pasos steps|correr exercise|nadar swim swimming pool|piscina pool swimming|bail dance dancing|equilibrio balance|cae fall falls|caer fall falls balance|caerse fall falls balance|caid fall falls|tropez fall trip|fuerza strength muscle|muscul muscle strength|rodill knee joint|cadera hip joint|artritis arthritis joint|articul joint arthritis|hueso bones osteoporosis|silla chair seated|sentad seated sit sitting|escaler stairs balance|jardin garden gardening|movi move activity|moverm move activity|estir stretch stretching|gimnas exercise gym|deport exercise activity|minut minutes|empez start begin|empiez start begin|cansa tired|yoga yoga|bicicl bike cycling
aprend learn learning|leer reading|lectura reading|libro book reading|clase class classes|curso course class|comput computer|ordenador computer|internet internet online|celular phone smartphone|movil phone smartphone|telefono phone|tableta tablet|tecnolog technology digital|contrasen password|estaf scam|fraude scam fraud|correo email|biblioteca library|idioma language|ingles language english|guitarra music instrument|piano piano music|crucigram crossword puzzle|rompecabez puzzle|ajedrez chess games|juego games|record remember|olvid forget forgetful remember|nombre names|llaves keys lose|gafas specs lose|lentes specs lose|pierd lose losing|perd lose lost|gratis free|vista vision eyes|ver see|letra print text|habilidad skill|nuev new|reto challenge
sol lonely alone|sola lonely alone today|solo lonely alone today|soledad loneliness lonely|amig friends meet people|amist friends|vecin neighbor|conoc meet people|gente people meet|familia family|hijo son family|hija daughter family|hijos children family|hijas daughters family|nene grandchildren family|nena grandchildren family|nino grandchildren family|niet grandchildren family|herman sister brother family|visit visit|llam call phone|voluntari volunteer volunteering|ayudar help volunteer|grupo group|iglesia church group|coro choir singing|mascota pet dog|perro pet dog|gato pet cat|viud widow grief loss|muri died grief|fallec died grief|timid shy|oir hearing|oigo hearing|sord deaf hearing|audifono hearing aid|transport ride transport|manej drive driving|conduc drive driving|salir get out|compan company|habl talk conversation|video video call|lejos far away family|citas dating
mud moved new town|mayores seniors older|centro center|conduzc drive driving license|manejo drive driving|rodillas knee joint pain|duel pain hurts|deporte exercise sport|ensen teach learn show me how|pacien patient pace|amor love romance|pide asks money|piden asks money|senor man online|nadie nobody|conozc know meet people|olvidan forget remember names|extran miss lonely far away|aburr bored hobby|vaci empty lonely house quiet|viv live|viej older age|asilo care home move
suen sleep|trasnoch sleep late|pesad heavy tired|cansanc tired all day|cansad tired all day|agotad exhausted tired|roncar snore snoring|ahog gasping choking|melatonin melatonin|pastillas pills tablets medicine|medicin medicine tablets|luz light|ruido noise|calor hot warm room|frio cool cold room|pierna legs|calambr cramps legs|inquiet restless|sofa sofa nap|television tv television|tele tv television
triston sad|deprim depressed low mood|llanto cry|rabia anger angry|enfad angry anger|irrit irritable angry|panico panic breathe|palpit heart racing|tranquil calm|pensa thoughts mind|pensamient thoughts mind worry|cabeza mind head|perdon kind|limit limits say no|pele argue family|discut argue family|herenc inherit|pension pension money|alquil rent money|cuesta cost|caro expensive cost|barat cheap budget|barrio neighbor neighborhood|agotamient burnout carer|descanso rest sleep|terapi therapy|psicolog therapy counselor
frut fruit|manzan fruit|platan fruit|avena oats whole grain|pan bread|arroz rice|pollo chicken protein|queso cheese protein|yogur yogurt protein|nuec nuts|almendr nuts almonds|espinac spinach greens|ensalad salad greens|brocol broccoli greens|congelad frozen|enlatad canned|procesad processed|fritur fried|dulce sweet sugar|dulces sweet sugar cookies|galleta cookies|refresc soda drink|sed thirsty drink|deshidrat dehydrated water|trag swallow swallowing|estrenid constipation fiber|vientre bowel constipation|engord gain weight|flac thin underweight|delgad thin underweight|gord overweight lose weight|imc bmi|obes obese weight|presion blood pressure salt|tension blood pressure tension|diabet diabetes sugar|insulin insulin sugar|calcio calcium vitamin d|toronja grapefruit medicine|pomelo grapefruit medicine|banco bank|comedor meals
gimnasi gym exercise|mareo dizzy exercise|mareos dizzy exercise|resbal slip fall|tropiez trip fall|baston cane walking stick|andador walker|rued wheelchair|levantar lift strength|pararme stand up chair|pie stand standing|pies feet standing|espalda back pain|hombr shoulders|dolor pain|rigid stiff|flexib flexible stretch|agujet sore after exercise|sofoc breathless exercise|aire breath air|barrer sweep housework|limpi cleaning housework|aficion hobby skill|pasatiemp hobby pastime|pint paint painting|dibuj draw drawing|cant sing singing choir|tejer knit knitting|coser sew sewing|foto photography photos|fotos photography photos|mensaj message text|whatsapp whatsapp app phone video call|aplicac app phone|clave password|contrasena password|enlace link|enlaces links|sospech suspicious scam|hacke hacked scam|llamar call phone|llamad call phone|reloj watch clock|letras letters print|oido hearing ears|oidos hearing ears|sordo deaf hearing|murm mumble hearing|bull noisy noise|restaur restaurant|aislad isolated alone|encerr stuck indoors homebound|invit invite|fiesta party people|club club group|parroqu church group|voluntar volunteer|util useful purpose|proposit purpose|vergu shy embarrassed|molest bother burden|carga burden bother|novi dating romance|pareja partner|espos husband|esposa wife|marid husband|murio died grief|falt miss|perr dog pet|animal pet animal
demenci dementia|mama mother|madre mother|padre father|papas potatoes|papa father|ronc snore snoring|pesas dumbbells lift strength|alzheimer dementia|puntaj score|puntuacion score|resultado score|prueba test score|medic doctor|evitar avoid prevent|ayud help|suficiente enough|cuant how much many|manana morning|dia day daily|dias days|semana week|mejor best better|casa home`

const lexicon: Readonly<Record<string, string>> = Object.fromEntries(
  [mostAsked, ...domainWords]
    .flatMap((words) => words.split(/[|\n]/u))
    .map((line) => {
      const [stem = '', ...meaning] = line.split(' ')
      return [stem, meaning.join(' ')]
    }),
)

/**
 * Turns a Spanish word into the English search words.
 *
 * @param word - one normalised word, no accents.
 * @returns English words, or undefined where the word is not known.
 */
export function englishFor(word: string): string | undefined {
  for (let length = word.length; length >= Math.min(4, word.length); length -= 1) {
    const meaning = lexicon[word.slice(0, length)]
    if (meaning !== undefined) return meaning
  }
  return undefined
}

/** Says normalised Spanish text in English search words, in its order; a word that is not known stays. */
function englishWordsOf(plain: string): string {
  const { text, english } = withoutPhrases(plain)
  const words = text.split(' ').map((word) => english.get(word) ?? englishFor(word) ?? word)
  return ` ${words.join(' ')} `
}

const inEnglish: Said<(plain: string) => string> = { en: (plain) => plain, es: englishWordsOf }

/**
 * The words to search for: normalised, and in English where the question is in another language.
 *
 * @param message - the question as typed.
 * @returns normalised English words.
 */
export function searchWords(message: string): string {
  return inEnglish[languageOf(message)](normalise(message))
}

/**
 * How a question is read: as it is typed and, where it is Spanish, its words in English one by one.
 *
 * @param message - as typed.
 */
export function readingsOf(message: string): readonly string[] {
  const words = searchWords(message)
  return words === normalise(message) ? [message] : [message, words]
}
