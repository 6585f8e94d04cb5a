/** What is said to news that is told and asks nothing, good or bad: by what happened, and to whom. */

import { pattern } from '../text/pattern.ts'
import type { Said } from '../text/said.ts'

/** News of one kind. */
export interface News {
  readonly when: RegExp
  readonly say: Said
  /** Beside a trouble it is no good news: "I made soup but I can't eat". */
  readonly isGood?: true
}

const own = '(i|we)( have| had| just| have just| finally| also| even)*'
const kin =
  '(my |our )?(great )*(son|daughter|grandson|granddaughter|grandchild*|grandpa|grandma|niece|nephew|sister|brother|husband|wife|friend|neighbor|neighbour|he|she|they)'
const deLosMios =
  '(mi |mis |nuestr[oa] )?(hij[oa]s?|(bis)?niet[oa]s?|sobrin[oa]s?|herman[oa]s?|espos[oa]|marido|mujer|amig[oa]s?|vecin[oa]s?)'
const pet =
  '(cat|dog|puppy|kitten|budgie|parrot|canary|rabbit|gat[oa]|gatit[oa]|perr[oa]|perrit[oa]|loro|canario|conejo)'
const close =
  '(my|our) (best |dear |old |close |oldest )*(friend|sister|brother|husband|wife|mother|father|son|daughter|grandson|granddaughter|grandchild|neighbor|neighbour|cousin|niece|nephew|aunt|uncle)'
const cercano =
  '(mi|nuestr[oa]) (mejor |querid[oa] )*(amig[oa]|herman[oa]|espos[oa]|marido|mujer|mama|papa|madre|padre|hij[oa]|niet[oa]|vecin[oa]|prim[oa]|sobrin[oa]|ti[oa]|comadre|compadre|cunad[oa])'

