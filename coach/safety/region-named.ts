/** Hears where a person says they live, so that they are given the numbers of that place and of no other. */

import { atOnce, type InSteps } from '../text/in-steps.ts'
import { type MessageInTalk, messagesOf, readPart } from '../text/conversation-limits.ts'
import { normalise, normaliseWithCommas } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { isFarAway, ofNumber } from './far-away.ts'

/** A region whose numbers nobody here knows: no number is named there. */
const elsewhere = ''

/**
 * Countries, states and the larger towns by region. A town that several countries have stands in {@link shared}: a wrong
 * number is worse than none.
 */
const places: readonly (readonly [region: string, names: string])[] = [
  [
    'US',
    'usa|united states|nuevo mexico|estados unidos|texas|tejas|florida|california|arizona|alabama|ohio|michigan|minnesota|nebraska|kansas|kentucky|tennessee|oregon|illinois|iowa|colorado|wisconsin|oklahoma|arkansas|louisiana|nevada|utah|montana|maine|vermont|pennsylvania|new (york|jersey|mexico|hampshire)|nueva (york|jersey)|(north|south) (dakota|carolina)|chicago|houston|dallas|miami|los angeles|boston|seattle|phoenix|detroit|duluth|puerto rico|ponce|bayamon|mayaguez|philadelphia|san (antonio|diego|francisco)|austin|denver|atlanta|tampa|orlando|minneapolis|milwaukee|baltimore|cleveland|cincinnati|pittsburgh|sacramento|fresno|laredo|albuquerque|las vegas|salt lake city|new orleans|nashville|memphis|indianapolis|omaha|brooklyn|queens|the bronx|el bronx|hialeah|washington|idaho|mississippi|alaska|hawaii|delaware|connecticut|massachusetts|maryland|west virginia|rhode island|indiana|missouri|wyoming|caguas|arecibo',
  ],
  [
    'GB',
    'england|scotland|wales|the uk|united kingdom|great britain|northern ireland|inglaterra|leeds|sheffield|glasgow|edinburgh|cardiff|belfast|liverpool|yorkshire|lancashire|cornwall|devon|nottingham|manchester|dundee|aberdeen|inverness|swansea|leicester|coventry|southampton|brighton|norwich|sunderland|newcastle upon tyne|derry|londonderry|bolton|wigan|blackpool|surrey|somerset|cumbria|northumberland|fife|stockport|preston|huddersfield|wolverhampton|middlesbrough|exeter|luton|doncaster|rotherham|barnsley|gateshead|salford|oldham|rochdale|blackburn|burnley|bournemouth|truro|wrexham|carlisle|grimsby|warrington|stirling|paisley|falkirk|swindon|cheltenham|shrewsbury|watford|eastbourne|harrogate|wakefield|hereford|merseyside|dorset|suffolk|the midlands|stoke on trent|hartlepool|scarborough|torquay|darlington|whitby|penzance|llandudno|devonshire|wiltshire|shropshire|cheshire|berkshire|hampshire(?<!new hampshire)|gloucestershire|northamptonshire|staffordshire|lincolnshire|derbyshire|oxfordshire|the isle of wight',
  ],
  [
    'CA',
    'canada|toronto|ontario|quebec|montreal|vancouver|british columbia|alberta|calgary|edmonton|winnipeg|manitoba|saskatchewan|saskatoon|nova scotia|newfoundland|ottawa|regina|mississauga|new brunswick|prince edward island|yukon|gatineau',
  ],
  [
    'IE',
    'ireland|irlanda|dublin|galway|limerick|kerry|donegal|cork|waterford|kilkenny|sligo|tralee|tipperary|wexford|roscommon|athlone|ennis|drogheda|dundalk|letterkenny|castlebar|kildare|wicklow|cavan|monaghan|longford|offaly|laois|leitrim|carlow|westmeath|connemara|(?<=(?:live|living|are) in )mayo(?! clinic)|county (mayo|clare|louth|meath)|co (mayo|clare|louth|meath)',
  ],
  [
    'ES',
    'espana|spain|santiago de compostela|madrid|barcelona(?! (, )?venezuela)|sevilla|zaragoza|granada|malaga|murcia|bilbao|valladolid|vigo|gijon|oviedo|asturias|galicia|andalucia|cataluna|alicante|canarias|mallorca|burgos|huelva|cadiz|almeria|cantabria|extremadura|palma de mallorca|las palmas|tenerife|santander|pamplona|san sebastian|donostia|vitoria|tarragona|badajoz|caceres|albacete|elche|jaen|lugo|la coruna|a coruna|pontevedra|orense|navarra|aragon|castellon|teruel|soria|segovia|avila|palencia|huesca|gerona|girona|lerida|lleida|logrono|ciudad real|ceuta|melilla|menorca|ibiza|marbella|sabadell|terrassa|badalona',
  ],
  [
    'MX',
    'mexico|la ciudad de mexico|cdmx|monterrey|puebla|oaxaca|tijuana|veracruz|jalisco|sonora|queretaro|toluca|chihuahua|hermosillo|michoacan|guanajuato|zacatecas|yucatan|chiapas|sinaloa|tamaulipas|cancun|acapulco|san luis potosi|aguascalientes|ciudad juarez|mexicali|saltillo|torreon|culiacan|mazatlan|morelia|cuernavaca|pachuca|tlaxcala|villahermosa|tuxtla|xalapa|jalapa|tampico|reynosa|nuevo leon|coahuila|tabasco|colima|nayarit|campeche|quintana roo|zapopan|ecatepec|tlaquepaque|el estado de mexico',
  ],
  [
    'AU',
    'australia|sydney|melbourne|brisbane|adelaide|queensland|tasmania|new south wales|canberra|hobart|darwin|gold coast|cairns|townsville|geelong|ballarat|bendigo|wollongong|western australia|south australia|nsw|dubbo|toowoomba|rockhampton|wagga wagga|launceston|fremantle|alice springs|tamworth nsw|sunshine coast',
  ],
  [
    'CO',
    'colombia|bogota|medellin|cali|barranquilla|bucaramanga|manizales|pereira|cucuta|ibague|neiva|villavicencio|santa marta|popayan|monteria|tunja|valledupar|armenia|antioquia|cundinamarca',
  ],
  [
    'AR',
    'argentina|buenos aires|rosario|mendoza|tucuman|mar del plata|bariloche|neuquen|la plata|bahia blanca|salta|jujuy|corrientes|posadas|misiones|entre rios',
  ],
  ['UY', 'uruguay|montevideo|paysandu|maldonado|punta del este'],
  [
    'CL',
    'chile|santiago de chile|valparaiso|vina del mar|temuco|antofagasta|iquique|chillan|puerto montt|rancagua|talca|valdivia|punta arenas|osorno',
  ],
  [
    'PE',
    'peru|lima|arequipa|cusco|cuzco|chiclayo|piura|iquitos|huancayo|tacna|chimbote|el callao|callao|puno|juliaca|ayacucho|cajamarca|pucallpa|huaraz|moquegua',
  ],
  [
    'EC',
    'ecuador|quito|guayaquil|ambato|riobamba|machala|esmeraldas|loja|ibarra|portoviejo|latacunga|tulcan',
  ],
  [
    'CU',
    'cuba|santiago de cuba|la habana|camaguey|cienfuegos|holguin|pinar del rio|guantanamo|villa clara',
  ],
  [
    'DO',
    'republica dominicana|santo domingo|santiago de los caballeros|puerto plata|san pedro de macoris|punta cana',
  ],
  ['CR', 'costa rica|alajuela|heredia|puntarenas|guanacaste'],
  ['PA', 'panama|chiriqui'],
  [
    elsewhere,
    'venezuela|caracas|maracaibo|barquisimeto|maracay|maturin|ciudad (guayana|bolivar|del este|de guatemala)|puerto (ordaz|la cruz|cabello)|cumana|barinas|cabimas|punto fijo|valera|acarigua|guanare|los teques|guarenas|guatire|porlamar|isla de margarita|barcelona (, )?venezuela|carora|el tigre|tachira|zulia|anzoategui|carabobo|bolivia|cochabamba|oruro|potosi|tarija|guatemala|quetzaltenango|tegucigalpa|san pedro sula|encarnacion|roma|rome|milan|milano|napoles|lisboa|portugal|honduras|el salvador|nicaragua|managua|paraguay|asuncion|brasil|brazil|new zealand|auckland|south africa|india|germany|alemania|france|francia|italy|italia',
  ],
]

