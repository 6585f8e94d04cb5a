/** Patterns of a whole message: words that mean one thing where nothing else is said. */

const before =
  '(\\.|and|but|so|well|oh|hi|hello|please|help( me)?|look|yes|just|i think|y|pero|pues|ay|hola|por favor|ayuda|ayudame|mire|si|oiga|creo que|es que)'
const after =
  '(\\.|now|right now|just now|today|tonight|again|here|please|help( me)?|really|very much|so much|already|(and )?i am (so |very |really )?(afraid|scared|frightened|worried)|what (do|should|can) i do|(since|from) (this (morning|afternoon)|last night|yesterday|today|then)|this morning|last night|yesterday|all (day|night)|ahora|ahorita|hoy|ya|otra vez|aqui|por favor|ayuda|ayudame|(y )?tengo (mucho )?miedo|que hago|que debo hacer|desde (esta (manana|tarde)|anoche|ayer|hoy|hace (un rato|poco|horas))|esta (manana|tarde|noche)|anoche|ayer|todo el dia|toda la noche)'

/**
 * The notation of a message that says this, with no more than a greeting, a call for help or a time beside it. What is
 * so short is told as it stands: the taught model hears little in it, and other words would make it something else.
 *
 * @param said - alternatives, in the notation of `pattern`.
 */
export function whole(...said: readonly string[]): string {
  return `^ (${before} )*(${said.join('|')}) (${after} )*$`
}

/**
 * The notation of a message that says this and nothing else.
 *
 * @param said - alternatives.
 */
export function only(...said: readonly string[]): string {
  return `^ (\\. )*(${said.join('|')}) (\\. )*$`
}

/** Words of time alone: "esta noche termino con todo" is more. */
const time =
  '(a|an|the|of|about|around|at least|over|more than|now|this|last|early|later?|long|some|many|several|few|couple|ages|[0-9]+|two|three|four|five|six|seven|ten|morning|afternoon|evening|night|noon|midnight|breakfast|lunch|dinner|supper|yesterday|today|then|hours?|minutes?|days?|weeks?|months?|years?|while|time|(mon|tues|wednes|thurs|fri|satur|sun)day|ago|el|la|las|los|un|una|unos|unas|esta|este|ya|casi|como|mas de|mucho|poco|rato|tiempo|que|ayer|anoche|hoy|antier|ahora|temprano|manana|tarde|noche|madrugada|mediodia|medianoche|horas?|minutos?|dias?|semanas?|mes|meses|anos?|dos|tres|cuatro|cinco|seis|siete|diez|varios|varias|muchos|muchas|pasad[oa]s?|lunes|martes|miercoles|jueves|viernes|sabado|domingo)'
const when = `((since|from|for|about|desde|desde hace|hace)( ${time}){1,5}|${time}( ${time})? ago|(this|yesterday|last) (morning|afternoon|evening|night)|yesterday|today|just now|all (day|night)( long)?|(a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some|several|many|un|una|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|varios|varias|muchos|muchas|[0-9]+) (or (two|three|four|five|six|so) |o (dos|tres|cuatro|cinco|seis) )?(hours?|days?|weeks?|months?|years?|horas?|dias?|semanas?|mes|meses|anos?)( now| already| or so| or more| ya| mas o menos)*|(every|cada) (day|night|dia|noche)|todos los dias|todas las noches|esta manana|esta tarde|ayer|anoche|hoy|apenas( hoy| ayer)?|todo el dia|toda la noche)`
const suddenly =
  '(very |quite |muy )?sudden(ly)?|all of a sudden|all at once|out of (nowhere|the blue)|de (repente|pronto|golpe)|muy de repente|repentinamente|de la nada|de un momento a otro'
const strongly =
  '(a lot|lots|very much|(very |really |so )?(bad|badly|much|hard|strong)|heavily|it (does|will) not stop|worse|getting worse|it is (bad|worse|getting worse)|mucho|muchisimo|bastante|muy (fuerte|mal)|no para|no se (me )?quita|peor|cada vez (mas|peor|mas fuerte))'
const asBefore =
  '(it|and|yes|it is|it was|it came|it began|it started|si|y|fue|empezo|vino|me dio|ya)'

/** What only says how sudden the thing is of which was spoken just before. */
export const isSudden = only(`(${asBefore} |on )*(${suddenly})( ${when})?`)
/** What only says how strong it is. */
export const isStrong = only(`(${asBefore} )*${strongly}`)
/** What only goes on about it: since when, how sudden, how strong. It tells nothing by itself. */
export const goesOn = only(`(${asBefore} |only |just |solo )*(${suddenly}|${strongly}|${when})`)
