/** Recognises questions about something else than healthy living, by what they name and what they ask to be done. */

import { patterns } from '../text/pattern.ts'

/** Matters of the world that no advice on healthy living speaks of, field by field. */
const fields = patterns([
  // Law and authorities.
  'lawyer*|attorney*|solicitor*|legal*|lawsuit*|sue|suing|divorce*|inherit*|my will|a will|executor|probate|landlord*|tenant*|tenancy|evict*|lease|deed|visa|passport*|notary|court|jury|custody|power of attorney|parking (ticket|fine)|speeding|abogado*|testamento*|juez',
  // Money markets, taxes and insurance.
  'stock|stocks|shares|bond|bonds|bitcoin|crypto*|invest*|mutual fund*|dividend*|portfolio|annuit*|401 ?k|ira account|interest rate*|mortgage rate*|exchange rate*|lottery|lotto|tax|taxes|tax return*|deduct*|premiums|(la )?bolsa de valores|(comprar|vender|invertir) .. (acciones|bolsa)|impuestos|loteria',
  // Politics, places, history and other general knowledge.
  'election*|president|prime minister|senat(e|or)*|congress*|parliament|governor|mayor|republican*|democrat*|vote|voting|capital (city )?of|(population|currency|flag|king|queen|history|language|area) of|world war*|civil war|(who|when) .. (invented|discovered|wrote|painted|directed|composed|founded|won|wins|built|assassinated|sang|sings|played|starred)|(how (tall|high|far|big|old) is) (the|mount|to)|planet*|galaxy|dinosaur*|pyramid*|capital de|presidente',
  // Sport as a spectacle, stars and shows.
  '(who|which team) (took|won|wins|gets|got|lost|has) .. (hockey|football|game|match|cup|pennant|derby|fight|race|toss|title|flag)|who do you (like|fancy|pick|have) (for|in) the|quien (gana|gano|va ganando) (el|la) (clasico|partido|copa|final|liga)|(red sox|yankees|dodgers|cubs|mets|celtics|lakers|cowboys|packers|real madrid|barcelona) .. (do|did|play|played|win|won|last|tonight)|(know|recommend|find|need) .. (a |an |any )?(good |decent |cheap |honest )?(plumber|electrician|mechanic|roofer|handyman|builder|decorator|chimney sweep)|(who|which team|did the|did|what team) ... (won|win|lose|scored|play|playing|beat) .. (game|match|last night|yesterday|cup|series|league|final|tonight)?|super bowl|world cup|world series|playoff*|touchdown|league table|nfl|nba|mlb|celebrit*|actor*|actress*|movie*|film|films|netflix|episode*|season finale|soap opera|oscar*|partido|pelicula*',
  // House, car and machines.
  '(car|cars|truck|engine|clutch|gearbox|brakes|carburetor|transmission|boiler|furnace|printer*|roof|gutter|faucet|plumb*|toilet tank|dishwasher|washing machine|dryer|lawnmower|lawn mower|chainsaw|wiring|fuse|drywall|septic|thermostat|fridge|freezer|oven) ... (repair*|fix*|broken|broke|leak*|start*|oil|replace*|install*|noise|stopped|clog*|drip*|service)',
  '(fix*|repair*|mend*|change|replace|install*|unclog*|rewire|unblock|paint|tile) .. (the |a |my )?(car|clutch|engine|brakes|boiler|furnace|printer|roof|tire|tyre|sink|tap|faucet|oil|light bulb|fuse|window|fence|deck|toilet|drain|wall|walls|garage)|ford|toyota|chevy|honda|spark plug*|mpg|(arregl*|repar*|compr*|vend*) .. (carro|coche|auto|camioneta)|(carro|coche|auto|camioneta) .. (arranc*|gotea|ruido|motor|aceite|frenos|llanta*)|(llanta|neumatico|aceite) .. (carro|coche|auto|camioneta)|(arregl*|repar*) .. (lavadora|secadora|nevera|televisor|techo|grifo|llave)',
  // Travel as a trade, weather.
  '(flight*|hotel*|airline*|train|trains|cruise|airport|ticket*) ... (book|booking|cheap*|price*|time|times|timetable|to|deal*)|timetable|airfare*|rental car|(?<!under the )weather(?! vane)|forecast|rain (today|tomorrow)|will it (rain|snow)|temperature outside|going to (rain|snow)|clima|pronostico',
  'postage|stamps?|when (do|does) .. (clocks|daylight saving)|(book|reserve) (me )?a (table|room|seat|cab)|what time (is|does|do|are) (the|my|a)|[0-9]+ bus',
  // Sums, school work, programming, words.
  'algebra|equation*|square root|calculus|geometry|percent of|[0-9]+ (times|plus|minus|divided by|x) [0-9]+|python|javascript|java|html|excel|spreadsheet|sql|homework|translate|spell|synonym*|(meaning|definition|origin) of the word|crossword clue|traduc*',
  // Shopping and things to own.
  '(buy|sell|best|new|used|which|cheap*|price of|recommend) .. (car|house|laptop|television|sofa|couch|fridge|boat|camera|watch|vacuum|perfume|jewel*|ring|gift|present|phone plan|credit card|mattress brand|washing machine)|coupon*|amazon order|refund policy|(gift|present) (for|idea*)',
  // Stains, pests, measures, clocks.
  'mancha* .. (vino|cafe|grasa|ropa|alfombra|mantel)|(cuando|como) .. (siembr*|sembrar|planto|podo|podar)|(que|cual) (telenovela|serie|programa|pelicula) (dan|pasan|ponen|echan)|dolar|va a llover|llover (hoy|manana)|stain*|(out of|off) (a |the |my )?(carpet|rug|wool|shirt|tablecloth|wall)|ants|mice|rats|wasps|termites|convert .. (miles|pounds|cups|ounces|dollars|euros)|ounces in|what time is it|time zone in|property line|fence|my rights|refinanc*',
  // Belief in stars, magic, ghosts.
  'horoscope*|zodiac|star sign|astrolog*|tarot|psychic|ghost*|ufo*|alien*|lucky numbers|horoscopo',
  // Plants and animals as such.
  '(my|the) (dog|cat|roses?|tomato(es)?|lawn|orchid*|hydrangea*|parrot|hamster|goldfish) ... (vomit*|fleas|worms|limp*|prune|blight|fertilizer|aphids|yellow|wilting|vet|scratch*|barks?|barking|train)|when .. (plant|prune|sow) ',
])