/** Towns of several countries: the number is that of the page, or of a country the message names, if the town is there. */
const shared: readonly (readonly [names: string, regions: readonly string[]])[] = [
  ['cordoba', ['ES', 'AR', 'CO']],
  ['cartagena', ['CO', 'ES']],
  ['santiago', ['CL', 'ES', 'DO', 'CU']],
  ['san jose', ['CR', 'US', 'UY']],
  ['valencia', ['ES', elsewhere]],
  ['guadalajara', ['MX', 'ES']],
  ['merida', ['MX', 'ES', elsewhere]],
  ['leon', ['MX', 'ES']],
  ['salamanca', ['MX', 'ES']],
  ['toledo', ['US', 'ES']],
  ['trujillo', ['PE', 'ES', elsewhere]],
  ['concepcion', ['CL', elsewhere]],
  ['cuenca', ['EC', 'ES']],
  ['san juan', ['US', 'AR']],
  ['santa cruz|san cristobal|la vega', ['US', 'ES', 'MX', 'DO', elsewhere]],
  ['matanzas|santa clara', ['CU', 'US']],
  ['london|hamilton|kingston|windsor', ['GB', 'CA', 'US']],
  [
    'birmingham|newcastle|york|cambridge|oxford|bristol|plymouth|kent|essex|sussex|hull|bradford|derby|norfolk|durham|richmond|lincoln',
    ['GB', 'US', 'AU'],
  ],
  ['perth', ['AU', 'GB']],
  ['halifax', ['CA', 'GB']],
  ['zamora', ['ES', 'MX']],
  ['holland|lebanon|athens|vienna|jamaica', ['US', elsewhere]],
]

