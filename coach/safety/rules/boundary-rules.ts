/** Rules for attempts to change how the coach works, and for questions about other people's data. */

import { rule, type Rule } from './rule.ts'

const injection = rule(
  'injection',
  [
    '(ignore|disregard|forget|override|overrule|bypass|drop|skip|set aside|stop following|abandon|break|disobey|violate|throw out|scrap|erase|reset|discard|remove|dismiss|cancel|switch off|turn off|disable|lift) .. (all |any |your |the |previous |prior |above |earlier |safety |these |those |every )*.. ({orders}|safety|told|above|previous (text|message*))',
    '(show|reveal|print|paste|repeat|tell|give|display|output|dump|copy|share|expose|what is|what are|read|list|recite|leak|disclose|send|write|summari*|see|quote|translate|spell out|hand over|unlock|post|echo) ... ({hidden}) ... (prompt*|message*|instruction*|note*|rule*|text|setting*|config*|guideline*|code|key*|password*|data|file*|mode)',
    '(show|reveal|print|paste|repeat|tell me|give|display|output|copy|share|what is|what are|read|recite|quote|translate|summari*) .. your .. (prompt*|instructions|rules|guidelines|programming|configuration|source code|settings)',
    'your (system |hidden |secret |initial |original )?prompt',
    '(system|developer) (prompt|message|mode|override)',
    'jailbreak*|dan mode|do anything now|(god|admin|debug|sudo|root|maintenance|unrestricted|evil) (mode|access|override)|prompt injection',
    'you are (now|no longer) (a |an |in |my |not )?.. (free|dan|doctor|unrestricted|evil|pirate|hacker|bound|an ai|in|mode|nurse|pharmacist|[a-z]*gpt|lawyer)',
    '(pretend|act|roleplay|role play|imagine|behave|play|simulate|talk|respond) .. (to be|as|as if|like|you are|that you|the role|there are) ... (doctor|pharmacist|no (rules|limits|restrictions|filter*)|unrestricted|not an ai|human|evil|without|hacker|nurse|dan|psychiatrist|surgeon|administrator|admin|developer|anything)',
    'you are (not|no longer) (a|an|my|the) .. (coach|assistant|ai|bot|chatbot|helper)',
    '(from now on|starting now|henceforth) .. (you|your|ignore|answer|act|obey|only)',
    '(you must|you have to|you will|i order you to|i command you to) (obey|comply|follow my|do (as|what) i)',
    '(without|no|zero|remove .. ) (any |all |your |the )?(restrictions|filters|limits|limitations|safety (rules|filter*|text*)|warnings|guardrails|censorship|disclaimers)',
    '(api|secret|access) key|(database|server|admin) (password|credentials|login)|environment variables',
    '(make up|invent|fabricate|fake|create a fake|made up|falsify) .. (a |some |an |two |three )?.. (study|studies|source*|citation*|reference*|research|statistic*|quote|doctor*|data|evidence|numbers|scores?)',
    'drop table|select [a-z]+ from|script alert|base ?64|rot13|hex encoded',
    '(repeat|say|print|write) (everything|all|the (text|words)|word for word|verbatim) ... (above|before|instruct*|so far|told)',
    '(new|updated|real|actual|special) (instruction*|rules|directive*|orders|task) (is|are|follow|begin|from|\\.|for you)',
    '(the following|this) (text|message|note|email|article) ... (says|tells|orders|instructs) you',
    '(say|tell|promise|admit|confirm|agree|write|guarantee|swear|claim|state) ... (cure*|guarantee*|reverse*|prevents?) ... (dementia|alzheimer*|cancer|memory)',
    '(ignor*|olvid*|desobede*|salt*|omit*|descart*|no sig*) .. (todas |todo |tus |las |sus |la |el )*.. (instruccion*|reglas|indicaciones|normas|ordenes|restricciones|politicas|anterior*)',
    '(muestr*|revel*|dime|dame|ensen*|copi*|repit*|imprim*|escrib*|pega*|cuales son|cual es) ... (prompt|instrucciones|mensaje (del sistema|de sistema|oculto)|reglas internas|sistema|configuracion|notas ocultas|reglas secretas)',
    '(actua|finge|haz como|comportate|simula|pretende) .. (como|que|si|ser) .. (si |eres |fueras |un |una )*(medico|doctor*|sin|farmaceutic*|no|libre|humano|experto)',
    '(ahora eres|eres ahora|a partir de ahora|desde ahora)|sin (restricciones|filtros|limites|reglas)|modo (desarrollador|dios|administrador)',
  ],
  [
    '(instructions|guidelines|steps) (for|on|of) (the|a|that|this|my) (?!system|chat|coach|ai|bot|model|assistant|program)[a-z]+',

    '(my|that) (last|earlier|previous|first) (message|question|note|answer|one)',
  ],
)

