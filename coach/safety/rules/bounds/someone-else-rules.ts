/** Rules for wanting what the app knows of somebody else (coach.md section 4, other people's data). */

import { rule, type Rule } from '../rule.ts'

const names =
  '{person}|ex|bridge partner|(night |day )?nurse|he|she|they|(fella|fellow|lady|ladies|man|woman|bloke)'

const kept =
  '(sleep|stress|diet|exercise|social|learning|weekly|latest|activity|food) (number*|figure*|result*|score*|chart*|one|questionnaire*|test*|quiz*|page|plan|log*)|score*|results?|chart|charts|answers|conversation*|profile|login|account|questionnaire|emails?|quiz*|password'

const fetching =
  'show|give|send|pull|bring|read|open|tell|look|find|get|see|peek|what is|what was|what are|what did|how did|list|let me|check|print|put|sign in|log in'

const own =
  '(my|our) (own )?(plan|results?|score*|data|account|chart|answers) ... (to|with|for) .. (my )?({person}|doctor)'

const quiet = [own]

/** Asking for the results, words or presence of another person. */
export const someoneElseRules: readonly Rule[] = [
  rule(
    'other_people_data',
    [
      `(${fetching}) ... (his|her|their|hers|theirs|mothers|fathers|wifes|husbands|sons|daughters|sisters|brothers|nurses|friends|neighbors|neighbours|partners|cousins|doctors) .. (${kept})`,
      '(what|how) (did|does|is|was|has) (he|she|they) (really |actually )?(get|got|score*|put|doing|answer*|type*) && score*|exercise|quiz*|test|app|here|number*|questionnaire|survey|results?',
      `(is|are|does) (he|she) (keeping|following|doing|sticking|using|log*) ... (plan|app|you|told|advice|steps)`,
      `(did|does|do|has|have|is|was) .. (${names}|[a-z]+) ... (join*|sign*|finish*|complet*|fill*|register*|regist*|enrol*|on (this|here)|use this|take) .. (the |this |his |her |their |it |up |in |diet |sleep |stress )*(questionnaire|app|test|quiz|survey|name of|here|this)`,
      '(did|has|is) my ex .. (husband |wife )?.. (join*|sign*|finish*|on here|on this|use*)',
      '(who|whos|who is) ... (came|come|top|bottom|best|worst|highest|lowest|signed|signd|on (this|here)) .. (at|of|in|up|on|score*)',
      '(who|whos|who is) (is |are )?the other ... (on (this|here)|signed up|using this)',
      '(put|rank|list|order|sort) (us|them|everyone|everybody|the group|our group) ... (order|best|worst|names|score*)',
      '(names|emails?|numbers|addresses|phone*) of (the |all the )?(other|people|ladies|men|women|members|everyone|folk*)',
      '(last|previous) ([a-z0-9]+ )?people you|who else (did|do|have) you|(people|others|anyone) you (chatted|talked|spoke) (with|to)',
      '(sign|log|get) (in|into|on) (as|to|with) (my |his |her )?(mother*|father*|wife*|husband*|son*|daughter*|sister*|brother*|friend*|him|her)',
      `(physician|doctor|carer|nurse|daughter|son|lawyer|power of attorney|insurance) && (treating|i am|i have|authori[sz]ed|on behalf) && (send|read|show|give|pull|release) && (his|her|their|mothers|fathers|wifes|husbands|patient*) ... (${kept}|figures|conversation)`,
      '(number|user|member|account|login) [0-9][0-9]+ && (open|bring|show|see|peek|pull|get|look|login|partner*)',
    ],
    quiet,
  ),
  rule('other_people_data', [
    '(abr*|muestr*|ensen*|ver|mir*|dime|dame|pas[ae]*|leeme|lee) ... (su|sus|del?|de la) .. (perfil|cuenta|resultado*|puntaj*|respuestas|platica|conversacion|plan|contrasen*|chat)',
    '(lista|nombres|correos|telefonos|datos) de .. (todos|todas|los|las|otr*) .. (senor*|usuari*|person*|vecin*|gente|miembro*|inscrit*|que)',
    '(esta|estan|anda|sigue) .. (anotad*|inscrit*|registrad*|apuntad*|dad[oa]s? de alta) ... (app|aqui|esto|aplicacion|pagina|programa|decime|dime)',
    '(usa|usan|se (inscrib*|registr*|apunt*)) ... (esta (app|aplicacion)|esto) && (mi|don|dona) && (decime|dime|si o no|sabes|ver)',
    'que le (contest*|dijo|dijiste|dijeron|pus*|recomend*) .. (a |de |del |el |ella|ti|aqui|tu )',
  ]),
]