const ofSelf =
  '(?<!no |not |never |to )(i am|we are|i (live|stay)|we live|(?<=, |and )live|(i am|im) [0-9]+ (years old )?(, )?and( live)?|and i( live)?|writing|escribo|somos|saludos|greetings|((up|down|out|over|way) )?here|aqui|aca|vivo|vivimos|estoy|estamos) ((on (a )?(holiday|vacation|trip|visit)|(visiting|staying)( with)?( (my|our) [a-z]+)?|de (vacaciones|visita|viaje|paseo)|all|alone|by myself|by ourselves|on (my|our) own|now|sol[oa]|ahora|just|with (her|him|them|my [a-z]+)|con (ell[oa]s?|el|mi [a-z]+)|up|down|over|out|way|near|todo|mero|cerca|afuera|a las afueras|de|(in|into|en) (a |an |un |una )?(care home|nursing home|assisted living|retirement home|flat|residencia|asilo|hogar)) )*(in|near|outside|from(?<=(?:writing|greetings) from)|en|de|desde) ((a|an|un|una) ([a-z]+ ){1,2}(in|near|outside|past|en|cerca de|a las afueras de|de) )?(the |la |el )?'

/** Whoever is cared for is helped where they live. */
const ofPatient =
  '(mother|father|mum|mom|mam|dad|husband|wife|parents|he|she|padre|madre|mama|papa|marido|mujer|espos[oa])( , [a-z0-9 ]+ ,| who [a-z0-9 ]+| (is|has|tiene) [0-9]+ ((years|anos|old|,|and|y) )*)? ?(lives|live|is living|((has|have|had|just|recently) )*moved (in )?(to|into) (a|an|the|her|his) ([a-z]+ ){1,3}?|vive|viven) ?((alone|all|by himself|by herself|on (his|her|their) own|with us|with me|sol[oa]|conmigo|con nosotros|near|cerca|outside) )*(in|near|en|de) (the |la |el )?'
