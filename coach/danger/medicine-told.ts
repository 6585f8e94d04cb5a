/** Tells whether a medicine is only told of: a message that asks something else is not to be met with the text on medicines. */

import type { Question } from '../conversation/question.ts'
import { piecesOf } from '../safety/denied-words.ts'
import { detectIn } from '../safety/detect.ts'
import { hearSafety } from '../safety/hear-safety.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'

/**
 * A medicine that somebody takes or was given, and that the model alone hears, is no question about it: in mid talk
 * where nothing is asked, and wherever the rest of the message asks nothing of a medicine.
 */
export function onlyTellsMedicine({ message, history }: Question): boolean {
  if (detectIn(message).includes('medication')) return false
  const words = normalise(message)
  const isAsked = /[?¿]/u.test(message) || ofChange.test(words)
  if (history.length > 0 && !isAsked && wasGiven.test(words)) return true
  const pieces = piecesOf(message)
  const rest = pieces.filter((piece) => !tellsTaken(normalise(piece))).join(' ')
  return rest !== '' && rest.length < message.length && !hearSafety(rest).includes('medication')
}

/** A piece that says in few words what is taken, or is not. */
function tellsTaken(text: string): boolean {
  return isTaken.test(text) && !ofChange.test(text)
}

const isTaken = pattern(
  '^ (\\. |and |y |but |pero |sorry |perdon |just |only |also |solo |tambien |yo |i |am |is |he |she |it is |not |no |never |(my|mi) (mother|father|mom|mum|dad|husband|wife|mama|papa|esposo|esposa|marido) )*(take|takes|am on|is on|on|use|uses|tomo|toma|uso|usa|metformin*|insulin*) (a |an |the |my |his |her |some |la |el |una |un |pastillas? (de|para) (la|el) )*([a-z]+ )?(metformin*|insulin*|pills?|tablets?|pastillas?|statins?|estatinas?|warfarin*|eliquis|losartan|lisinopril|enalapril|presion|pressure|sugar|azucar)?( (alone|only|nada mas))?( (for|para) (my|his|her|the|la|el|mi|su) [a-z]+( [a-z]+)?)?( .)* $',
)

const wasGiven = pattern(
  '(i (take|am on|started|have been on)|(doctor|gp|nurse) .. (gave|put|started|prescribed)|prescribed|(tomo|empece|empece hace poco|me (dio|dieron|receto|recetaron|mandaron)))',
)

const ofChange = pattern(
  '([0-9]+|two|three|four|five|every|neighbou?r*|friend*|wife|husband|alcohol|beer|wine|whisk*|threw|throw*|off|john*|herb*|dos|tres|cuatro|cada|vecin*|amig*|cerveza|vino|trago*|tire|hierba*|shocks?|should|can|could|may|stop*|skip*|leave|left|quit|drop*|cut|halve*|double*|more|less|extra|instead|mix*|together|dej*|suspend*|salt*|quit*|cambi*|doble|mitad|mas|menos|junt*|mezcl*|puedo|debo|quiero)',
)
