/** What is said to answers on when to move, and with what body. */

import { pattern } from '../../text/pattern.ts'
import type { Answering } from '../matter.ts'
import {
  atMidday,
  either,
  inTheEvening,
  inTheMorning,
  saysNew,
  saysNo,
  saysOld,
  saysYes,
} from '../yes-or-no.ts'

export const bodyAnswers = {
  bestHour: [
    {
      when: inTheMorning,
      say: {
        en: 'Then morning it is. Put your shoes by the breakfast table tonight, and go when the news ends. Sit a moment first if your tablets make you dizzy, or ask your pharmacist about the hour.',
        es: 'Entonces por la mañana. Deje hoy los zapatos junto a la mesa del desayuno, y salga al acabar las noticias. Si las pastillas marean, espere un rato y pregunte en la farmacia.',
      },
    },
    {
      when: atMidday,
      say: {
        en: 'Then let lunch settle first, and go while it is light. Tie it to something fixed, such as the coffee after your rest. In great heat, walk indoors at that hour.',
        es: 'Entonces deje bajar la comida y salga mientras hay luz. Únalo a algo fijo, como el café después del descanso. Con mucho calor, a esa hora camine adentro.',
      },
    },
    {
      when: inTheEvening,
      say: {
        en: 'Then choose the early evening, while there is light, and well before bed. After dark, do it indoors: the hall, or marching in the chair. Sit down while it is still easy.',
        es: 'Entonces al caer la tarde, con luz, y mucho antes de acostarse. Ya de noche, hágalo adentro: el pasillo, o marchar en la silla. Siéntese cuando todavía sea fácil.',
      },
    },
  ],
  tooOld: [
    {
      when: pattern('(danc*|bail*)'),
      say: {
        en: 'Then start with the music. Sit on a firm chair, put on one song and let feet and arms dance. Steadier in a few weeks? Do the next one standing, a hand on the counter.',
        es: 'Entonces empiece por la música. En una silla firme, ponga una canción y que bailen pies y brazos. ¿Más firmeza en unas semanas? La siguiente de pie, con una mano en la cocina.',
      },
    },
    {
      when: pattern(
        '(walk*|shop*|church|market|out|stairs|bus|camin*|andar|mandados?|iglesia|mercado|salir|escaleras?|pasear)',
      ),
      say: {
        en: 'Then take that as your mark on the road, and begin below it. Today, walk to the door and back a few times, and sit. Each week a little more, with a place to rest.',
        es: 'Entonces esa es su meta, y se empieza por menos. Hoy, vaya unas veces hasta la puerta y vuelva, y siéntese. Cada semana un poquito más, con dónde descansar.',
      },
    },
    {
      when: pattern(
        '(garden*|grand*|floor|play*|fish*|jardin*|huert[oa]|niet[oa]s?|jugar|pescar|piso)',
      ),
      say: {
        en: 'Then train what that needs: getting up. Rise from a firm chair a few times, hands helping, and rest. Until it is easy, do your joy seated: a pot on the table, a game at your side.',
        es: 'Entonces practique lo que eso pide: levantarse. De una silla firme, unas veces, con ayuda de las manos, y descanse. Mientras, disfrútelo sin pararse: una maceta en la mesa, un juego al lado.',
      },
    },
  ],
  belly: [
    {
      when: pattern(
        '((?<!not (so |that )?)(fast|quick*)|suddenly|sudden|all at once|days|weeks?|swell*|swollen|hard|(?<!no (fue |tan )?)rapido|de (golpe|repente|pronto)|dias|semanas?|hinch*|dur[oa])',
      ),
      say: {
        en: 'Then exercise can wait. A belly that grows fast is for a doctor to see today: call your clinic now. With strong pain, vomiting or hard breathing, call {emergency}.',
        es: 'Entonces el ejercicio espera. Una panza que crece rápido la ve el médico hoy: llame ya a su clínica. Con dolor fuerte, vómito o falta de aire, llame a {emergency}.',
      },
    },
    {
      when: pattern(
        '(slow*|years?|over time|little by little|gradual*|always|months|since|age|despacio|anos|poco a poco|de a poco|siempre|con el tiempo|meses|desde|edad)',
      ),
      say: {
        en: 'Then there is no hurry. Choose two days this week for the chair marches, and put the egg, fish, chicken or beans first on the plate. Getting up more easily is the sign that it works.',
        es: 'Entonces no hay prisa. Elija dos días de esta semana para marchar en la silla, y coma primero el huevo, el pescado, el pollo o los frijoles. Si se levanta más fácil, va bien.',
      },
    },
  ],
  lowerBack: [
    {
      when: saysOld,
      say: {
        en: 'Then it is worth real help. Call your clinic this week: “Can I see a physical therapist for my back?” If it changes, or a leg gets weak or numb, call your doctor that day.',
        es: 'Entonces merece ayuda de verdad. Llame esta semana a su clínica: “¿Puedo ver a un fisioterapeuta por la espalda?”. Si cambia, o una pierna se duerme o pierde fuerza, llame ese día al médico.',
      },
    },
    {
      when: saysNew,
      say: {
        en: 'Then have it seen: call your doctor this week, or today if it is strong or came after a fall. Numb between the legs, weak legs, or trouble with urine: call {emergency}. No exercises till then.',
        es: 'Entonces que se la vean: llame al médico esta semana, u hoy si es fuerte o tras una caída. Entrepierna dormida, piernas débiles o problemas al orinar: llame a {emergency}. Mientras, sin ejercicios.',
      },
    },
  ],
  pressure: [
    {
      when: pattern(
        '((?<!not )(too )?high|up and down|not (under )?control*|goes up|(?<!no (es |esta )?)alta|sube*|subida|descontrolad[oa]|sin control|no (esta|la tengo) (bien )?(controlad[oa]|bajo control))',
      ),
      say: {
        en: 'Then the order is: doctor first. Call this week, take your readings along, and ask: “How much may I do now?” Until then, easy walks about the house, and your tablets as ordered.',
        es: 'Entonces primero el médico. Llame esta semana, lleve sus medidas y pregunte: “¿Cuánto puedo hacer ya?”. Mientras, caminar suave por la casa, y sus pastillas como se las dieron.',
      },
    },
    {
      when: pattern(
        '(good|fine|normal|well|ok|okay|controlled|under control|steady|bien|buena|normal|controlad[oa]|estable|perfecta)',
      ),
      say: {
        en: 'That is good to hear. Then today walk five easy minutes, talking all the way, and get up slowly after each rest. Tell your nurse at the next visit what you do now.',
        es: 'Qué bueno. Entonces hoy camine cinco minutos suaves, conversando, y levántese despacio después de cada descanso. En la próxima cita, cuente a su enfermera lo que ya hace.',
      },
    },
    {
      when: saysNo,
      say: {
        en: 'Then find out first. Ask your clinic or pharmacy this week to measure it, and write it down with day and hour. Until you know, keep to easy walks, and no weights.',
        es: 'Entonces primero averígüelo. Pida esta semana en su clínica o farmacia que se la midan, y apúntela con día y hora. Mientras, nada más caminar suave, y sin pesas.',
      },
    },
    {
      when: either(saysYes, pattern('([1-9][0-9]+)')),
      say: {
        en: 'Good. If your doctor is content with it, begin with five easy minutes, so that you can talk. If not, call and ask before you do more. Keep the readings in one list.',
        es: 'Bien. Si su médico está conforme, empiece con cinco minutos suaves, en que pueda conversar. Si no, llame y pregunte antes de hacer más. Guarde las medidas en una sola lista.',
      },
    },
  ],
  stiff: [
    {
      when: pattern('(shoulders?|hips?|both|hombros?|caderas?|ambos|los dos|las dos)'),
      say: {
        en: 'Is it both shoulders or both hips, each morning? Then tell your doctor this week, so that it can be looked into. With a new headache or sore jaw, be seen today. Warmth and slow circles help meanwhile.',
        es: 'Si son los dos hombros o las dos caderas, cada mañana, dígalo al médico esta semana. Con dolor de cabeza nuevo o de quijada, que le vean hoy. Mientras, calor y giros lentos.',
      },
    },
    {
      when: pattern('(hands?|fingers?|thumbs?|wrist*|manos?|dedos?|pulgar*|muneca*)'),
      say: {
        en: 'Then begin at the basin: hands in warm water, a loose fist, open wide, slowly. Hot, red or swollen, or stiff for long each morning? See a doctor. Leave jars and buttons for later in the day.',
        es: 'Entonces empiece en el lavamanos: manos en agua tibia, puño flojo, abra bien, despacio. ¿Calientes, rojas, hinchadas, o tiesas mucho rato? Vea al médico. Frascos y botones, para más tarde.',
      },
    },
    {
      when: pattern('(back|spine|waist|espalda|cintura|columna|lomo)'),
      say: {
        en: 'Then do not sit straight up. Lying down, bend the knees gently one by one. Turn on your side, and push up with the arm. A pain that is new, strong or after a fall: see a doctor.',
        es: 'Entonces no se levante de frente. En la cama, doble suave una rodilla y luego la otra. Gire de lado y empuje con el brazo. Dolor nuevo, fuerte o tras una caída: al médico.',
      },
    },
  ],
  hip: [
    {
      when: saysNo,
      say: {
        en: 'Then ask for one now, before the operation. Call your hospital team or physical therapist today, so that it has the right height. You also learn to walk with it while you are well.',
        es: 'Entonces pídalo ya, antes de la operación. Llame hoy a su equipo del hospital o a fisioterapia, para que tenga la altura justa. Así también aprende a usarlo con tiempo.',
      },
    },
    {
      when: either(saysYes, pattern('(walker|cane|stick|crutch*|andador|baston|muleta*)')),
      say: {
        en: 'Good. Most people hold it on the side of the better leg. Have the therapist check its height, and look at the rubber tip today. Plan each walk from seat to seat.',
        es: 'Bien. Casi siempre se lleva del lado de la pierna mejor. Que fisioterapia revise la altura, y mire hoy la goma de la punta. Planee cada caminata de asiento en asiento.',
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Answering[]>>
