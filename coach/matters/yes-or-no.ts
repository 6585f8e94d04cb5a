/** How a short answer to a question of the coach sounds, in either language: yes or no, new or old, nobody. */

import { pattern } from '../text/pattern.ts'

/** What an answer begins with before it comes to the point. */
const opening =
  '^ (\\. |oh |ah |well |um |uh |hm+ |mm+ |i (think|believe|guess|suppose) |i would (have to )?say |i have to say |(i am )?afraid |sadly |unfortunately |to be honest |honestly |actually |the truth is |my answer is |pues |bueno |ay |uy |eh |este |mire |fijese que |la verdad (es )?(que )?|(yo )?(creo|diria|pienso|supongo) que |me parece que |parece que |(me )?temo que |por desgracia |desgraciadamente |lamentablemente |tengo que decir que )*'

/** A verb that stands for the whole question, as in “my sister does”. */
const ends = '(?= (\\. |$|too |so |sometimes |often |a lot |at night |now |but |and |though ))'
const helper = '(do|does|did|am|is|are|was|were|has|have|had|can|could|would|will)'
const somebody =
  '(i|he|she|it|we|they|that|(my|the|our|his|her) ([a-z]+ )?[a-z]+|most|some|one of them)'
const alguien = '(yo|el|ella|ellos|ellas|eso|(mi|la|el|su) [a-z]+)'

const yes =
  '(yes|yeah|yep|yup|yah|aye|sure|of course|certainly|indeed|absolutely|definitely|exactly|true|si|sip|claro|exacto|cierto|asi es|eso si|desde luego|por supuesto|efectivamente)'
const often =
  '(a (bit|little|lot)|(some|many|at|most) ?times|now and (then|again)|often|quite often|always|most (days|nights|of the time)|every (day|night|time)|a veces|(muchas|algunas|la mayoria de las) veces|un (poco|poquito)|de vez en cuando|seguido|a menudo|siempre|casi siempre|todos los dias|(casi )?todas las noches)'

/** Says yes, in so many words or by what is so. */
export const saysYes = pattern(
  `${opening}(${yes}|${often}|so|i think so|i would( like (to|that|it))?${ends}|please|(bueno|ok|okay|vale|dale|por favor|me gustaria)${ends}|it seems so|that is right|(they|people|i am told|some) (say|tell me|said|told me)? ?(that )?(so|yes|i (do|am|have|did))|i am told so|${somebody} (says|say) (yes|so|(that )?(i|he|she|it|they|we) ${helper}${ends})|i (have|have got|own|keep|got) (a|an|one|two|some|it|mine|my)|there (is|are) (a|one|two|some)|tengo (un|una|uno|dos|el|la)|hay (un|una|uno|varios|varias)|(i|he|she|it|we|they) (really |sure )?(do|does|did|can)|${somebody} ${helper}${ends}|${alguien} (si|tambien)|(me )?(dicen|dice) que si|eso (dicen|me dicen|dice)|seguro|ya${ends})(?! (no|not|never|none|nothing|nobody|hardly|know|mismo) )|(so|then|asi que|entonces) (yes|si) (\\. )*$`,
)

const unsure =
  '(?! (\\. )?(sure|certain|idea|clue|problem|mas|(lo )?se (\\. |$)|lo se|se (si|que|cual|cuando|como|bien|decir)|(le )?sabria|(me )?(acuerdo|recuerdo|fije|he fijado)|estoy segur[oa]|tengo idea) ?)'

/** Says no; whoever does not know says neither. */
export const saysNo = pattern(
  `${opening}(no|nope|nah|not|never|none|nothing|nobody|no one|neither|hardly|barely|rarely|seldom|i (have|know|see|keep) (no|none|nothing|nobody)|${somebody} ${helper} (not|never|no)(?! (really |quite |honestly )?(know|remember|recall|notice*|looked|checked|listened))|there (is|are) (no|none|not)|${somebody} (says|say) no|nunca|jamas|nada|nadie|ninguno|ninguna|ningun|casi (no|nunca|nada)|(todavia|aun|ya|tampoco|que yo sepa|para|en) (no|nada|absoluto)|que va|tampoco|(i would )?(rather|better|prefer) not|(prefiero|mejor) (que )?no|ni (uno|una|modo|hablar|siquiera)|${alguien} no|(me )?(dicen|dice) que no|not)${unsure}|(so|then|asi que|entonces) no (\\. )*$`,
)

/** Says neither, for not knowing. */
export const saysUnsure = pattern(
  `${opening}(i (really |honestly )?do not (really )?(know|remember|recall)|(i am )?not (so |really )?(sure|certain)|no (idea|clue)|hard to say|who knows|(it )?depends|no (lo )?se|no (le )?sabria|no estoy segur[oa]|no tengo idea|ni idea|quien sabe|no me (acuerdo|fije|he fijado)|depende)( [a-z]+){0,3} (\\. )*$`,
)