const possessed =
  '{person}s?|his|her|their|someone elses?|somebody elses?|anyone elses?|everyone*|everybody*|another (user*|person*|member*|patient*|account*|resident*)|other (user*|people*|member*|patient*|person*|account*|resident*|client*|folks)|others|all (users|members|people|patients|accounts)|users|members|strangers'

const others = rule(
  'other_people_data',
  [
    `(show|tell|give|open|read|see|look* (up|at|in|into)|find|check|get|pull* up|list|share|send|display|view|access|log* (in|into)|export|download|print|bring up|fetch|peek|know|know about|hear|what (is|was|were|are|did|does)|how (is|was|did|does)|compare .. with|download|email|delete|change|need|want) ... (${possessed}) ... ({record})`,
    `({record}) .. (of|for|from|by|belonging to|about) .. (my |the |a |mr |mrs |ms )?(${possessed}|[a-z]+ (smith|jones|brown|garcia|miller|davis))`,
    '(account|user|member|patient|profile|record|userid|id|customer|client|case) (id |number |no |num |code |is )?(id )?[0-9]+',
    `(how|what|did|does|has|have|is|was|which|why|when) .. (do|did|is|was|has|about|does|are)? ?(my |the |our )?(${possessed}) .. (do|did|doing|done|score*|scoring|get|got|answer*|say|said|tell|told|ask*|type*|rate*|use*|using|on|take*|took) .. (on|at|in|for|you|this)? .. (quiz*|test*|score*|survey|evaluation*|app|program|site|website|questionnaire|stress test|sleep test|assessment|result*|here|coach|you|about me)`,
    '(last|previous|other|next) (person|user|people|one|member*) ... (say|said|ask*|talk*|type*|score*|told|answer*|chat*)',
    '(list|show|name|tell me|who) ... (everyone|everybody|people|those|all) (who|that) ... (fail*|score*|pass*|took|test*|registered|joined|sign*)',
    '({record}) ... (people|person|residents|neighbors|others|folks|everyone) ... (get|got|have|had|score*|receive*)',
    '(access|open|see|show|read|view|give) .. (to )?[a-z]+ (?!todays|yesterdays|weeks|months|years|tests|this|last)[a-z]+s (results|scores|account|answers|test|record*)',
    '(what|whats|how) (is|was|are|were) (?!my|the|your|this|that|a|an|last|todays)[a-z]+ [a-z]+s (stress|sleep|diet|social|learning|exercise|activity|nutrition|test)? ?(score*|result*|bmi|answers|plan)',
    'who else .. (use*|score*|took|take*|is|has|lives|signed|registered|talks|uses|member)',
    '(is|does|did|has|are) (my |mr |mrs |ms )?.. ({person}|anyone|anybody) .. (next door |from [a-z]+ )?(using|registered|signed up|a member|use this|on this (app|site)|have an account|in your (system|database)|enrolled|joined (this|the) (app|site|program))',
    '(list|names|emails|addresses|phone numbers|passwords|details) of .. (all |the |other |your |every )*.. (user*|member*|people|patient*|residents|customers)',
    '(puntaj*|puntuacion*|resultado*) .. (saco|tuvo|obtuvo|tiene|saca) .. (vecin*|amig*|espos[ao]|herman*|hij[ao]*|marido|mujer|prim[ao]|el|ella)',
    '(puntaj*|puntuacion*|resultado*|datos|respuestas|prueba*|cuenta|informacion|correo|plan|consejo*|nota*) de(l)? .. (mi )?(vecin*|amig*|espos[ao]|herman*|hij[ao]*|marido|mujer|prim[ao]|cunad*|suegr*|otr[ao]s?|senora?|don|dona|los demas|alguien|companer*|usuari*|todos|cliente*|niet*)',
    '(cuenta|usuario|paciente|perfil) (numero )?[0-9]+',
    '(como|que|cuanto) (le |les )?(fue|salio|saco|contesto|respondio|puso|obtuvo) ... (vecin*|amig*|espos*|herman*|hij*|marido|mujer|prim*|cunad*|el|ella)',
  ],
  [
    '(average|typical*|usual*|most (people|folks|users)|my age|like me|percent*|in general|norm|normal|generally|same age|on average|compare to others|others my)',

    '(want*|like*|offer*|agreed|happy) to share',

    '(scam*|suspicious|bank|romance|borrow)',
  ],
)

/** All rules of these two codes. */
export const boundaryRules: readonly Rule[] = [injection, others]