/** Whoever cares for somebody names the place behind them. */
const ofCarer =
  '(cuido|cuidamos|atiendo|i (look after|care for)|and (look after|care for)|i am (caring for|looking after)) ... (in|near|en) (the |la |el )?'
/** Whoever treats them does so where they live. */
const ofCare =
  '(my|our|the|mi|el|la) (gp|doctor|nurse|surgery|chemist|pharmacy|clinic|hospital|nhs|medic[oa]|clinica|farmacia) (here )?(in|at|near|en|de) (the |la |el )?'

/** Where somebody moved. */
const ofMove =
  '((?<=^ |[.,] )|(i|we) )((have|had|just|recently) )*(moved|retired) (from (the )?[a-z]+ )?((back|down|up|over|out) )*to (the )?|moved into (a|an|the|her|his) ([a-z]+ ){1,2}in (the )?|brought (me|us) (from (the )?[a-z]+ )?(over )?to (the )?|(me|nos) (trajeron|trajo) (a vivir )?(de [a-z]+ )?(a|para) (la |el )?|(me mude|nos mudamos|me vine|nos vinimos) (de [a-z]+ )?(a vivir )?(a|para) (la |el )?'

/** "From Maracaibo" at the head of a sentence, or behind a greeting. */
const ofGreeting =
  '(?<=[.,] |^ |dias |tardes |noches |hola |hello |morning |afternoon |evening )(desde|from) (here in |aqui en |la |el )?'

/** Where somebody comes from, or the place beside their name or age: where nothing is told of where they live. */
const ofOrigin =
  'soy (?!originari|natural |nacid)([a-z]+ ){1,2}(, )?de (la |el )?|(i am|im) ([a-z]+ )?(, )?from (the )?|(?<= )([0-9]{2}|anos|years old|year old) (, )?(((out|up|down|over) )?(from|in|near|outside|past|de|en|soy de|cerca de) )?(the |la |el )?|(retired|former|jubilad[oa]|retirad[oa]) ([a-z]+ ){0,3}(, )?(from|in|near|to|de|en) (the |la |el )?|soy de (la |el )?(?=[a-z ]+ , [0-9]{2} (anos )?)|de un (pueblo|pueblito|barrio|pueblecito) (de|en|cerca de) (la |el )?'

/** "In Lima I am alone", "in Lima that number is none". */
const ofPlaceFirst =
  '(?= (, )?(estoy|vivo|vivimos|soy|i am|i live|we live|(that|this|your|ese|este|su) (number|line|numero|telefono|linea)) )'

/** A town by itself between two stops, in a message that tells an age: “my mother (78, on warfarin, Toronto)”. */
const ofItself = '(?<=[.,] )'
const untilStop = '(?= [.,]| *$)'
const age = / [6-9]\d /u

