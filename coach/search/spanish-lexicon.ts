/** Spanish words about healthy living and the English words the evidence is indexed by. */

/** Stem (whole short words, or the first letters of longer ones) and what it means here. */
const lexicon: Readonly<Record<string, string>> = Object.fromEntries(
  `dorm sleep|duerm sleep|sueno sleep|siesta nap|desvel awake night|insomni insomnia awake|ronc snore snoring|ronq snore snoring
despiert wake awake|despert wake awake|levant get up wake time|madrug early waking wake|acost bed bedtime|acuest bed bedtime|cama bed|noche night|pesadill nightmares dreams
cafe coffee caffeine|cafeina caffeine coffee|pastill pill tablet|pantall screen screens|orina pee bathroom|orinar pee bathroom night trips|bano bathroom|habitacion room|cuarto room|almohad bed|horas hours|temprano early
estres stress|nervi nervous anxious|ansied anxiety anxious|angusti anxious worry|preocup worry|agobi overwhelmed|calm calm|relaj relax|respir breathe breathing|medita meditation meditate|natural nature green outdoor|parque park green|arbol trees nature|triste sad low mood|tristeza sad low mood|animo mood|llor cry|duelo grief|dinero money|deud debt money|factur bills money|cuid carer caring look after|risa laugh|reir laugh|escrib write writing|music music|rezar calm|enoj angry anger calm|pacienc calm|cambio change|mudanz moving change|jubil retire retirement|notici news|hombro shoulders|tenso tense tension
com eat food|comida food meal|comidas meals|comer eat food|aliment food eat|desayun breakfast|almuerz lunch|cena dinner supper|cenar dinner supper|cocin cook cooking|receta meal cook|verdur vegetables greens|fruta fruit|fruto nuts|nuez nuts|nueces nuts|aceite olive oil|oliva olive oil|pescado fish|carne meat|huevo eggs|leche milk|leguminos beans|frijol beans|lentej beans lentils|protein protein|sal salt sodium|sodio sodium salt|azucar sugar|grasa fat|vino wine alcohol|cerveza beer alcohol|alcohol alcohol|copa glass wine|agua water drink fluid|beb drink water fluid|hidrat hydration water|vitamin vitamin supplement|suplement supplement|apetit appetite|hambre hungry appetite|peso weight|adelgaz lose weight|kilos weight|dieta diet|saludable healthy|masticar chew chewing|dentadur dentures chew|dient teeth chew|estrenimiento constipation fiber|cerebro brain|memoria memory|mente mind
ejerci exercise activity|camin walk walking|pasos steps|correr exercise|nadar swim swimming pool|piscina pool swimming|bail dance dancing|equilibrio balance|cae fall falls|caer fall falls balance|caerse fall falls balance|caid fall falls|tropez fall trip|fuerza strength muscle|muscul muscle strength|pesas weights strength|rodill knee joint|cadera hip joint|artritis arthritis joint|articul joint arthritis|hueso bones osteoporosis|silla chair seated|sentad seated sit sitting|escaler stairs balance|jardin garden gardening|movi move activity|moverm move activity|estir stretch stretching|gimnas exercise gym|deport exercise activity|minut minutes|empez start begin|empiez start begin|cansa tired|yoga yoga|bicicl bike cycling
aprend learn learning|leer reading|lectura reading|libro book reading|clase class classes|curso course class|comput computer|ordenador computer|internet internet online|celular phone smartphone|movil phone smartphone|telefono phone call|tableta tablet|tecnolog technology digital|contrasen password|estaf scam|fraude scam fraud|correo email|biblioteca library|idioma language|ingles language english|guitarra music instrument|piano piano music|crucigram crossword puzzle|rompecabez puzzle|ajedrez chess games|juego games|record remember|olvid forget forgetful remember|nombre names|llaves keys lose|gafas glasses lose|lentes glasses lose|pierd lose losing|perd lose lost|gratis free|vista vision eyes|ver see|letra print text|habilidad skill|nuev new|reto challenge
sol lonely alone|sola lonely alone|solo lonely alone|soledad loneliness lonely|amig friends meet people|amist friends|vecin neighbor|conoc meet people|gente people meet|familia family|hij children family|niet grandchildren family|herman sister brother family|visit visit|llam call phone|voluntari volunteer volunteering|ayudar help volunteer|grupo group|iglesia church group|coro choir singing|mascota pet dog|perro pet dog|gato pet cat|viud widow grief loss|muri died grief|fallec died grief|timid shy|oir hearing|oigo hearing|sord deaf hearing|audifono hearing aid|transport ride transport|manej drive driving|conduc drive driving|salir get out|compan company|habl talk conversation|video video call|lejos far away family|citas dating
demenci dementia|alzheimer dementia|puntaj score|puntuacion score|resultado score|prueba test score|medic doctor|evitar avoid prevent|ayud help|suficiente enough|cuant how much many|manana morning|dia day daily|dias days|semana week|mejor best better|casa home`
    .split(/[|\n]/u)
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
