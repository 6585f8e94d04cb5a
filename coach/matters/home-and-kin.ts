/** Plain questions on the night at home, and on what is said to those one loves. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

const kin =
  '(mother|mom|mum|mam|father|dad|parents?|husband|wife|he|she|him|her|brother|sister|mama|papa|madre|padre|papas|espos[oa]|marido|mujer|herman[oa]|abuel[oa]|suegr[oa])'
/** Where it is the doctor who refuses, or something else than a visit that is refused. */
const notSeen =
  'dare|atrev*|insomn*|tomar|doctor (will not|does not|refus*)|prescri*|receta|tablets?|pills?|medicines?|pastillas?|driv*|manej*|shower|bath|ducha|eat|drink|comer|cuidador*|told (him|her|my)|says (he|she) (must|should)|move|exercis*|walk*|camin*|ejerc*|right now|ahora mismo'

export const homeMatters: readonly AnsweredMatter[] = [
  {
    name: 'light-at-night',
    domain: 'Exercise',
    card: 'E11',
    facts: [],
    when: namedBy({
      all: [
        '(lights?|lamps?|night ?lights?|bulbs?|lighting|luz|luces|lampar*|focos?|bombill*)',
        '(hall|hallway|corridor|passage|landing|bathroom|toilet|loo|stairs?|pasillo|bano|corredor|escalera*)',
        '(night|nights|dark|after dark|noche|noches|oscur*|madrugada)',
        '(what|which|kind|sort|type|best|should|need|put|leave|fit|que|cual|tipo|mejor|pong*|poner|dej[oa]r?|neces*|conviene)',
      ],
      not: 'sleep*|awake|asleep|wake|dorm*|duerm*|despiert*|melaton*|bill|electric bill|recibo|see (lights|flash*)|head',
    }),
    say: {
      en: 'Low, soft lights with a motion sensor, all the way from bed to toilet: they go on by themselves and do not dazzle. Put a lamp switch where your hand finds it in bed, and clear the floor of rugs, cords and shoes.',
      es: 'Luces bajas y suaves con sensor de movimiento, todo el camino de la cama al baño: prenden sin tocarlas y no deslumbran. Ponga el interruptor donde su mano lo halle en la cama, y quite del piso tapetes, cables y zapatos.',
    },
    how: {
      en: [
        'The hardware store has small ones for the socket or with batteries: by the bed, in the hall, beside the toilet.',
        'Lie down in the dark and try the way once with somebody there. Any dark stretch? One light more.',
        'Keep a flashlight by the bed. Sit on the edge a moment before you stand.',
      ],
      es: [
        'En la ferretería hay pequeñas, de enchufe o de pilas: junto a la cama, en el pasillo, al lado del inodoro.',
        'Acuéstese a oscuras y pruebe el camino una vez con alguien ahí. ¿Queda un tramo oscuro? Una luz más.',
        'Tenga una linterna junto a la cama. Siéntese un momento al borde antes de pararse.',
      ],
    },
  },
  {
    name: 'commode-by-the-bed',
    domain: 'Sleep',
    card: 'Z18',
    facts: ['Z18'],
    when: namedBy({
      all: [
        '(commodes?|urinals?|bed ?pans?|chamber ?pots?|potty chair|pee bottle|orinal(es)?|bacin|bacinica|bacinilla|(silla|sillon) (de bano|sanitaria|con (inodoro|bacin*|hoyo))|comodo (para|junto)|pato (para|de) orinar)',
        '(beds?|nights?|bedroom|bedside|room|asham*|embarrass*|should|idea|good|cama|noches?|cuarto|recamara|verguenza|pena|conviene|buen[oa]|usar|uso|debo)',
      ],
      not: 'tant[oa]|so (much|often)|clean*|smell*|limpi*|huele|price|hospital',
    }),
    say: {
      en: 'Yes, and there is no shame in it: a commode or urinal by the bed saves you the dark way to the toilet. Put it close, on the side where you get up, on firm ground. Up twice or more a night? Tell your doctor.',
      es: 'Sí, y no es ninguna vergüenza: una silla con inodoro o un orinal junto a la cama le ahorra el camino a oscuras. Póngalo cerca, del lado por donde se levanta, en piso firme. ¿Dos veces o más por noche? Dígalo al médico.',
    },
    how: {
      en: [
        'A nurse or medical supply store has the right height; arms to push up from, and no wheels or locked ones.',
        'A small light beside it, paper and a hand wipe in reach, a lid, and a little water in the pail against the smell.',
        'Sit at the edge first. Cannot pass water, burning, fever or blood: call the doctor today.',
      ],
      es: [
        'La enfermera o una tienda ortopédica sabe la altura; con brazos para empujarse, sin ruedas o con freno.',
        'Una luz pequeña, papel y toallita a mano, tapa, y un poco de agua en el balde contra el olor.',
        'Siéntese antes al borde. Si no le sale la orina, arde, o hay fiebre o sangre: llame hoy al médico.',
      ],
    },
  },
  {
    name: 'refuses-the-doctor',
    domain: 'Stress',
    card: 'T10',
    facts: [],
    when: namedBy(
      {
        all: [
          kin,
          '(refus*|will not|does not want|never wants|would not|stubborn|no quiere|se niega|terc[oa]|no hay manera|no se deja)',
          '(doctor|doctors|dr|gp|clinic|checkup|medico|doctora|consulta|clinica|chequeo)',
        ],
        not: notSeen,
      },
      {
        all: [
          kin,
          '(persuade|convince|talk (him|her|them|my [a-z]+) into|get (him|her|them|my [a-z]+) to|convenc*|convenz[ao]|como le hago para|como hago (para )?que|logr*)',
          '(see (a |the |his |her )?doctor|(go|goes|going) .. (doctor|doctors|clinic)|(to|at) the doctors?|(vaya|ir|va|llevar*|vea) .. (medico|doctor|doctora|clinica|consulta))',
        ],
        not: notSeen,
      },
    ),
    say: {
      en: 'Ask what worries them, and listen; do not argue. Then ask one small thing: “Come once, for my sake. I will sit beside you.” You may call the clinic yourself and say what you see. Chest pain, a weak side, sudden confusion: call {emergency}.',
      es: 'Pregunte qué teme y escuche, sin discutir. Luego pida algo pequeño: “Ven una vez, por mí; yo te acompaño”. Usted puede llamar a la clínica y contar lo que ve. Dolor de pecho, un lado sin fuerza, confusión de golpe: llame a {emergency}.',
    },
    how: {
      en: [
        'Let them choose: the day, which doctor, at home or by telephone. Begin with what bothers them, such as eyes or feet.',
        'Somebody they trust may say it better: an old friend, the pharmacist, the priest.',
        'Write down what you see and since when. A grown person with a clear mind may say no: ask again another day.',
      ],
      es: [
        'Que elija: el día, el médico, en casa o por teléfono. Empiece por lo que le molesta, como la vista o los pies.',
        'Quizá lo diga mejor alguien de confianza: una amistad, el farmacéutico, el sacerdote.',
        'Apunte lo que ve y desde cuándo. Una persona adulta con la mente clara puede decir que no: pregunte otro día.',
      ],
    },
  },
  {
    name: 'how-therapy-goes',
    domain: 'Stress',
    card: 'T11',
    facts: ['T11', 'Z02', 'Z04'],
    when: namedBy({
      all: [
        '(cbt|cbt i|cognitive (behaviou?ral )?therapy|talk(ing)? therapy|therapy|therapist|counsel(l)?ing|tcc|terapias?|psicolog[oa]|terapeuta)',
        '(how (long|many)|sessions?|what is it like|(what is|what) .. like|what (happens|do they|do you) ... (there|therapy|in|at)|cuant[oa]s? (tiempo|dura|sesion*|veces)|cuanto .. (dura|tarda)|sesion(es)?|como es|en que consiste|que (se )?hace*( uno)? (ahi|en)|de que se trata)',
      ],
      not: 'meditaci*|mindful*|physical|occupational|speech|physio*|hormone|radio*|light|water|fisic[ao]|ocupacional|lenguaje|intensiv[ao]|cost|cuesta|knee|rodilla|hip|cadera|shoulder|hombro|hand|mano|legs?|back|espalda|music*|pet|cancer',
    }),
    say: {
      en: 'It is a short course, often some weeks, with small tasks at home. You look at habits and thoughts, keep a diary, and try one change at a time. For sleep, two visits and two calls helped 67% of older people in a trial.',
      es: 'Es un curso corto, a menudo de unas semanas, con tareas en casa. Se miran hábitos y pensamientos, se lleva un diario y se prueba un cambio a la vez. Para el sueño, dos visitas y dos llamadas ayudaron al 67 % en un estudio.',
    },
    how: {
      en: [
        'Ask your doctor for a referral, and the therapist: “How many sessions do you plan, and what do I do at home?”',
        'You need not tell your whole life. Bring one thing that you want to change.',
        'The first visits may tire you; ask for a daytime hour, or by phone. No better after some visits? Say so there.',
      ],
      es: [
        'Pida al médico que le mande, y pregunte al terapeuta: “¿Cuántas sesiones piensa, y qué hago en casa?”.',
        'No hace falta contar toda la vida. Lleve una cosa que quiera cambiar.',
        'Las primeras pueden cansar; pida hora de día o por teléfono. ¿No mejora tras algunas? Dígalo ahí.',
      ],
    },
  },
  {
    name: 'partner-comes-along',
    domain: 'Exercise',
    card: 'E20',
    facts: ['E20'],
    when: namedBy({
      all: [
        '(husbands?|wife|spouse|hubby|partner|esposo|esposa|marido|mujer|senora|pareja|viejo|vieja)',
        '(walk*|exercis*|gym|active|move more|classes|class|camin*|ejerc*|gimnasi*|clase|paseo|pasear|andar|moverse)',
        '(how (do|can|could|should) i|get (him|her|my)|will not|no quiere|persuad*|convinc*|coax|tempt|talk (him|her) into|como (hago|le hago|logro|animo|convenzo|lo|la|le)|convenc*|convenz[ao]|anim(o|ar|arlo|arla|e)|logr*)',
        '(with me|along|join*|come*|coming|go|get (him|her|my [a-z]+) .. (walk*|exercis*|active|moving|move)|conmigo|acompan*|venga|vaya|ir|salir|salga|camine|haga|juntos)',
      ],
      not: 'dementia|alzheimer*|demencia|parkinson*|stroke|derrame|died|dead|without (him|her)|murio|fallec*|widow*|doctor|medico|out of bed|breath*|heart|corazon|wander*|faster|slow*',
    }),
    say: {
      en: 'Ask for something short and pleasant, with an end: “Ten minutes to the bakery, with me?” Let them choose the hour and the way, and talk of other things. If it is no, go by yourself and ask again another day; no preaching.',
      es: 'Proponga algo corto y agradable, con final: “¿Diez minutos a la panadería conmigo?”. Que elija la hora y el camino, y hablen de otra cosa. Si dice que no, vaya usted y pregunte otro día, sin sermones.',
    },
    how: {
      en: [
        'Hang it on what they like: a shop, a view, a friend, music at home, the grandchildren.',
        'Go at the pace of the slower one, and mark the days on one calendar for both.',
        'Are they tired, sore or sad? Ask kindly; that may be the reason, and a matter for the doctor.',
      ],
      es: [
        'Únalo a lo que le gusta: una tienda, una vista, una amistad, música en casa, los nietos.',
        'Vayan al paso de quien camina más lento y marquen los días en un calendario de los dos.',
        '¿Tiene cansancio, dolor o tristeza? Pregunte con cariño: quizá sea eso, y le toca al médico.',
      ],
    },
  },
  {
    name: 'empty-chair-at-the-feast',
    domain: 'Socialization',
    card: 'S13',
    facts: ['S13'],
    when: namedBy({
      all: [
        '(holidays?|christmas|xmas|thanksgiving|easter|passover|hanukkah|new years?|feast|family (dinner|lunch|meal|table)|nochebuena|navidad(es)?|fiestas?|ano nuevo|noche vieja|cena familiar|reyes)',
        '(empty (chair|seat|place)|(chair|seat|place) .. empty|without (him|her|my (husband|wife))|(since|after) .. (died|passed|death)|(he|she|wife|husband) .. (died|passed|gone)|widow(ed|er)?|silla (vacia)|silla .. vacia|lugar .. vacio|sin (el|ella|mi (esposo|esposa|marido|mujer))|murio|fallecio|ya no esta|viud[oa])',
        '(go|going|should|say|attend|skip|dread|stay home|table|voy|ir|vaya|debo|digo|decir|mesa|quedarme)',
      ],
      not: 'alone (all|on)|cook*|cocin*|recipe|present|gift|regalo*|dog|cat|perro|gato',
    }),
    say: {
      en: 'Go for a part of it, with your own way home. Say the name early: “I miss Rosa today.” Then nobody has to tiptoe round it. You may step out, or leave before the end. Staying home this year is allowed too.',
      es: 'Vaya un rato, con modo propio de volver a casa. Diga pronto el nombre: “Hoy extraño a Rosa”. Así nadie tiene que callarlo. Puede salir un momento o irse antes. También se vale quedarse en casa este año.',
    },
    how: {
      en: [
        'Tell the host beforehand: “I will come for the meal, and leave when I need to.”',
        'Give the chair something: a candle, a photo, one story each. Or sit in another place.',
        'Plan the hours after it, such as a call to a friend. Evenings are often hardest; a grief group knows this.',
      ],
      es: [
        'Avise antes: “Voy a la comida, y me retiro cuando lo necesite”.',
        'Dele algo a esa silla: una vela, una foto, un recuerdo de cada quien. O siéntese en otro lugar.',
        'Planee lo que sigue, como llamar a una amistad. La noche suele ser lo más duro; un grupo de duelo lo conoce.',
      ],
    },
  },
  {
    name: 'not-a-burden',
    domain: 'Socialization',
    card: 'S07',
    facts: ['S07'],
    when: namedBy({
      all: [
        '(burden|bother (my|the|them)|be a bother|being a bother|trouble to|weigh on|una carga|ser (una )?carga|molestar|estorb[oa]r?|dar (lata|molestias|problemas)|((say|tell) (my|the|them)? ?.. i am (fine|ok|okay))|digo (siempre )?que (estoy|ando) bien)',
        '(child|children|kids?|sons?|daughters?|family|hij[oa]s?|familia)',
      ],
      not: 'better off|without me|die|dying|dead|death|end it|morir*|muert[oa]|muera|sin mi|alive|live with|living with|vivir con|move|moving|mud(ar|o)*|arrimad[oa]|casa de mi|cuarto|pelean|queda conmigo|washing|(una|a) (hand|mano)|pension|pantry|despensa|care home|nursing home|asilo|residencia|pills?|pastillas?|longer|much more|dog|mother|father|wife|husband|mama|papa|espos[oa]|marido',
    }),
    say: {
      en: 'Telling them is no burden: they may well want to know, and “I am fine” leaves them guessing. Say one true thing today: “My knee hurts on the stairs.” The rest is up to them. Better off without you? Call {crisis}.',
      es: 'Contarles no es ser una carga: quizá quieran saberlo, y “Estoy bien” los deja adivinando. Diga hoy una cosa cierta: “Me duele la rodilla en la escalera”. Ellos eligen qué hacer. ¿Siente que estarían mejor sin usted? Llame a {crisis}.',
    },
    how: {
      en: [
        'Keep it small, and say what you want: “I only want you to know it,” or “Could you drive me Tuesday?”',
        'Ask them something too, and let them need you: a recipe, a story, an ear.',
        'Catch one thought that you are a bother, and test it with a short call.',
      ],
      es: [
        'Que sea poco, y diga qué quiere: “Solo quiero que lo sepas” o “¿Me llevas el martes?”.',
        'Pregúnteles también, y deje que le necesiten: una receta, una historia, un oído.',
        'Cuando piense que molesta, compruébelo con una llamada corta.',
      ],
    },
  },
]