const named = [
  ...places.map(([region, names]) => ({ names, regions: [region] })),
  ...shared.map(([names, regions]) => ({ names, regions })),
].map(({ names, regions }) => ({
  regions,
  lived: new RegExp(
    pattern(
      `(${ofSelf}|${ofPatient}|${ofCarer}|${ofNumber}|${ofCare}|${ofMove}|${ofGreeting})(${names})|(en|in) (${names})${ofPlaceFirst}`,
    ),
    'gu',
  ),
  origin: new RegExp(pattern(`(${ofOrigin})(${names})`), 'gu'),
  bare: new RegExp(
    pattern(regions.includes(elsewhere) ? '^$' : `${ofItself}(${names})${untilStop}`),
    'gu',
  ),
}))
const ofOne = named.filter(({ regions }) => regions.length === 1)
const ofSeveral = named.filter(({ regions }) => regions.length > 1)
const american = new RegExp(`^ (?:, )?(?:${places[0]?.[1].replaceAll(/\((?!\?)/gu, '(?:')}) `, 'u')
/** The country or the state that stands behind a town. */
const behind = places.map(([region, names]) => ({
  region,
  name: new RegExp(
    `^ (?:, )?(?:de |en |in |of )?(?:the |la |el )?(?:${names.replaceAll(/\((?!\?)/gu, '(?:')}) `,
    'u',
  ),
}))

/** Of the regions that have such a town, that which stands behind it, else that of the talk so far. */
function settled(regions: readonly string[], rest: string, sofar: string): string {
  const [only, ...others] = regions
  if (only !== undefined && others.length === 0) return only
  const country = behind.find(({ region, name }) => regions.includes(region) && name.test(rest))
  if (country) return country.region
  if (regions.includes(sofar)) return sofar
  // Whoever is not in the United States, or speaks as one does in Britain, and names such a town.
  if (sofar === elsewhere && regions.includes('GB')) return 'GB'
  // Whoever is served from the United States and names a town of Mexico and Spain is nearer to the first.
  const nearer =
    sofar === 'US' ? ['MX', 'CA'].find((region) => regions.includes(region)) : undefined
  return nearer ?? elsewhere
}

/** The place named last in a text, as its person's own; a town with a state behind it is American. */
function regionIn(text: string, sofar: string): string | undefined {
  const words = normaliseWithCommas(text)
  const placesBy = (form: 'lived' | 'origin' | 'bare', of: typeof named, before: string) =>
    of.flatMap(({ regions, [form]: told }) =>
      [...words.matchAll(told)].map((place) => {
        const end = place.index + place[0].length
        const rest = words.slice(end)
        return { end, region: american.test(rest) ? 'US' : settled(regions, rest, before) }
      }),
    )
  // A town of several countries is in the one of which another town is named.
  const forms = age.test(words)
    ? (['lived', 'origin', 'bare'] as const)
    : (['lived', 'origin'] as const)
  const found = forms
    .map((form) => {
      const sure = placesBy(form, ofOne, sofar)
      return [...sure, ...placesBy(form, ofSeveral, sure.at(-1)?.region ?? sofar)]
    })
    .find((some) => some.length > 0)
  const far = [...words.matchAll(isFarAway)].map((place) => ({
    end: place.index + place[0].length,
    region: elsewhere,
  }))
  const isElsewhere = notAmerican.test(words)
  return [...(found ?? []), ...far]
    .filter(({ region }) => region !== 'US' || !isElsewhere)
    .toSorted((one, other) => other.end - one.end)[0]?.region
}

