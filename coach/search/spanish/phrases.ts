/** Everyday Spanish phrases whose words mean something else one by one. */

import { pattern } from '../../text/pattern.ts'

/** Phrase in the notation of `pattern`, and English search words. */
const phrases: Readonly<Record<string, string>> = {
  '(peg* (un |el )?ojo|peg* (la )?pestana)': 'awake can not fall asleep',
  '(dar|doy|da|dando) .. vueltas .. cama': 'toss and turn awake in bed',
  'vueltas a (la cabeza|las cosas|todo|lo mismo)|comer* (el coco|la cabeza)': 'worry thoughts mind',
  '(concili*|coger|cojo|coge|agarr*) el sueno': 'fall asleep',
  'quit* el sueno': 'keeps me awake',
  '(en|de) la madrugada|de madrugada|media noche': 'awake middle of the night',
  '(dos|tres|cuatro) de la (madrugada|manana)': 'awake 3 am',
  '(hacer|hago|hace|dar|doy) del (bano|cuerpo)|(ir|voy|va) de vientre|mov* el vientre':
    'bowel constipation',
  '(como|que) .. para ir al bano': 'eat bowel constipation',
  '(levant*|paro|parar*) .. (orinar|bano|mear)': 'night trips bathroom pee',
  'se me muev* .. piernas( solas)?|piernas (inquietas|intranquilas)|piernas ... (acuest*|acost*|noche|dorm*|cama)':
    'restless legs night',
  'ojos (como platos|abiertos)': 'wide awake',
  '(dej*|par*) de respirar': 'stops breathing snoring apnea',
  'frutos? secos?': 'nuts',
  'comida (chatarra|rapida|basura|de lata)': 'processed food',
  'caja de dientes|dientes postizos|dentadura postiza': 'dentures chew',
  '(baj*|perd*|pierd*) .. (peso|kil(o|os|itos)|libr(as|itas))': 'lose weight',
  '(sub*|aument*|gan*) .. (peso|kilos|libras)': 'gain weight',
  'sin querer': 'without trying',
  'no .. ganas de (comer|cocinar)': 'no appetite eat cook',
  '(sin|no .. )ganas de nada|sin animos?': 'low mood down',
  'no .. alcanza': 'can not afford money budget',
  '(el )?fin de mes': 'money budget',
  '(a la )?semana': 'week',
  'nervios de punta|crisis de nervios|ataque de (nervios|panico|ansiedad)':
    'nervous anxious panic calm',
  'no (puedo|doy|aguanto|soporto) mas': 'overwhelmed exhausted cope',
  'mal (humor|genio)': 'bad mood angry',
  '(al )?aire libre': 'outdoors nature',
  'tercera edad|adult(o|a)s? mayor(es)?|(personas?|gente) mayor(es)?': 'seniors older',
  'silla de ruedas': 'wheelchair',
  'me (cuesta|da) trabajo|me cuesta': 'hard struggle',
  '(levant*|pararme|pararse|incorpor*) .. (silla|sillon|sofa|butaca|piso|suelo)':
    'stand up from a chair strength',
  '(tengo|sufro de|con) (el |la )?azucar( alta)?|azucar en la sangre': 'diabetes sugar',
  '(ech* de menos|me hace falta)': 'miss lonely',
  '(sin|no (tengo|hay)) (a nadie|con quien)|sin nadie|de mi edad': 'lonely people my age',
  '(dar|doy) una vuelta': 'walk',
  '(llevo|hace|despues de) anos sin (mov*|hacer)': 'after years start exercise',
  'tarjetas? de regalo': 'gift card scam',
  '(entren*|ejercit*) .. (cerebro|mente|memoria)|juegos? .. (cerebro|mente|memoria)':
    'brain training games',
  'en forma|mantener la forma': 'fit fitness exercise',
  'no .. encuentr*': 'lose',
  'letras? .. (telefono|celular|pantalla|tableta)|tamano .. letras?': 'raise text size print phone',
  '(no|ni) .. (ni )?papa': 'nothing',
  '(hacer|hago|hace|usar|poner) .. videollamadas?': 'learn video call phone app',
  '(pag*|compr*) ... (internet|linea)': 'online banking internet',
  'decir(le|les)? que no|poner limites': 'say no limits',
  'sopas? de letras': 'word puzzle',
  '(busc*|pierd*|perd*|donde) .. (llaves|lentes|gafas|espejuelos|anteojos)':
    'lose keys glasses forget',
  'a mi edad': 'at my age',
  'dormid* .. (tele|television|sofa|sillon)': 'doze nap evening sleep sofa',
  'centros? (de dia|(para|de) mayores)': 'senior center',
  '(tener|tengo|ten|con) cuidado|cuidado con': 'careful',
  'a pesar de': 'despite',
  'solo(?= (quiero|necesito|puedo|tengo|duermo|camino|hago|un|una|los|las))': 'only',
  'como(?= (poco|poca|mal|bien|mucho|mucha|demasiado|solo|sola|puro|pura|pan|carne|dulces|verdur*|fruta*|menos|mas|nada))|que como':
    'eat food',
  'me (dejo|dejaron) sol(o|a)|me qued* sol(o|a)': 'lonely alone loss',
  'no (conozco|tengo) (a )?nadie': 'lonely meet people',
  'perdi a (mi|mis)|se me (murio|murieron|fue)': 'died grief loss',
  '(se )?fueron (muriendo|lejos|para afuera|pa afuera)': 'far away family lonely',
  '(el|mi) viejo': 'husband',
}

const compiled = Object.entries(phrases).map(
  ([source, english]) => [pattern(source), english] as const,
)

/** Marks where a phrase stood; no normalised text holds one. */
const mark = '#'

/**
 * Finds the phrases of a text.
 *
 * @param plain - normalised Spanish text.
 * @returns the text with `#n` in place of each phrase, and the English words behind each n.
 */
export function withoutPhrases(plain: string): {
  readonly text: string
  readonly english: ReadonlyMap<string, string>
} {
  const english = new Map<string, string>()
  let text = plain
  for (const [place, [expression, meaning]] of compiled.entries()) {
    const key = `${mark}${place}`
    if (!expression.test(text)) continue
    english.set(key, meaning)
    text = text.replace(expression, key)
  }
  return { text, english }
}
