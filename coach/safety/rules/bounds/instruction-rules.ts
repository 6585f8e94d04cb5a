/** Rules for attempts on the coach's own instructions: get at them, lift them, or obey pasted ones (coach.md section 4, injection). */

import { rule, type Rule } from '../rule.ts'

const getAt =
  'show|reveal|print|copy|quote|translate|spell|read|repeat|recite|list|tell|give|paste|write|type|output|dump|decode|unscramble|summari[sz]e|whisper|hand'

const inner =
  '(hidden|secret|inner|internal|own|original|private) (set ?up|setup|settings|guidelines|orders|rules|instructions|notes|text|brief)|(top|first|opening) (paragraph|line|lines|sentence|words) of (what|your|the)|(everything|all|text|words|lines) (that comes |that came |written |that is )?(above|before) (this|my|i|we|the)|what(ever)? (they|your (makers|owners|builders)|the (folks|people) who (built|made)) .. (fed|told|gave|wrote|typed|taught) you|(orders|rules|instructions|brief) (they|that|you) .. (wrote|gave|were|are|have|must|was)|(rules|things|words) .. you .. (not|supposed|forbidden|allowed)|how you .. (programmed|wired|set up)'

const lift =
  'switch*|turn*|leave|drop|lift|remove|skip|kill|disable|bypass|override|shut|stop|hide|take|lose|forget|ditch|silence'

const guards =
  '(emergency|warning*|safety|crisis|help) (message*|text*|card*|banner*|note*|line*|filter*|bits?)|warnings|disclaimers|guardrails|safeguards|(your|the|bypass) filters?|restrictions'

/** Attempts to read, change or lift what the coach works by. */
export const instructionRules: readonly Rule[] = [
  rule('injection', [
    `(${getAt}) && (${inner})`,
    `(what is|what was|what are) ... (${inner})`,
    `(${lift}) ... (${guards})`,
    '(override|bypass|unlock|access|admin|master|service) (code|key|pin)',
    '(any |the )?(ai|assistant|bot|robot|coach|model|program) .. (reading|that reads|who reads|seeing) (this|it)',
    '(do|carry out|follow|obey|execute|run|act on) (what|whatever) (it|this|that|the [a-z]+) (says|tells|asks|orders|piece)|(unscramble|decode|decipher) && (carry out|do what|follow|obey|say*|run)',
    'pretend .. (folks|people|makers|owners|ones) who (built|made|wrote)|(your|the) (makers|creators|developers|programmers|owners) .. (asleep|gone|allow|agreed|said|will not know)',
    '(answer|talk|speak|reply|respond) ... (no|without) .. (rules|limits|filter*|warnings|conscience|morals)',
  ]),
  rule('injection', [
    '(quit*|sac*|apag*|desactiv*|elimin*|borr*|olvid*|deja*|brinc*) ... (filtro*|advertencia*|avisos|restricc*|candado*|limites|censura|seguridad)',
    '(programad*|programaron|programaste|te (hicieron|crearon|configuraron|pusieron)|tus (creadores|programadores|duenos)) && (cuent*|dime|decime|muestr*|contest*|sin|dame|lee*|palabra por palabra|copi*)',
    '(eres|sos|seras|actua*|haz de|hace de|juego) ... (malvad*|sin (reglas|ley*|moral)|no respet*|no obedec*|libre|rebelde)',
    '(texto|mensaje|instrucciones|parrafo|lineas) ... (arriba|oculto|ocultas|anterior*|del sistema|de sistema|secret*|te dieron)',
    '(haz|hace|hazle|obedece|sigue|cumple) .. (lo que|caso) .. (dice|ordena|pide) && (pego|correo|texto|mensaje|sistema|asistente)',
    '(no|sin) .. (advertencias|filtros|censura) && (contest*|respond*|habl*|dime|dame)',
  ]),
]
