/** Hears where a person says they live, so that they are given the numbers of that place and of no other. */

import { readPart, messagesOf, type Turn } from '../text/conversation-limits.ts'
import { normaliseWithCommas } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'

/** A region whose numbers nobody here knows: no number is named there. */
const elsewhere = ''

/**
 * Countries, states and towns by region. A town that several countries have (Valencia, Córdoba, Manchester) stands under
 * none: a wrong number is worse than none.
 */
const places: readonly (readonly [region: string, names: string])[] = [
  [
    'US',
    'usa|united states|nuevo mexico|estados unidos|texas|tejas|florida|california|arizona|alabama|ohio|michigan|minnesota|nebraska|kansas|kentucky|tennessee|oregon|illinois|iowa|colorado|wisconsin|oklahoma|arkansas|louisiana|nevada|utah|montana|maine|vermont|pennsylvania|new (york|jersey|mexico|hampshire)|nueva (york|jersey)|(north|south) (dakota|carolina)|chicago|houston|dallas|miami|los angeles|boston|seattle|phoenix|detroit|duluth|puerto rico|ponce|bayamon|mayaguez',
  ],
  [
    'GB',
    'england|scotland|wales|the uk|united kingdom|great britain|northern ireland|inglaterra|leeds|sheffield|glasgow|edinburgh|cardiff|belfast|liverpool|yorkshire|lancashire|cornwall|devon|nottingham',
  ],
  [
    'CA',
    'canada|toronto|ontario|quebec|montreal|vancouver|british columbia|alberta|calgary|edmonton|winnipeg|manitoba|saskatchewan|saskatoon|nova scotia|newfoundland|ottawa',
  ],
  ['IE', 'ireland|irlanda|dublin|galway|limerick|kerry|donegal'],
  [
    'ES',
    'espana|madrid|barcelona|sevilla|zaragoza|malaga|murcia|bilbao|valladolid|vigo|gijon|oviedo|asturias|galicia|andalucia|cataluna|alicante|canarias|mallorca|burgos|huelva|cadiz|almeria|cantabria|extremadura',
  ],
  [
    'MX',
    'mexico|la ciudad de mexico|cdmx|monterrey|puebla|oaxaca|tijuana|veracruz|jalisco|sonora|queretaro|toluca|chihuahua|hermosillo|michoacan|guanajuato|zacatecas|yucatan|chiapas|sinaloa|tamaulipas|cancun|acapulco',
  ],
  ['AU', 'australia|sydney|melbourne|brisbane|adelaide|queensland|tasmania|new south wales'],
  ['CO', 'colombia|bogota|medellin|cali|barranquilla|bucaramanga|manizales|pereira|cucuta|ibague'],
  ['AR', 'argentina|buenos aires|rosario|mendoza|tucuman|mar del plata|bariloche|neuquen'],
  ['UY', 'uruguay|montevideo'],
  ['CL', 'chile|valparaiso|vina del mar|temuco|antofagasta|iquique|chillan|puerto montt'],
  ['PE', 'peru|lima|arequipa|cusco|cuzco|chiclayo|piura|iquitos'],
  ['EC', 'ecuador|quito|guayaquil'],
  ['CU', 'cuba|la habana|camaguey|cienfuegos|holguin'],
  ['DO', 'republica dominicana|santo domingo'],
  ['CR', 'costa rica'],
  ['PA', 'panama'],
  [
    elsewhere,
    'venezuela|caracas|maracaibo|bolivia|guatemala|honduras|el salvador|nicaragua|managua|paraguay|asuncion|brasil|brazil|new zealand|auckland|south africa|india|germany|alemania|france|francia|italy|italia',
  ],
]

const ofSelf =
  '(?<!no |not |never |to )(i am|we are|i (live|stay)|we live|writing|le escribo|te escribo|les escribo|saludos|greetings|((up|down|out|over|way) )?here|aqui|aca|vivo|vivimos|estoy|estamos) ((all|alone|by myself|by ourselves|now|sol[oa]|ahora|just|with (her|him|them|my [a-z]+)|con (ell[oa]s?|el|mi [a-z]+)|up|down|over|out|way|near|todo|mero|cerca|afuera|a las afueras|de) )*(in|near|outside|from(?<=(?:writing|greetings) from)|en|de|desde) (the |la |el )?'

/** Whoever is cared for is helped where they live. */
const ofPatient =
  '(mother|father|mum|mom|mam|dad|husband|wife|parents|he|she|padre|madre|mama|papa|marido|mujer|espos[oa])( , [a-z0-9 ]+ ,| who [a-z0-9 ]+)? (lives|live|is living|vive|viven) ((alone|by himself|by herself|with us|with me|sol[oa]|conmigo|con nosotros|near|cerca|outside) )*(in|near|en|de) (the |la |el )?'
/** Which number it is there, or that another is none there. */
const ofNumber =
  '((what|which|that|this|your|que|cual|ese|este|el) (number|numero|telefono)|no 911|911|988|999) (.. )?(is it |is there |do (we|i|you) (call|ring|have) |es |hay |marco |llamo )?(in|for|here in|en|aqui en|aca en|de) (the |la |el )?'

const named = places.map(([region, names]) => ({
  region,
  told: new RegExp(pattern(`(${ofSelf}|${ofPatient}|${ofNumber})(${names})`), 'gu'),
}))
const american = new RegExp(`^ (?:, )?(?:${places[0]?.[1].replaceAll('(', '(?:')}) `, 'u')

/** The place named last in a text, as its person's own; a town with a state behind it is American. */
function regionIn(text: string): string | undefined {
  const words = normaliseWithCommas(text)
  const found = named.flatMap(({ region, told }) =>
    [...words.matchAll(told)].map((place) => {
      const end = place.index + place[0].length
      return { end, region: american.test(words.slice(end)) ? 'US' : region }
    }),
  )
  return found.toSorted((one, other) => other.end - one.end)[0]?.region
}

/**
 * The region in which a person says they live.
 *
 * @param asked - the message, and the turns before it.
 * @param otherwise - the operator's region.
 * @returns a two-letter code, the last that was told of; empty for a place without numbers here; the
 *   operator's where no place was told of.
 */
export function regionNamed(
  { message, history }: { readonly message: string; readonly history: readonly Turn[] },
  otherwise: string,
): string {
  return [...messagesOf(history), message].reduce(
    (region, text) => regionIn(readPart(text)) ?? region,
    otherwise,
  )
}
