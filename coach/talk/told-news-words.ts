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
const giver =
  '(my|our|the) (great )*(son|daughter|grandson|granddaughter|niece|nephew|sister|brother|husband|wife|friend|neighbor|neighbour|cousin)s?'
const gift =
  '(flowers?|soup|food|cakes?|bread|presents?|gifts?|phone|books?|plants?|meal|lunch|dinner|cookies|fruit|blanket|scarf|chocolates?)'
const regalo =
  '(flores|comida|sopa|pan|pastel|regalos?|celular|telefono|libros?|plantas?|fruta|galletas|cobija|bufanda|chocolates?|tamales|ropa)'
const dish =
  '(cakes?|pies?|bread|jam|soup|scones|stew|cookies|biscuits|pudding|muffins|tarts?|marmalade|pasta|curry)'
const plato =
  '(arepas|tamales|pan|sopa|pastel|torta|tarta|galletas|mole|tortillas|empanadas|mermelada|guiso|caldo|bizcocho|flan|paella|arroz|frijoles|pozole|asado)'
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
      '^ (\\. )*(i am |so |very )*(sorry|hate) to (bother|trouble|disturb) (you)?( again)?( (\\.|with|but|it is) .. .. .. thing)? (\\. )*$|^ (\\. )*(disculpe|perdone|perdon|disculpa) (la molestia|que (le |lo |la |te )?moleste)( otra vez)? (\\. )*$|^ (\\. )*no quiero molestar(le|lo|la|te)? (\\. )*$',
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
      en: 'How worrying; I hope they come home soon. Ask somebody to help you look under beds, in closets and in the yard. Tell the neighbors, the shelter and the vet, with a photo. How long have they been gone?',
      es: 'Qué angustia; ojalá vuelva pronto. Pida a alguien que le ayude a buscar debajo de las camas, en los roperos y en el patio. Avise a los vecinos, al refugio de animales y al veterinario, con una foto. ¿Desde cuándo falta?',
    },
  },
  {
    when: pattern(
      `(my|our|the) ${pet} (is|has been|looks|seems) (so |very |really |a bit )*(sick|ill|poorly|unwell|limping|not (so |very |too )?well)|mi ${pet} (esta|anda|se puso) (muy |bien |un poco )?(malit[oa]|mal(?! (educad|acostumbr))|enferm[oa]|coje*)`,
    ),
    say: {
      en: 'I am sorry; it hurts to see them unwell. If they do not eat or drink, call the vet today; if they struggle to breathe, call right away. What do you notice?',
      es: 'Lo siento; duele verlos así. Si no come o no bebe, llame hoy al veterinario; si le cuesta respirar, llame ya mismo. ¿Qué le nota?',
    },
  },
  {
    when: pattern(
      `${close} .. (has|got|is|was|had) .. (cancer|leukemia|diagnosed with|seriously ill|very sick|in (the )?hospital|in intensive care|a tumor)|${close} .. (is|has been) (very |so |seriously |quite )?(ill|sick|poorly)(?! (mannered|tempered|with))|${cercano} .. (tiene|le (encontraron|detectaron|diagnosticaron)) .. (cancer|tumor|leucemia)|${cercano} (esta|sigue) (muy |en el |en un )?(hospital|internad[oa]|enferm[oa]|grave)`,
    ),
    say: {
      en: 'I am so sorry; it is hard when somebody you love is ill. No clever words are needed: “I am here, and I think of you.” A small thing can help too: soup, a call, a hand to hold. And how are you holding up?',
      es: 'Lo siento mucho; cuesta ver enfermo a alguien querido. No hacen falta grandes palabras: “Aquí estoy, y pienso en ti”. También puede ayudar algo pequeño: una sopa, una llamada, tomarle la mano. Y usted, ¿cómo lo lleva?',
    },
  },
  {
    when: pattern(
      '(carer|caregiver|helper|aide|home help|nurse|cuidadora?|la senora que me ayuda|enfermera|la muchacha) .. (did not (come|turn up|show up|arrive)|has not (come|turned up|shown up|arrived)|never (came|turned up|showed up)|no (vino|llego|ha venido|aparecio))',
    ),
    say: {
      en: 'I am sorry; that leaves you without help. Call them, or their office: “Nobody came. Who comes today, and when?” Say if you cannot eat, get up or take your medicine alone. {company} may know of other help. If you are stuck or feel ill, call {emergency}.',
      es: 'Lo siento; así queda sin ayuda. Llame a esa persona o a su oficina: “No vino nadie. ¿Quién viene hoy, y a qué hora?”. Diga si no puede comer, levantarse o tomar su medicina sin ayuda. {company} puede saber de otra ayuda. Si no puede moverse o se siente mal, llame a {emergency}.',
    },
  },
  {
    when: pattern(
      '^ (\\. )*(the |our )?(power|lights?|electricity) (is|are|has|have|went) (gone )?(out|off)( again| here| today| tonight| since [a-z]+( [a-z]+)?)? (\\. )*$|^ (\\. )*(we have |there is )?(a |another )?(power cut|blackout)( again| here)? (\\. )*$|^ (\\. )*(se (nos )?fue la|no hay|cortaron la|quitaron la|(estamos|seguimos) sin) luz( otra vez| aqui| de nuevo| desde [a-z]+( [a-z]+)?)? (\\. )*$',
    ),
    say: {
      en: 'That is a nuisance, and tiring. Use a flashlight, not candles, and keep the fridge shut. Tell a neighbor how you are. If you need a machine to breathe, call {emergency}; if your medicine must stay cold, ask the pharmacy.',
      es: 'Qué fastidio, y cómo cansa. Use linterna, no velas, y mantenga cerrado el refrigerador. Dígale a un vecino cómo está. Si necesita un aparato para respirar, llame a {emergency}; si su medicina debe estar fría, pregunte en la farmacia.',
    },
  },
  {
    when: pattern(
      `${own} (been |went |go )?(to )?(visit* )?(the |his |her |their )?(cemetery|graveyard|grave|tomb)|${own} (visited|went to) .. (cemetery|graveyard|grave)|(fui|fuimos|visite|vengo) (al|del|el) (cementerio|panteon|camposanto)|(fui|visite|lleve flores) .. tumba`,
    ),
    say: {
      en: 'That is a way of being with them. It may leave you tired and tender today, so be gentle with yourself. What did you tell them?',
      es: 'Es una manera de estar con quien ya no está. Puede que hoy sienta cansancio y tristeza; trátese con cariño. ¿Qué le contó?',
    },
  },
  {
    when: pattern(
      `${own} (gave up|given up|quit|stopped|been off) (the )?(smok*|cigarettes?|fags|tobacco)|(deje|he dejado|llevo .. sin) (de )?(fum*|el cigarro|el tabaco|los cigarros)|ya no fumo`,
    ),
    isGood: true,
    say: {
      en: 'That is a big thing, and a hard one. Each day without smoking counts. When the wish comes, drink some water, take a few steps or call somebody. What helps you most?',
      es: 'Eso es mucho, y cuesta. Cada día sin fumar cuenta. Cuando venga el antojo, tome agua, dé unos pasos o llame a alguien. ¿Qué le ayuda más?',
    },
  },
  {
    when: pattern(
      `((grand*|baby|babies|niece|nephew|twins?) .. (was|were|is|has been) born|born (today|yesterday|this morning|last night)|gave birth|(is|are) expecting( (a (baby|boy|girl|child)|twins|her|their|our|again|in [a-z]+))|(daughter|granddaughter|niece) is pregnant|had (her|the) baby|going to be (a )?(great )*(grand*|aunt|uncle)|(new|first|another) (great )*grand(son|daughter|child|baby))|nacio|nacieron|voy a ser (bis)?abuel[oa]|(hija|nieta|sobrina|nuera) esta embarazada|esper(a|an|amos) (un |una )?(bebe|nene|nino|nina)`,
    ),
    isGood: true,
    say: {
      en: 'What happy news! Somebody small has come, or is on the way, and you are part of it. What do you look forward to most?',
      es: '¡Qué alegría! Llega alguien pequeño, y usted es parte de eso. ¿Qué espera con más ganas?',
    },
  },
  {
    when: pattern(
      '(got|getting) (engaged|married)|(is|are) engaged|(golden|silver|diamond) wedding|wedding anniversary|years married today|se (casa|caso|casan|casaron|va a casar)|aniversario de (boda*|casados)|bodas de (oro|plata)',
    ),
    isGood: true,
    say: {
      en: 'How lovely, and a day to remember! Would you like to tell me about it?',
      es: '¡Qué bonito, y qué día para recordar! ¿Le gustaría contarme más?',
    },
  },
  {
    when: pattern(
      '(all clear|in remission|cancer free|scan (was|is|came back) (clear|fine|good|clean)|(results?|tests?) (was|were|is|are|came back) (all )?(clear|fine|good|normal|negative)|out of hospital|discharged|libre de cancer|sin cancer|me dieron (el alta|de alta)|(resultado*|examen*|analisis|estudio*|biopsia) .. (bien|limpi[oa]s?|normal(es)?|negativ[oa]s?))',
    ),
    isGood: true,
    say: {
      en: 'What a relief that must be! Let it sink in, and do something nice today. Who would you like to tell?',
      es: '¡Qué alivio! Tómese un momento para sentirlo, y haga hoy algo bonito. ¿A quién le gustaría contárselo?',
    },
  },
  {
    when: pattern(
      `${own} (passed|finished|completed) .. (exam|test|course|class|degree|school|book|puzzle|jigsaw|quilt|scarf|race)|${own} (learned|learnt) (how )?to (use|play|swim|knit|paint|read|write|make|send|cook|bake|dance|draw|type|video*)|${own} graduated|(aprobe|termine|complete) .. (curso|examen|clase|escuela|primaria|secundaria)|me gradue|(ya )?aprendi a (usar|hacer|mandar|enviar|tocar|nadar|leer|escribir|pintar|tejer|cocinar|bailar|dibujar)`,
    ),
    isGood: true,
    say: {
      en: 'Well done! That took patience, and you stuck with it. What would you like to do next?',
      es: '¡Muy bien! Hizo falta paciencia, y usted siguió. ¿Qué le gustaría hacer ahora?',
    },
  },
  {
    when: pattern(
      `${kin} .. (passed (his|her|the|their|an?) [a-z]+|graduated|won (a|the|his|her) (prize|medal|match|game|race|cup|scholarship)|got (a|the|his|her) (new )?(job|degree|prize))|${deLosMios} .. (aprobo|aprobaron|se graduo|se recibio|gano (un|una|el|la) (premio|medalla|partido|beca|carrera|concurso)|consiguio (trabajo|empleo))`,
    ),
    isGood: true,
    say: {
      en: 'How proud you must be! Have you told them so? They will keep those words.',
      es: '¡Qué orgullo! ¿Ya se lo dijo? Esas palabras se guardan.',
    },
  },
  {
    when: pattern(
      `${own}( are)? (made it up with|made up with|made peace with my|made up (at last|again|after)|reconciled|(speaking|talking|friends) again|(speak|talk) again)|(hice|he hecho) las paces con (mi|mis|el|ella)|(hicimos|hemos hecho) las paces|nos (reconciliamos|arreglamos|contentamos|volvimos a hablar)`,
    ),
    isGood: true,
    say: {
      en: 'That took a big heart, on both sides. How good! How do you feel now?',
      es: 'Eso pide corazón, de los dos lados. ¡Qué bueno! ¿Cómo se siente ahora?',
    },
  },
  {
    when: pattern(
      `(cloud nine|over the moon|top of the world|tickled pink|full of beans|so happy|very happy|happy today|en las nubes|(estoy|ando|me siento) (muy |tan |bien |re )?(feliz|content[oa]|choch[oa]|alegre|dichos[oa]))`,
    ),
    isGood: true,
    say: {
      en: 'How good to hear! What made you so happy?',
      es: '¡Qué gusto leerlo! ¿Qué le dio tanta alegría?',
    },
  },
  {
    when: pattern(
      `(?<! (call*|rang|phon*|text*|e?mail*|letter|message|says?|said|told|llam*|correo|carta|mensaje|dij*|dicen?|avis*) .*)(${own} (won|won the|won at|won a|won some) (bingo|raffle|lottery|match|game|prize|race|medal|cup|quiz|cards|chess|darts|bowls)|(gane|ganamos|me gane|nos ganamos|me saque) (en |a )?(el |la |las |al |un |una )?(bingo|rifa|loteria|partido|juego|premio|domino|ajedrez|carrera|medalla|concurso|licuadora|canasta|cartas))`,
    ),
    isGood: true,
    say: {
      en: 'How lucky! How did it feel? One thing to remember: if anybody asks you to pay to get a prize, say no.',
      es: '¡Qué suerte! ¿Qué sintió? Recuerde una cosa: si alguien le pide pagar para darle un premio, diga que no.',
    },
  },
  {
    when: pattern(
      '(i am|tengo|cumpli|ya tengo) [0-9]+ (anos )?(years old )?(and|y) (i )?(am )?(still (here|going|at it|[a-z]+ing)|sigo|todavia|aun)',
    ),
    isGood: true,
    say: {
      en: 'Bravo! So many years, and still at it: that is something to be proud of. What keeps you going?',
      es: '¡Bravo! Tantos años, y ahí sigue: es un motivo de orgullo. ¿Qué le da fuerzas?',
    },
  },
  {
    when: pattern(
      `${own} (met|am seeing) (someone|somebody|a (very |really )?(nice|lovely|kind|good) (man|woman|lady|gentleman|fellow|widow|widower))|(conoci a|estoy saliendo con) (alguien|(un|una) (senora?|hombre|mujer|viud[oa]))`,
    ),
    isGood: true,
    say: {
      en: 'How lovely! How did you meet? Take your time with it, and enjoy it.',
      es: '¡Qué bonito! ¿Cómo se conocieron? Vaya a su paso, y disfrútelo.',
    },
  },
  {
    when: pattern(
      `${giver} (brought (me |us |over |round )*|(gave|bought|sent|baked) (me|us) )(a |some |the |new )*${gift}|${deLosMios} me (trajo|regalo|compro) (un |una |unos |unas |el |la )?${regalo}|me (trajeron|regalaron) (un |una |unos |unas )?${regalo}`,
    ),
    isGood: true,
    say: {
      en: 'How kind; somebody thought of you. How did you feel about it?',
      es: '¡Qué detalle! Alguien pensó en usted. ¿Cómo se sintió con eso?',
    },
  },
  {
    when: pattern(
      `(my|our|the) ${pet} (had|has had|has) (her |some |[a-z]+ )?(puppies|kittens|babies)|mi ${pet} (tuvo|tiene) .. (cachorr*|gatit*|perrit*|crias)|(my|our) ${pet} (talks|sings|plays|dances|is so (funny|sweet|clever))|mi ${pet} (habla|canta|juega|es (muy |tan )?(list[oa]|gracios[oa]|bonit[oa]))`,
    ),
    isGood: true,
    say: {
      en: 'How sweet! There is life in the house. What do they get up to?',
      es: '¡Qué ternura! Hay vida en la casa. ¿Qué travesuras hacen?',
    },
  },
  {
    when: pattern(
      `(my|our|the) (garden|tomatoes|roses|flowers|beans|plants|potatoes|allotment|vegetables) (is|are|looks?|comes?|came) .. (coming|lovely|beautiful|well|blooming|in bloom|life|joy)|(mis|mi|las|los) (plantas?|rosas|flores|tomates|jitomates|matas|jardin|huerto|orquideas) (estan?|van?|se ven?) .. (bonit*|lind*|hermos*|bien|flor*|bell*)|(mis|las) [a-z]+ florec*`,
    ),
    isGood: true,
    say: {
      en: 'What a joy to watch it grow, and from your own hands. What pleases you most out there?',
      es: 'Qué alegría verlo crecer gracias a sus manos. ¿Qué es lo que más le gusta de sus plantas?',
    },
  },
  {
    when: pattern(
      `${own} (baked|cooked|made|am making|are making|am baking|are baking) (a |an |some |my |the )*([a-z]+ )?${dish}|${own} (knitted|sewed|crocheted|painted|am knitting|am sewing|am painting) (a|an|some|the) [a-z]+|(hice|prepare|cocine|hornee|amase) (un |una |unos |unas |mi |mis |el |la |los |las )?([a-z]+ )?${plato}|(teji|cosi|borde) (un|una|unos|unas) [a-z]+|pinte un cuadro|(me )?(quedaron|quedo|salieron|salio) (muy |tan |bien )?(ric[oa]s?|lind[oa]s?|bonit[oa]s?|de rechupete|sabros[oa]s?)`,
    ),
    isGood: true,
    say: {
      en: 'That sounds good, and made by your own hands. What do you like best about making it?',
      es: 'Suena muy bien, y hecho por sus manos. ¿Qué es lo que más le gusta de hacerlo?',
    },
  },
  {
    when: pattern(
      `${own} (went|been|got back from) (to |on |from )(a |the |my |our )?(dance|party|wedding|beach|sea*|trip|outing|concert|theater|theatre|cinema|movies|market|choir|class|picnic|museum|reunion|club|coast|mountains|lake|park)|(fui|fuimos|vengo|regrese|volvi) (a|al|a la|del|de la|de) (un |una )?(baile|fiesta|boda|playa|mar|paseo|viaje|concierto|teatro|cine|mercado|coro|clase|museo|reunion|club|feria|parque)`,
    ),
    isGood: true,
    say: {
      en: 'How nice that you went! What was the best of it?',
      es: '¡Qué gusto que haya ido! ¿Qué fue lo mejor?',
    },
  },
  {
    when: pattern(
      `(i am|we are|im|were) (going|off|having|having a|going on|having our) (to |on )?(a |the |my |our )?(street )?(dance|party|wedding|beach|sea*|trip|outing|holiday|concert|theater|theatre|cinema|movies|picnic|museum|reunion|cruise|coast)|(manana |hoy |el [a-z]+ )?((me|nos) (voy|vamos)|voy|vamos) (a|al|a la|de) (un |una )?(baile|fiesta|boda|playa|mar|paseo|viaje|concierto|teatro|cine|museo|reunion|vacaciones|crucero|feria)`,
    ),
    isGood: true,
    say: {
      en: 'How nice to have that ahead! What do you look forward to most?',
      es: '¡Qué bueno tener eso por delante! ¿Qué espera con más ganas?',
    },
  },
  {
    when: pattern(
      `${own}( am| are)? (do|doing|practice|practise|sing|play|swim|dance) (tai chi|yoga|qi ?gong|pilates|zumba|in (a|the) (choir|band|club)|chess|bowls|bridge|cards|tennis|golf|every [a-z]+)|(hago|practico|canto|juego|nado|bailo) (tai chi|yoga|pilates|zumba|en (un|el) coro|ajedrez|domino|cartas|baraja|cada [a-z]+|todos los)`,
    ),
    isGood: true,
    say: {
      en: 'Good for you; keep it up! What do you like best about it?',
      es: '¡Qué bien; siga así! ¿Qué es lo que más le gusta?',
    },
  },
  {
    when: pattern(
      `${own} (had|got) (my|the|our) (flu |covid |shingles )?(jab*|shot*|vaccin*|booster)|(ya )?me (vacune|puse la vacuna|pusieron la vacuna)`,
    ),
    isGood: true,
    say: {
      en: 'Well done, that is taken care of. If anything feels wrong, call your clinic; if it is hard to breathe or your face swells, call {emergency}. How do you feel?',
      es: 'Muy bien, eso ya está. Si algo no va bien, llame a su clínica; si le cuesta respirar o se le hincha la cara, llame a {emergency}. ¿Cómo se siente?',
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
