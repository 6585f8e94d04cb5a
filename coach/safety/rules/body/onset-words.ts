/** Words for when something began, shared by the rules of bodily emergencies. */

/** Began now or in the last days, in English. */
export const lately =
  'sudden*|all at once|all of a sudden|out of nowhere|outta nowhere|out of the blue|just now|right now|now|this (morning|afternoon|evening|hour|minute|week|past|arvo)|today|tonight|since (breakfast|brekkie|lunch*|dinner|tea|teatime|supper|noon|elevenses|midday|dawn|yesterday|yesterdays|last|this|the (weekend|morning|operation|fall)|about|around|i|he|she|they|my|his|her|sat|sun|mon|tue*|wed*|thu*|fri*|[a-z]+day|[0-9]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|wok* (up|me|him|her|with|and|not|this)|(minute*|hour*|half an hour|while|moment*|days?) (ago|back|later|on)|half (an )?hour|started|began|came on|come on|comes on|new|overnight|last (night|evening)|yesterday|at (breakfast|lunch*|dinner|teatime|supper|noon)|(was|were|been) (fine|ok|okay|all right|alright|grand|normal|right as rain|good as gold)|never (done|had|happened|been)|(with)?in (an|the last|a few|two|three|minutes|hours) ..|(is|has) not (eas*|shift*|let* up|gone|stopp*)|keeps?|again|just (finished|done|had|got|came|come)|(for|lasted|about|after) (a )?(good )?(few|five|ten|fifteen|twenty|thirty|a|one|two|half|quarter|couple|[0-9]+) .. (an )?(second*|minute*|hour*|min|mins)|over the weekend|then (it )?(lifted|passed|went|came back|cleared)|usually|normally|always can|first time'

/** Began now or in the last days, in Spanish. */
export const ultimamente =
  'de (repente|pronto|golpe|un momento|un dia|la nada|sopeton|buenas a primeras|un tranc*|un jalon|la noche|ayer|hoy)|repentin*|subit*|ahorita|ahora|ayer|hoy|anoche|antier|antes de ayer|anteayer|esta (manana|tarde|noche|madrugada)|hace (un|una|media|poco|rato|unos|unas|dos|tres|cuatro|diez|quince|veinte|[0-9]+) ..|desde (ayer|anoche|hoy|esta|hace|que|el|la|las|antier|entonces)|amanec*|despert*|empez*|comenz*|recien|desayun*|al (levant*|despert*)|en (un rato|dos dias|pocas horas|cuestion)|ya no|no se (me|le) (quita|pasa)|otra vez|me (vino|vuelve|volvio)|le (vino|dio|esta)'

/** Long past, so that the present is quiet. */
export const longPast: readonly string[] = [
  '([0-9]+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|some|many|several|few|donkeys) (years|decades) (ago|back|since|earlier)',
  '(as a (child|kid|boy|girl|young*|teen*|student)|when i was (a|little|young|small|[0-9]+)|in my (teens|twenties|thirties|forties|fifties|youth)|long ago|since childhood|back in (19|20)[0-9][0-9])',
  '(fully|all|completely|long) (mended|healed|recovered)|mended (lovely|fine|well)',
  'hace (muchos |[a-z0-9]+ )?(anos|decadas)|de (nino|nina|chico|chica|joven)|en (el )?(19[0-9][0-9]|[5-9][0-9]|20[01][0-9])|cuando era',
]

/** Asking to learn, to teach or to prevent. */
export const asLesson: readonly string[] = [
  '(what|which|list|teach*|learn*|know|recogni[sz]e|spot|explain) .. (are |is )?(the |a |of )?.. (signs|symptoms|warning*)',

  '(newsletter|noticeboard|school (talk|project)|leaflet|poster|first aid (class|course)|novel|episode|movie|film|documentary|on the news|in the news|on tv|soap|podcast)',
  '(is it true|they say|does|do|can|could|what does) .. (that )?(older|old|elderly|people|folk*|seniors|someone|somebody)',
  '(como|que) .. (evit*|preven*|reconoc*)|(sintomas|senales) de|(novela|pelicula|noticias|serie|telenovela|partido|boletin)',
]

/**
 * Joins two concepts that stand within one sentence, whichever comes first.
 *
 * @param one - a pattern in the notation of the rules.
 * @param other - another.
 * @returns a pattern for both, up to six words apart.
 */
export function near(one: string, other: string): string {
  return `(${one}) ... (${other})|(${other}) ... (${one})`
}