/** Who treats or pays people in one country, under the name it has there. */
const services: readonly (readonly [told: RegExp, regions: readonly string[]])[] = [
  [pattern('nhs|attendance allowance'), ['GB']],
  [pattern('hse'), ['IE']],
  [pattern('centrelink'), ['AU']],
  [pattern('(rang|rung|ring|called|call|phoned|phone|dialled|dial) 999'), ['GB']],
  [pattern('(llame|llamo|llamado|llamamos|marque|marcado) .. 112'), ['ES']],
  // In several countries, and not in the United States.
  [pattern('(my|our|the|a) (gp|gps|chemist|chemists)'), ['GB', 'IE', 'AU']],
]
/** A number that is said to be of the United States, by somebody who is not there. */
const notAmerican = pattern(
  '(that|this|it|those|these|911|988|you gave .. [a-z]+) .. (is|are|s) .. (american|usa|us|united states) (number|numbers|line|one)|(a|an|the) (american|us|usa) (number|numbers|line)|(911|988) (is|are) (only )?(in |for )?(the )?(american|usa|us|united states|states|america)|(number|line) (is|was) (for|in|of|from) (the )?(us|usa|states|united states|america)|(not|no) .. (911|988) .. here|(ese|este|eso|esos|el 911|911|988) .. (es|son) .. (de )?(los )?(estados unidos|eeuu|eua|usa|gring[oa]s?|american[oa]s?)|(ese|este|el|su) numero .. no (me |nos )?(sirve|existe) (por )?(aqui|aca)|numeros? (gring[oa]|american[oa]|de (los )?(estados unidos|eeuu|eua))s?|(aca|aqui) no .. (911|988)|(el )?(911|988) no .. (aca|aqui)|(ese|este|esos|estos|su|el) numeros? .. no (es|son|existen?) .. (de )?(aqui|aca|mi pais)|no es (el |un )?numero de (aqui|aca|mi pais)|(that|this|your|the) (number|line) .. (no (good|use)|useless) (to (me|us) )?(over )?here|(that|this|your|the) (number|line) .. not .. (here|ours|my country|our country)|no (vivo|estoy) en (los )?(estados unidos|eeuu|eua)|not (live |living )?in (the )?(us|usa|united states|states|america)|(i|we) (live|am|are) (living )?(outside (of )?(the )?(us|usa|united states|states|america)|in (another|a different) country(?! (now )?(than|from)))|(?<!phone )(number|line) .. not .. (my|our|this) country(?! code)|(vivo|vivimos|estoy|estamos) (fuera de (los )?(estados unidos|eeuu)|en otro pais)|(numero|linea) .. no .. (de|en|para) mi pais|(ese|este|su) (numero|telefono|linea) (aqui|aca) no|no .. (me |nos )?(sirve|funciona|existe) .. (ese|este|su) numero (aqui|aca)',
)

/** How people speak and spell in Britain, before words are made plain: it tells which of the towns of one name is meant. */
const british =
  /(?<!\p{L})(?:(?:my|our|her|his|me) (?:mum|mam)|mum['’]s|telly|fortnight|cuppa|the loo|quid)(?!\p{L})/iu

/**
 * The region that a message tells of by other words than a place: the first of several that have such a service, if it
 * is none of the talk so far, is not known.
 */
function regionBySigns(words: string, sofar: string): string | undefined {
  if (notAmerican.test(words) && sofar === 'US') return elsewhere
  const regions = services.find(([told]) => told.test(words))?.[1]
  if (regions === undefined || regions.includes(sofar)) return undefined
  const [only = elsewhere, ...others] = regions
  return others.length === 0 ? only : elsewhere
}

/**
 * Tells whether it is said that a number given is one of another country.
 *
 * @param message - what the person typed.
 */
export function saysOfElsewhere(message: string): boolean {
  return notAmerican.test(normalise(message))
}

/**
 * The region in which a person says they live.
 *
 * @param asked - the message, and the turns before it.
 * @param otherwise - the operator's region.
 * @returns a two-letter code, the last that was told of; empty for a place without numbers here; the
 *   operator's where no place was told of. One turn a step.
 */
export function* regionInSteps(
  { message, history }: MessageInTalk,
  otherwise: string,
): InSteps<string> {
  const told = [...messagesOf(history), message].map(readPart)
  const bySigns = told.reduce(
    (region, text) => regionBySigns(normalise(text), region) ?? region,
    otherwise,
  )
  const ofTown = bySigns === 'US' && told.some((text) => british.test(text)) ? elsewhere : bySigns
  // A place says more than a service, which tells in which country a town of several is.
  let place: string | undefined
  for (const text of told) {
    yield
    place = regionIn(text, place ?? ofTown) ?? place
  }
  return place ?? bySigns
}

/** The region in which a person says they live, as {@link regionInSteps} finds it, at once. */
export function regionNamed(asked: MessageInTalk, otherwise: string): string {
  return atOnce(regionInSteps(asked, otherwise))
}
