/** Plain questions on when to move, and with what body. */

import type { AnsweredMatter } from './matter.ts'

export const movingMatters: readonly AnsweredMatter[] = [
  {
    name: 'best-hour-to-exercise',
    domain: 'Exercise',
    card: 'E01',
    facts: ['E05', 'E16'],
    say: {
      en: 'The best hour is the one you can keep: I have no good source that one beats another. Choose a time when you feel fresh and it is light. After a big meal, wait. Three short walks are fine too.',
      es: 'La mejor hora es la que usted puede mantener: no tengo una buena fuente de que una gane a otra. Elija cuando tenga más fuerzas y haya luz. Tras una comida grande, espere un rato. También valen tres paseos cortos.',
    },
    how: {
      en: [
        'Tie it to something you do each day, such as the morning news.',
        'If your tablets make you sleepy or dizzy, choose another hour and ask your pharmacist.',
        'On insulin or some sugar tablets: check your sugar first, and carry something sweet.',
      ],
      es: [
        'Átelo a algo de todos los días, como las noticias de la mañana.',
        'Si sus pastillas le dan sueño o mareo, elija otra hora y pregunte en la farmacia.',
        'Con insulina o ciertas pastillas para el azúcar: mídase antes y lleve algo dulce.',
      ],
    },
  },
  {
    name: 'too-old-to-start',
    domain: 'Exercise',
    card: 'E08',
    facts: ['E08', 'E15', 'E10'],
    say: {
      en: 'It is not too late. In a trial, frail people of 70 to 89 kept their walking better with walking, strength and balance work. Start low, go slow: five minutes today, in a chair if you like.',
      es: 'No es tarde. En un estudio, personas frágiles de 70 a 89 años conservaron mejor el andar con caminata, fuerza y equilibrio. Empiece poco a poco: cinco minutos hoy, en la silla si quiere.',
    },
    how: {
      en: [
        'Sit on a firm chair and lift one knee, then the other, at ease.',
        'Rest as much as you like. Do it again later in the day.',
        'With heart, kidney or sugar disease, ask your doctor before you do more.',
      ],
      es: [
        'En una silla firme, suba una rodilla y luego la otra, con calma.',
        'Descanse lo que quiera. Repita más tarde.',
        'Con mal del corazón, del riñón o azúcar alta, pregunte al médico antes de hacer más.',
      ],
    },
  },
  {
    name: 'flat-belly',
    domain: 'Exercise',
    card: 'E15',
    facts: ['D07', 'E19', 'E13'],
    say: {
      en: 'I know of no exercise that takes fat off the belly alone. After 65, strength and protein come before the scale; strict diets cost muscle. Begin with ten seated marches. If it swells fast, see a doctor today.',
      es: 'No conozco ejercicio que quite solo la panza. Pasados los 65, fuerza y proteína van antes que la báscula; las dietas duras pueden quitar músculo. Empiece con diez marchas en la silla. Si se hincha rápido, vea hoy al médico.',
    },
    how: {
      en: [
        'Sit well back on a firm chair and lift one knee, then the other, ten in all.',
        'Leave sit-ups and hard twists alone, above all with brittle bones.',
        'At meals, eat the egg, fish, chicken or beans first.',
      ],
      es: [
        'Siéntese bien atrás en una silla firme y suba una rodilla y luego la otra, diez en total.',
        'Deje los abdominales y las torsiones fuertes, sobre todo con huesos frágiles.',
        'En la comida, empiece por el huevo, el pescado, el pollo o los frijoles.',
      ],
    },
  },
  {
    name: 'lower-back',
    domain: 'Exercise',
    card: 'E19',
    facts: [],
    say: {
      en: 'An aching back wears one down. I have no good source on exercises for it: a physical therapist can show you. Till then, move a little and often, without lifting or deep bends. New, strong or after a fall: see a doctor.',
      es: 'Un dolor de espalda cansa. No tengo una buena fuente sobre ejercicios para eso: un fisioterapeuta le enseña los suyos. Mientras, muévase poco y seguido, sin agacharse mucho ni cargar. Si es nuevo, fuerte o tras una caída, vea al médico.',
    },
    how: {
      en: [
        'Change position often: sit, stand, walk to the window, sit again.',
        'Ask your doctor or clinic: “Can I see a physical therapist for my back?”',
        'Numb between the legs, weak legs, or trouble holding or passing urine: call {emergency}.',
      ],
      es: [
        'Cambie de postura seguido: siéntese, póngase de pie, vaya a la ventana, siéntese otra vez.',
        'Pregunte en su clínica: “¿Puedo ver a un fisioterapeuta por la espalda?”.',
        'Si se duerme la entrepierna, fallan las piernas, o se le escapa o no le sale la orina: llame a {emergency}.',
      ],
    },
  },
  {
    name: 'back-after-a-break',
    domain: 'Exercise',
    card: 'E20',
    facts: ['E10', 'E20'],
    say: {
      en: 'A break is nothing to be ashamed of, and you can pick it up again. Start lower than where you stopped: five minutes, twice a day, and a few more each week. After an operation or hospital, ask your team first.',
      es: 'Parar no es ninguna vergüenza, y se puede retomar. Empiece por menos de lo que hacía: cinco minutos, dos veces al día, y unos pocos más cada semana. Tras una operación o el hospital, pregunte antes a su equipo.',
    },
    how: {
      en: [
        'Today, five minutes of easy walking or marching in a chair.',
        'Write one small goal on the calendar and tick it.',
        'Still short of breath, or heart, kidney or sugar disease? See your doctor first. With fever, wait till you are well.',
      ],
      es: [
        'Hoy, cinco minutos de caminar suave o marchar en la silla.',
        'Anote una meta chica en el calendario y márquela.',
        '¿Aún le falta el aire, o tiene mal del corazón, riñón o diabetes? Vea antes al médico. Con fiebre, espere a estar bien.',
      ],
    },
  },
  {
    name: 'exercise-and-blood-pressure',
    domain: 'Exercise',
    card: 'E10',
    facts: ['E10', 'E15', 'E01', 'E12'],
    say: {
      en: 'If your pressure is under control, gentle moving suits most people: walk so that you can talk but not sing. With weights, breathe out on the effort, never hold your breath. Not under control? Ask your doctor first.',
      es: 'Si su presión está controlada, moverse suave le va bien a casi todos: camine de modo que pueda hablar pero no cantar. Con pesas, suelte el aire al hacer fuerza, sin aguantarlo. ¿No está controlada? Pregunte antes al médico.',
    },
    how: {
      en: [
        'Start with five to ten easy minutes, and sit before you feel tired.',
        'Rise slowly, and stop if you feel dizzy. Keep taking your tablets as ordered.',
        'Chest pain, fainting or very hard breathing: stop, sit, and call {emergency}.',
      ],
      es: [
        'Empiece con cinco a diez minutos suaves y siéntese antes de cansarse.',
        'Levántese despacio y pare si se marea. Siga con sus pastillas como se las dieron.',
        'Dolor de pecho, desmayo o mucha falta de aire: pare, siéntese y llame a {emergency}.',
      ],
    },
  },
]
