/** Plain phrases for what is out of bounds: the coach's own instructions, and the data of others. */

import { rule, type Rule } from './rule.ts'

/** Rules of injection, other_people_data. */
export const boundsRules: readonly Rule[] = [
  rule(
    'injection',
    [
      '(ignore|disregard|forget|override|overrule|bypass|drop|skip|set aside|stop following|abandon|break|disobey|violate|throw out|scrap|erase|reset|discard|remove|dismiss|cancel|switch off|turn off|disable|lift) .. (all |any |your |the |previous |prior |above |earlier |safety |these |those |every )*.. ((instruction*|rule*|guideline*|prompt*|guardrail*|restriction*|training|polic*|programming|directive*|safeguard*|filters|limits|order* you|message|commands)|safety|told|above|previous (text|message*))',
      '(show|reveal|print|paste|repeat|tell|give|display|output|dump|copy|share|expose|what is|what are|read|list|recite|leak|disclose|send|write|summari*|see|quote|translate|spell out|hand over|unlock|post|echo) ... (system|developer|hidden|secret|internal|initial|original|base|private|underlying|confidential|backend|admin) ... (prompt*|message*|instruction*|note*|rule*|text|setting*|config*|guideline*|code|key*|password*|data|file*|mode)',
      '(show|reveal|print|paste|repeat|tell me|give|display|output|copy|share|what is|what are|read|recite|quote|translate|summari*) .. your .. (prompt*|instructions|rules|guidelines|programming|configuration|source code|settings)',
      'your (system |hidden |secret |initial |original )?prompt',
      '(system|developer) (prompt|message|mode|override)',
      'jailbreak*|dan mode|do anything now|(god|admin|debug|sudo|root|maintenance|unrestricted|evil) (mode|access|override)|prompt injection',
      'you are (now|no longer) (a |an |in |my |not )?.. (free|dan|doctor|unrestricted|evil|pirate|hacker|bound|an ai|in|mode|nurse|pharmacist|[a-z]*gpt|lawyer)',
      '(pretend|act|roleplay|role play|imagine|behave|play|simulate|talk|respond) .. (to be|as|as if|like|you are|that you|the role|there are) ... (doctor|pharmacist|no (rules|limits|restrictions|filter*)|unrestricted|not an ai|human|evil|without|hacker|nurse|dan|psychiatrist|surgeon|administrator|admin|developer|anything)',
      'you are (not|no longer) (a|an|my|the) .. (coach|assistant|ai|bot|chatbot|helper)',
      '(from now on|starting now|henceforth) .. (you|your|ignore|answer|act|obey|only)',
      '(without|no|zero|remove .. ) (any |all |your |the )?(restrictions|filters|limits|limitations|safety (rules|filter*|text*)|warnings|guardrails|censorship|disclaimers)',
      '(make up|invent|fabricate|fake|create a fake|made up|falsify) .. (a |some |an |two |three )?.. (study|studies|source*|citation*|reference*|research|statistic*|quote|doctor*|data|evidence|numbers|scores?)',
      '(repeat|say|print|write) (everything|all|the (text|words)|word for word|verbatim) ... (above|before|instruct*|so far|told)',
      '(ignor*|olvid*|desobede*|salt*|omit*|descart*|no sig*) .. (todas |todo |tus |las |sus |la |el )*.. (instruccion*|reglas|indicaciones|normas|ordenes|restricciones|politicas|anterior*)',
      '(muestr*|revel*|dime|dame|ensen*|copi*|repit*|imprim*|escrib*|pega*|cuales son|cual es) ... (prompt|instrucciones|mensaje (del sistema|de sistema|oculto)|reglas internas|sistema|configuracion|notas ocultas|reglas secretas)',
      '(ahora eres|eres ahora|a partir de ahora|desde ahora)|sin (restricciones|filtros|limites|reglas)|modo (desarrollador|dios|administrador)',
      '(switch*|turn*|leave|drop|lift|remove|skip|kill|disable|bypass|override|shut|stop|hide|take|lose|forget|ditch|silence) ... ((emergency|warning*|safety|crisis|help) (message*|text*|card*|banner*|note*|line*|filter*|bits?)|(?<!(stop|skip|drop) (all )?(these |the |those |your |with the |with your )?)warnings|disclaimers|guardrails|safeguards|(your|the|bypass) filters?|restrictions)',
      '(do|carry out|follow|obey|execute|run|act on) (what|whatever) (it|this|that|the [a-z]+) (says|tells|asks|orders|piece)|(unscramble|decode|decipher) && (carry out|do what|follow|obey|say*|run)',
      '(?<= |\\. )(inventate|inventa|invente|fabrica) (un|una) (estudio|investigacion|fuente)',
      'pretend .. (folks|people|makers|owners|ones) who (built|made|wrote)|(your|the) (makers|creators|developers|programmers|owners) .. (asleep|gone|allow|agreed|said|will not know)',
      '(answer|talk|speak|reply|respond) ... (no|without) .. (rules|limits|filter*|warnings|conscience|morals)',
      '(quit*|sac*|apag*|desactiv*|elimin*|borr*|olvid*|deja*|brinc*) ... (filtro*|advertencia*|avisos|restricc*|candado*|limites|censura|seguridad)',
      '(texto|mensaje|instrucciones|parrafo|lineas) ... (arriba|oculto|ocultas|anterior*|del sistema|de sistema|secret*|te dieron)',
    ],
    [
      '(instructions|guidelines|steps) (for|on|of) (the|a|that|this|my) (?!system|chat|coach|ai|bot|model|assistant|program)[a-z]+',
      '(my|that) (last|earlier|previous|first) (message|question|note|answer|one)',
      'mi (ultimo |ultima |primer |primera )?(mensaje|pregunta|nota)( anterior)?|mensaje anterior (puse|me equivoque|escribi)',
    ],
  ),
  rule(
    'other_people_data',
    [
      '(show|tell|give|open|read|see|look* (up|at|in|into)|find|check|get|pull* up|list|share|send|display|view|access|log* (in|into)|export|download|print|bring up|fetch|peek|know|know about|hear|what (is|was|were|are|did|does)|how (is|was|did|does)|compare .. with|download|email|delete|change|need|want) ... {possessed} ... ({record})',
      '(account|user|member|patient|profile|record|userid|id|customer|client|case) (id |number |no |num |code |is )?(id )?[0-9]+',
      '(how|what|did|does|has|have|is|was|which|why|when) .. (do|did|is|was|has|about|does|are)? ?(my |the |our )?{possessed} .. (do|did|doing|done|score*|scoring|get|got|answer*|say|said|tell|told|ask*|type*|rate*|use*|using|on|take*|took) .. (on|at|in|for|you|this)? .. (quiz*|test*|score*|survey|evaluation*|app|program|site|website|questionnaire|stress test|sleep test|assessment|result*|here|coach|you|about me)',
      '(access|open|see|show|read|view|give) .. (to )?[a-z]+ (?!todays|yesterdays|weeks|months|years|tests|this|last)[a-z]+s (results|scores|account|answers|test|record*)',
      'who else .. (use*|score*|took|take*|is|has|lives|signed|registered|talks|uses|member)',
      '(list|names|emails|addresses|phone numbers|passwords|details) of .. (all |the |other |your |every )*.. (user*|member*|people|patient*|residents|customers)',
      '(puntaj*|puntuacion*|resultado*) .. (saco|tuvo|obtuvo|tiene|saca) .. (vecin*|amig*|espos[ao]|herman*|hij[ao]*|marido|mujer|prim[ao]|el|ella)',
      '(puntaj*|puntuacion*|resultado*|datos|respuestas|prueba*|cuenta(?! de que)|informacion|correo|plan|consejo*|nota*) de(l)? .. (mi )?(vecin*|amig*|espos[ao]|herman*|hij[ao]*|marido|mujer|prim[ao]|cunad*|suegr*|otr[ao]s?|senora?|don|dona|los demas|alguien|companer*|usuari*|todos|cliente*|niet*)',
      '(dame|deme|pasame|muestr*|ensen*|quiero ver|show me|give me) .. (la |los |las |the |a )?(lista|datos|respuestas|resultados|puntajes|list|answers|results|scores) .. (de|of) .. (los |las |otros |the |other |all )*(usuarios|pacientes|miembros|socios|users|members|patients)',
      '(did|has|is) my ex .. (husband |wife )?.. (join*|sign*|finish*|on here|on this|use*)',
      '(who|whos|who is) ... ((came|come) .. (top|bottom|first|last)|top|bottom|best|worst|highest|lowest|signed|signd|on (this|here)) .. (at|of|in|up|on|score*)',
    ],
    [
      '(want*|like*|offer*|agreed|happy) to share',
      '(remember*|forget*|recall*|learn*|mix* up) .. (the )?names of',
    ],
  ),
]