/** The first that fits is taken. */
export const news: readonly News[] = [
  {
    when: pattern(
      '(sorry|hate|do not (want|like|mean)) to (bother|trouble|disturb) (you|anyone|anybody)|(disculpe|perdone|perdon|disculpa) (la molestia|que (le |lo |la |te )?moleste)|no quiero molestar(le|lo|la|te)?',
    ),
    say: {
      en: 'You are no bother at all: this is what I am here for. What is on your mind?',
      es: 'No molesta nada: para eso estoy. ¿Qué tiene en mente?',
    },
  },
  {
    when: pattern(
      `(my|our|the) ${pet} .. (is |has |went |been )*(missing|lost|run away|ran away|not come (back|home)|gone (missing|off))|(lost|can not find) (my|our|the) ${pet}|mi ${pet} (no (viene|vuelve|aparece|regresa)|se (perdio|escapo)|anda perdid[oa])|(se me (perdio|escapo)|no encuentro) (a )?mi ${pet}`,
    ),
    say: {
      en: 'How worrying; I hope they come home soon. Look under beds, in sheds and in cupboards, and call at dusk with food in your hand. Tell the neighbors, the shelter and the vet, with a photo. Since when?',
      es: 'Qué angustia; ojalá vuelva pronto. Busque debajo de las camas, en roperos y patios, y llame al anochecer con comida en la mano. Avise a los vecinos, al refugio y al veterinario, con una foto. ¿Desde cuándo falta?',
    },
  },
  {
    when: pattern(
      `(my|our|the) ${pet} (is|has been|looks|seems) (so |very |really |a bit |not )*(sick|ill|poorly|unwell|limping|well)|mi ${pet} (esta|anda|se puso) (muy |bien |un poco )?(malit[oa]|mal|enferm[oa]|coje*)`,
    ),
    say: {
      en: 'I am sorry; it hurts to see them unwell. If they do not eat or drink, or breathe hard, call the vet today. What do you notice?',
      es: 'Lo siento; duele verlos así. Si no come ni bebe, o respira con esfuerzo, llame hoy al veterinario. ¿Qué le nota?',
    },
  },
  {
    when: pattern(
      `${close} .. (has|got|is|was|had) .. (cancer|leukemia|diagnosed|seriously ill|very ill|very sick|in (the )?hospital|intensive care|a tumor|a heart attack|a stroke|an operation)|${close} .. (is|has been) (very |so |seriously |quite )?(ill|sick|poorly)|${cercano} .. (tiene|le (encontraron|detectaron|diagnosticaron|dio)) .. (cancer|tumor|infarto|derrame|leucemia)|${cercano} (esta|sigue) (muy |en el |en un )?(hospital|internad[oa]|enferm[oa]|grave|mal)`,
    ),
    say: {
      en: 'I am so sorry; it is hard when somebody you love is ill. No clever words are needed: “I am here, and I think of you.” One small thing helps more, a soup or a ride. And how are you bearing it yourself?',
      es: 'Lo siento mucho; cuesta ver enfermo a alguien querido. No hacen falta grandes palabras: “Aquí estoy, y pienso en ti”. Ayuda más algo chico: una sopa, llevarle a la cita. Y usted, ¿cómo lo lleva?',
    },
  },
  {
    when: pattern(
      '(carer|caregiver|helper|aide|home help|nurse|cuidadora?|la senora que me ayuda|enfermera|la muchacha) .. (did not|has not|never|no|not) .. (come|came|turn*|show*|arrive*|vino|llego|ha venido|viene|aparecio)',
    ),
    say: {
      en: 'That leaves you stranded. Call the office that sends them: “Nobody came. Who comes today, and when?” Note the day each time. If you cannot eat, wash or take your medicine without them, say just that. {company} can step in too.',
      es: 'Así queda usted sin apoyo. Llame a quien la manda: “No vino nadie. ¿Quién viene hoy, y a qué hora?”. Apunte cada vez el día. Si no puede comer, lavarse o tomar su medicina sin ayuda, dígalo así. También puede llamar a {company}.',
    },
  },
  {
    when: pattern(
      '(the )?(power|lights?|electric*|current) (is|are|has|went|keeps?) .. (out|off|gone|cut|failing)|power cut|blackout|(se (nos )?(fue|va) la|(estamos|estoy|llevamos|quedamos|seguimos) sin|no hay|cortaron la|quitaron la) (luz|electricidad|corriente)|apagon',
    ),
    say: {
      en: 'That is a nuisance, and tiring. Use a flashlight and no candle, and keep the fridge shut. Tell a neighbor how you are. If you need a machine for breath, call {emergency}; if your medicine must stay cold, ask the pharmacy.',
      es: 'Qué fastidio, y cómo cansa. Use linterna y no velas, y abra poco el refrigerador. Avise a un vecino cómo está. Si necesita un aparato para respirar, llame al {emergency}; si su medicina va en frío, pregunte en la farmacia.',
    },
  },
  {
    when: pattern(
      `${own} (been |went |go )?(to )?(visit* )?(the |his |her |their )?(cemetery|graveyard|grave|tomb)|${own} (visited|went to) .. (cemetery|graveyard|grave)|(fui|fuimos|visite|vengo) (al|del|el) (cementerio|panteon|camposanto)|(fui|visite|lleve flores) .. tumba`,
    ),
    say: {
      en: 'That is a way of being with them. It may leave you tired and tender today, so be gentle with yourself. What did you tell them?',
      es: 'Es una manera de estar con quien ya no está. Hoy puede quedarle el cuerpo sensible; trátese con cariño. ¿Qué le contó?',
    },
  },
  {
    when: pattern(
      `${own} (gave up|given up|quit|stopped|been off) (the )?(smok*|cigarettes?|fags|tobacco)|(deje|he dejado|ya no|llevo .. sin) (de )?(fum*|el cigarro|el tabaco|los cigarros)|sin fumar`,
    ),
    isGood: true,
    say: {
      en: 'That is a big thing, and a hard one. Each day without counts. When the wish comes, it passes in some minutes: drink water, walk, call somebody. What helps you most?',
      es: 'Eso es mucho, y cuesta. Cada día sin fumar cuenta. Cuando venga el antojo, pasa en unos minutos: agua, unos pasos, una llamada. ¿Qué le ayuda más?',
    },
  },
  {
    when: pattern(
      `(born|gave birth|(is|are) expecting|pregnant|had (a|her|the) baby|going to be (a )?(great )*(grand*|aunt|uncle)|(new|first|another) (great )*grand(son|daughter|child|baby))|nacio|nacieron|voy a ser (bis)?abuel[oa]|embarazada|espera(n|mos)? (un )?(bebe|nene|nino|nina)`,
    ),
    isGood: true,
    say: {
      en: 'What happy news! Somebody small has come, or is on the way, and you are part of it. What do you look forward to most?',
      es: '¡Qué alegría! Llega alguien pequeño, y usted es parte de eso. ¿Qué es lo que más ilusión le hace?',
    },
  },
  {
    when: pattern(
      '(got|getting|is|are) (engaged|married)|(golden|silver|diamond) wedding|wedding anniversary|years married today|se (casa|caso|casan|casaron|va a casar)|aniversario de (boda*|casados)|bodas de (oro|plata)',
    ),
    isGood: true,
    say: {
      en: 'How lovely, and worth a celebration! How will you spend the day?',
      es: '¡Qué bonito, y merece fiesta! ¿Cómo van a pasar ese día?',
    },
  },
  {
    when: pattern(
      '(all clear|in remission|cancer free|scan (was|is|came back) (clear|fine|good|clean)|(results?|tests?) (was|were|is|are|came back) (all )?(clear|fine|good|normal|negative)|out of hospital|discharged|libre de cancer|sin cancer|me dieron (el alta|de alta)|(resultado*|examen*|analisis|estudio*|biopsia) .. (bien|limpi[oa]s?|normal(es)?|negativ[oa]s?))',
    ),
    isGood: true,
    say: {
      en: 'What a relief that must be! Let it sink in, and do something kind with the day. Whom have you told?',
      es: '¡Qué alivio! Déjese sentirlo, y haga hoy algo bonito. ¿A quién se lo ha contado?',
    },
  },
  {
    when: pattern(
      `${own} (passed|finished|completed) .. (exam|test|course|class|degree|school|book|puzzle|jigsaw|quilt|scarf|race)|${own} (learned|learnt) (how )?to|${own} graduated|(aprobe|termine|complete) .. (curso|examen|clase|escuela|primaria|secundaria)|me gradue|(ya )?aprendi a|(ya )?(se|puedo) .. por fin|(ya )?(he aprendido|logre)`,
    ),
    isGood: true,
    say: {
      en: 'Well done! That took patience, and you stayed with it. What will you do with it next?',
      es: '¡Muy bien! Eso pidió paciencia, y usted siguió. ¿Qué va a hacer ahora con eso?',
    },
  },
  {
    when: pattern(
      `${kin} .. (passed|graduated|won|got (a|the|his|her) (job|degree|prize))|${deLosMios} .. (aprobo|aprobaron|se graduo|se recibio|gano|consiguio (trabajo|empleo))`,
    ),
    isGood: true,
    say: {
      en: 'How proud you must be! Have you told them so? They will keep those words.',
      es: '¡Qué orgullo! ¿Ya se lo dijo? Esas palabras se guardan.',
    },
  },
  {
    when: pattern(
      `${own} (made (it )?up|made peace|reconciled|are (speaking|talking|friends) again|(speak|talk) again) ?(with)?|(hice|hicimos|hemos hecho|he hecho) las paces|nos (reconciliamos|arreglamos|contentamos|volvimos a hablar)`,
    ),
    isGood: true,
    say: {
      en: 'That took heart, from both of you. How good! How do you feel now?',
      es: 'Eso pide corazón, de los dos lados. ¡Qué bueno! ¿Cómo se siente ahora?',
    },
  },
  {
    when: pattern(
      `(cloud nine|over the moon|top of the world|tickled pink|full of beans|so happy|very happy|happy today|best day|en las nubes|(estoy|ando|me siento) (muy |tan |bien |re )?(feliz|content[oa]|choch[oa]|alegre|dichos[oa]))`,
    ),
    isGood: true,
    say: {
      en: 'How good to hear! What made it so?',
      es: '¡Qué gusto leerlo! ¿Qué le puso así?',
    },
  },
  {
    when: pattern(`${own} (won|won the|won at)|(gane|ganamos|me gane|nos ganamos|me saque)`),
    isGood: true,
    say: {
      en: 'Well done, what a piece of luck! How did it feel?',
      es: '¡Qué suerte, felicidades! ¿Qué sintió?',
    },
  },
  {
    when: pattern(
      `(i am|tengo|cumpli|ya tengo) [0-9]+ (anos )?(years old )?(and|y) (i )?(am )?(still|sigo|todavia|aun)`,
    ),
    isGood: true,
    say: {
      en: 'Bravo! So many years, and still at it: that is something to be proud of. What keeps you going?',
      es: '¡Bravo! Tantos años, y ahí sigue: es para estar con orgullo. ¿Qué le da cuerda?',
    },
  },
  {
    when: pattern(
      `${own} (met|am seeing|have met|found) (someone|somebody|a (very |really )?(nice|lovely|kind|good|charming) [a-z]+)(?! (online|on the internet|on facebook))|(conoci|estoy saliendo con|encontre) (a )?(alguien|(un|una) (senora?|hombre|mujer|amig[oa]|viud[oa]))(?! .. (internet|facebook|linea))`,
    ),
    isGood: true,
    say: {
      en: 'How lovely! How did you meet? Take your time with it, and enjoy it.',
      es: '¡Qué bonito! ¿Cómo se conocieron? Vaya a su paso, y disfrútelo.',
    },
  },
  {
    when: pattern(
      `${kin} (brought|(gave|bought|sent|made|baked) (me|us))|${deLosMios} me (trajo|regalo|compro|mando|hizo)|me (trajo|trajeron|regalo|regalaron|mando|mandaron) (un|una|unos|unas|flores|comida|sopa|pan)`,
    ),
    isGood: true,
    say: {
      en: 'How kind; somebody thought of you. A short “that did me good” will please them. Did it cheer you?',
      es: '¡Qué detalle! Alguien pensó en usted. Un “me hizo bien” le va a gustar. ¿Le alegró el día?',
    },
  },
  {
    when: pattern(
      `(my|our|the) ${pet} (had|has had|has) (her |some |[a-z]+ )?(puppies|kittens|babies)|mi ${pet} (tuvo|tiene) .. (cachorr*|gatit*|perrit*|crias)|(my|our) ${pet} (talks|sings|plays|dances|is so (funny|sweet|clever))|mi ${pet} (habla|canta|juega|es (muy |tan )?(list[oa]|gracios[oa]|bonit[oa]))`,
    ),
    isGood: true,
    say: {
      en: 'How sweet! There is life in the house. What do they get up to?',
      es: '¡Qué ternura! Hay vida en la casa. ¿Qué hacen de las suyas?',
    },
  },
  {
    when: pattern(
      `(my|our|the) (garden|tomatoes|roses|flowers|beans|plants|potatoes|allotment|vegetables) (is|are|looks?|comes?|came) .. (coming|lovely|beautiful|well|blooming|in bloom|life|joy)|(mis|mi|las|los) (plantas?|rosas|flores|tomates|jitomates|matas|jardin|huerto|orquideas) (estan?|van?|florec*|se ven?) .. (bonit*|lind*|hermos*|bien|flor*|bell*)?`,
    ),
    isGood: true,
    say: {
      en: 'What a joy to watch it grow, and from your own hands. What pleases you most out there?',
      es: 'Qué alegría verlo crecer, y de sus manos. ¿Qué es lo que más le gusta de ahí?',
    },
  },
  {
    when: pattern(
      `${own} (baked|cooked|knitted|sewed|crocheted|painted|built) |${own} made (a|some|my|the) (cake|pie|bread|jam|soup|scones|stew|scarf|quilt|cardigan)|(i am|we are) (baking|knitting|sewing|painting|making (the |a |some )?(scones|cake|jam|soup|bread)) ?|(cocine|prepare|amase|hornee|teji|cosi|borde|pinte) (un|una|unos|unas|el|la|los|las|mis?|[a-z]+s)|hice .. (arepas|tamales|pan|sopa|pastel|torta|tarta|galletas|mole|tortillas|empanadas|mermelada|guiso|caldo|bizcocho|flan|paella)|(me )?(quedaron|quedo|salieron|salio) (muy |tan |bien )?(ric[oa]s?|lind[oa]s?|bonit[oa]s?|de rechupete|sabros[oa]s?)`,
    ),
    isGood: true,
    say: {
      en: 'That sounds good, and made by your own hands. Who enjoys it with you?',
      es: 'Suena muy bien, y hecho por sus manos. ¿Quién lo disfruta con usted?',
    },
  },
  {
    when: pattern(
      `${own} (went|been|got back from) (to |on |from )(a |the |my |our )?(dance|party|wedding|beach|sea*|trip|outing|concert|theater|theatre|cinema|movies|market|choir|class|picnic|museum|reunion|club|coast|mountains|lake|park)|(fui|fuimos|vengo|regrese|volvi) (a|al|a la|del|de la|de) (un |una )?(baile|fiesta|boda|playa|mar|paseo|viaje|concierto|teatro|cine|mercado|coro|clase|museo|reunion|club|feria|parque)`,
    ),
    isGood: true,
    say: {
      en: 'How nice that you went! What was the best of it?',
      es: '¡Qué bueno que fue! ¿Qué fue lo mejor?',
    },
  },
  {
    when: pattern(
      `(i am|we are|im|were) (going|off|having|having a|going on|having our) (to |on )?(a |the |my |our )?(street )?(dance|party|wedding|beach|sea*|trip|outing|holiday|concert|theater|theatre|cinema|movies|picnic|museum|reunion|cruise|coast)|(manana |hoy |el [a-z]+ )?((me|nos) (voy|vamos)|voy|vamos) (a|al|a la|de) (un |una )?(baile|fiesta|boda|playa|mar|paseo|viaje|concierto|teatro|cine|museo|reunion|vacaciones|crucero|feria)`,
    ),
    isGood: true,
    say: {
      en: 'How nice to have that ahead! What do you look forward to most?',
      es: '¡Qué bueno tener eso por delante! ¿Qué es lo que más ilusión le hace?',
    },
  },
  {
    when: pattern(
      `${own}( am| are)? (do|doing|practice|practise|sing|play|swim|dance) (tai chi|yoga|qi ?gong|pilates|zumba|in (a|the) (choir|band|club)|chess|bowls|bridge|cards|tennis|golf|every [a-z]+)|(hago|practico|canto|juego|nado|bailo) (tai chi|yoga|pilates|zumba|en (un|el) coro|ajedrez|domino|cartas|baraja|cada [a-z]+|todos los)`,
    ),
    isGood: true,
    say: {
      en: 'Good for you; keep it! What do you like best about it?',
      es: '¡Qué bien; siga así! ¿Qué es lo que más le gusta?',
    },
  },
  {
    when: pattern('(i am|im) reading [a-z]+|(estoy|ando) leyendo [a-z]+'),
    isGood: true,
    say: {
      en: 'That is good company. How do you like it so far?',
      es: 'Buena compañía. ¿Qué le parece hasta ahora?',
    },
  },
  {
    when: pattern(
      `${own} (had|got) (my|the|our) (flu |covid |shingles )?(jab*|shot*|vaccin*|booster)|(ya )?me (vacune|puse la vacuna|pusieron la vacuna)`,
    ),
    isGood: true,
    say: {
      en: 'Well done, that is taken care of. A sore arm or a tired day afterward is common and passes. How do you feel?',
      es: 'Muy bien, eso ya está. Es común que el brazo duela o que canse un día; se pasa. ¿Cómo se siente?',
    },
  },
  {
    when: pattern(
      '^ (\\. )*(i am |im )?(off|going) to bed( now)? (\\. )*$|^ (\\. )*(ya )?me voy a (dormir|acostar|la cama) (\\. )*$',
    ),
    say: {
      en: 'Sleep well. I am here tomorrow too, if you like.',
      es: 'Que descanse. Mañana aquí estoy también, si quiere.',
    },
  },
]