const few = '(a|an|one|two|three|four|a few|few|some|several|the last few|[0-9]|(a )?couple of)'
const pocos = '(un|una|dos|tres|cuatro|unos|unas|pocos|pocas|algunos|algunas|[0-9]|un par de)'
const dayNames =
  '(monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo)'

const lately = `((?<!(not|nothing|hardly|never) (really |that |so )?)(?<!not a )new(er|ly)?|recent*|lately|since (about )?(yesterday|this (morning|week|month)|last (night|week|month|${dayNames})|${dayNames}|${few} (days?|weeks?))|(a|one|last|un) (month|mes)|(for )?(about |only |maybe |just )?${few} (days?|weeks?|nights?)( ago| now)?|(it )?(just |only )?(started|began|came( on)?) (today|yesterday|this|last (night|week|month)|on|suddenly|all at once)|(all )?of a sudden|out of the blue|from one day to the next|(?<!no (es |son |tan )?)(?<!nada )nuev[oa]s?|desde (ayer|anoche|hoy|antier|anteayer|el ${dayNames}|la semana pasada|el mes pasado|esta semana|este mes|hace (poco|${pocos} (dias?|semanas?)))|(hace|llevo|tengo) (como |apenas )?(poco|${pocos} (dias?|semanas?))|reciente*|ultimamente|de repente|de golpe|de pronto|de un dia para otro|(empezo|comenzo) (ayer|hoy|anoche|esta|el ${dayNames}|la semana pasada|hace poco))`
const longAgo =
  '((not|nothing|hardly) (really |that |so )?(a )?new|(years|months|ages|decades|forever)|(all|most of) my life|as long as i (can )?remember|a long (time|while)|for long|always|chronic|long standing|since (i was|i retired|childhood|my (twenties|thirties|forties|fifties|sixties|youth|operation))|old (one|trouble|thing|story|friend|complaint)|on and off|comes and goes|(anos|meses|decadas)|siempre|toda (la|mi) vida|hace (mucho|tiempo|rato)|mucho tiempo|tiempo ya|desde (joven|siempre|nin[oa]|chic[oa]|que me (jubile|opere|acuerdo))|no (es|son)? ?(tan )?nuev[oa]s?|nada nuev[oa]|viej[oa]s?|cronic[oa]|va y viene|ya (lo|la|los) (tenia|traigo|traia))'

/** To a question whether it is new: it is. */
export const saysNew = either(pattern(lately), saysYes)

/** To a question whether it is new: it is not. Where something of it is new, it does not count as old. */
export const saysOld = new RegExp(
  `^(?!.*${pattern(lately).source}).*(?:${pattern(longAgo).source}|${saysNo.source})`,
  'u',
)

/** To a question for a person: there is none. */
export const saysNobody = pattern(
  '(nobody|no one|not a soul|none of them|(there (is|are)|i have) (none|no (one|family|friends|neighbors?)|nobody)|(all|they are all|everyone is|everybody is) (gone|dead|passed|away)|(can not|could not) (think of|name) any*|^ (\\. )*none (\\. )*$|nadie|(a|con) ninguno|(no (tengo|hay|conozco)|sin) (a )?(nadie|quien|familia|amigos|amigas|gente)|^ (\\. |pues |a )*(ninguno|ninguna) (\\. )*$|(ya )?(todos|todas) (se )?(murieron|fueron|han muerto|faltan))',
)

/** To a question for something: there is nothing, or it does not come to mind. */
export const saysNothing = pattern(
  `${opening}((almost |hardly |next to )?(nothing|anything)( at all)?|none|not (much|a thing|anything)|nada|casi nada|ninguno|ninguna|no (hay|tengo|me gusta|hacemos|tenemos) (casi )?nada)`,
)

/** The time of day an answer names. */
export const inTheMorning = pattern(
  '(morning|mornings|breakfast|wake|waking|dawn|first thing|(5|6|7|8|9|10) ?am|before noon|manana|mananas|amanecer|desayuno|despertar|despierto|levantarme|me levanto|temprano)',
)
export const atMidday = pattern(
  '(noon|midday|lunch|lunchtime|dinner time|early afternoon|afternoon|afternoons|(12|1|2|3|4|5) ?pm|tea time|mediodia|medio dia|almuerzo|comida|comer|sobremesa|tarde|tardes)',
)
export const inTheEvening = pattern(
  '(evening|evenings|night|nights|bedtime|supper|dusk|dark|sundown|sunset|(6|7|8|9|10|11) ?pm|noche|noches|anochecer|atardecer|oscurece|cena|cenar|acostarme|me acuesto|cama)',
)

/** One pattern for whichever of some fits. */
export function either(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'u')
}