/** Signs, readings, tests and cures of the body that a doctor or pharmacist must judge. */
const forDoctors = patterns([
  '(shingles|flu|pneumonia|covid|tetanus|rsv|booster) .. (shot*|jab*|vaccin*|booster*)|vaccin*|inoculat*|immuniz*|jabs?|flu shot|vacuna*',
  '(blood pressure|bp|presion) (reading |cuff )?(is|was|of|at|reads|reading|came|has|keeps|went|too|high|low|goes) .. ([0-9]+|high|low|up|down|bad|normal|all over)|[0-9][0-9]+ (over|sobre) [0-9][0-9]+|high blood pressure|(normal|good|right) blood pressure',
  '(ankles?|feet|foot|legs?|calf|calves|tobillos) .. (swell*|swollen|puff*|balloon*|retain*|hinchad*)|(swollen|puffy|swelling) .. (ankles?|feet|foot|legs?|calf|calves)|water retention',
  '(dizzy|dizziness|light headed|faint|giddy|woozy|head (rush*|spins|swims)) ... (stand*|get up|getting up|rise|up quick*|out of bed|sit up)|(stand*|get up|getting up|rise) ... (dizzy|dizziness|light headed|faint|giddy|woozy|head (rush*|spins|swims))|mareo .. (levant*|pie)',
  '(do|have) i (have|got) .. (arthritis|cancer|diabetes|gout|parkinson*|pneumonia|asthma|an infection|a fever|osteoporosis|shingles|a hernia|cataract*|angina)|(rash|mole|lump|boil|wart|ear ?ache|sore throat|fever|infect*|hernia|hemorrhoid*|shingles|sinus*|antibiotic*) .. (is|on|in|itch*|need|should|go|cause*|treat*|get rid)',
  '(something|anything|algo) (from|at|over|de|en) (the |la )?(chemist*|pharmac*|drug ?store|counter|farmacia|botica)',
  '(is|are) my (cholesterol|sugar|iron|thyroid|potassium|blood count|a1c) .. (high|low|normal|bad|[0-9]+)|(x ray|ct scan|blood test) .. (mean*|show*|say*)',
])

/** What makes of a sign of the body a question on habits after all. */
const habits = patterns([
  'exercis*|walk*|swim*|yoga|class|gym|eat*|food*|salt|diet|cook*|meal*|taste|pee|loo|bathroom|toilet|balance|fall*|juice|grapefruit|worr*|stress*|sleep*|cut back|shaker|bland|season*|tast*|flavo*',
])

/** Orders to make something that is no advice. */
const orders = patterns([
  '(write|compose|draft|make up|tell|give me) .. (me )?(a |an |my |some )?(funny |short |love |little )?(poem|essay|song|letter|story|code|speech|limerick|joke|toast|riddle|obituary|resume|eulogy|blog|script|program)',
  '(recipe|instructions|directions|ingredients) (for|to) .. (cake*|cookies|icing|fudge|pie|pastry|brownies|ice cream|cocktail*|lasagna|wine|beer|bread|build*|assemble|make a|the airport|downtown)|(chocolate|birthday|wedding|layer) cake|bake a cake|escrib(e|a|ir|eme|ame) .. (poema|carta|cuento)',
  '(knit|crochet|sew|build|assemble|wire|set) .. (a |the )?(sweater|pattern|shed|deck|bookcase|birdhouse|dvr|vcr|alarm system)',
])

/**
 * Tells whether a question is plainly about something else than healthy living.
 *
 * @param words - normalised English words.
 * @returns true where it must be declined, however many words it shares with the evidence.
 */
export function isOutside(words: string): boolean {
  return [...fields, ...orders].some((expression) => expression.test(words))
}

/**
 * Tells whether a question is about a sign, a reading, a vaccine or a finding that a doctor must judge.
 *
 * @param words - normalised English words.
 * @returns true where the coach only points to the doctor; false where it asks about a habit as well.
 */
export function isForDoctor(words: string): boolean {
  return (
    forDoctors.some((expression) => expression.test(words)) &&
    !habits.some((expression) => expression.test(words))
  )
}
