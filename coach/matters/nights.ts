/** Plain questions on what keeps awake, and what is taken for it. */

import { pattern } from '../text/pattern.ts'
import type { AnsweredMatter } from './matter.ts'

export const nightMatters: readonly AnsweredMatter[] = [
  {
    name: 'dozing-before-tv',
    domain: 'Sleep',
    card: 'Z17',
    facts: ['Z15', 'Z17'],
    say: {
      en: 'Nodding off before the TV happens to many. But a long, late doze can steal sleep from the night. Bright light early in the evening helps people who doze. Tonight keep a lamp on and sit upright.',
      es: 'Cabecear frente a la tele le pasa a mucha gente. Pero un sueño largo y tardío le quita sueño a la noche. Al anochecer, más luz ayuda a quien cabecea. Hoy encienda una lámpara.',
    },
    how: {
      en: [
        'Put on a bright lamp after supper. With eye disease or bipolar illness, ask your doctor first.',
        'Choose a chair where you sit up, and do something with your hands.',
        'New or strong sleepiness by day? Tell your doctor.',
      ],
      es: [
        'Después de cenar encienda una buena lámpara. Con mal de los ojos o trastorno bipolar, pregunte antes al médico.',
        'Use una silla con respaldo y ocupe las manos.',
        'Si de día el sueño es nuevo o muy fuerte, dígalo al médico.',
      ],
    },
  },
  {
    name: 'bad-dreams',
    needs: pattern('dream*|nightmare*|pesadilla*|suen[oa]s?|son(ar|e|aba)|terror*'),
    domain: 'Sleep',
    card: 'T09',
    facts: ['T09', 'Z20'],
    say: {
      en: 'A bad dream can feel very real, and it is no weakness. Put on the lamp and name what you see and hear, until you are back in your room. Often, or since a new tablet? Tell your doctor.',
      es: 'Una pesadilla asusta de verdad, y no es debilidad. Al despertar, encienda la lámpara y nombre lo que ve y oye, hasta volver a su cuarto. Si se repiten, o hay pastilla nueva, dígalo al médico.',
    },
    how: {
      en: [
        'Keep the lamp in reach of your hand.',
        'Say it aloud: “It was a dream. I am in my room.”',
        'If you kick or hit in your sleep, book a visit.',
      ],
      es: [
        'Deje la lámpara al alcance de la mano.',
        'Diga en voz alta: “Fue un sueño. Estoy en mi cuarto”.',
        'Si patea o golpea en sueños, pida una cita.',
      ],
    },
  },
  {
    name: 'pain-at-night',
    needs: pattern(
      'night*|sleep*|asleep|bed|wak*|woke|awake|noche*|dorm*|duerm*|cama|despiert*|despert*|madrugada|acost*|acuest*',
    ),
    domain: 'Sleep',
    card: 'Z13',
    facts: ['Z13'],
    say: {
      en: 'Pain in the night feels bigger, and it is not in your head. Say to your doctor or nurse where, when, and what you take; they can plan for nights. Tonight put a pillow under the sore part.',
      es: 'El dolor de noche se siente más grande, y no es cosa de su imaginación. Diga a su médico o enfermera dónde, cuándo y qué toma: pueden hacer un plan para las noches. Hoy apoye esa parte en una almohada.',
    },
    how: {
      en: [
        'Note the hour and the place of the pain for three nights.',
        'Ask the pharmacist before you add anything.',
        'New or very strong pain, or after a fall: get seen today. Pain in the chest: call {emergency}.',
      ],
      es: [
        'Anote tres noches la hora y el lugar del dolor.',
        'Pregunte en la farmacia antes de añadir algo.',
        'Dolor nuevo o muy fuerte, o tras una caída: que lo vean hoy. Dolor en el pecho: llame a {emergency}.',
      ],
    },
  },
  {
    name: 'leg-cramps-at-night',
    domain: 'Sleep',
    card: 'Z20',
    facts: [],
    say: {
      en: 'A cramp hurts badly, and usually passes. Sit on the edge of the bed, foot flat, and press the heel down gently. On bananas, soap or magnesium I have no good source. Often? Ask your doctor or pharmacist.',
      es: 'Un calambre duele mucho y casi siempre se pasa. Siéntese al borde de la cama, pie plano, y empuje suave el talón abajo. Sobre plátano, jabón o magnesio no tengo buena fuente. Si se repite, pregunte al médico o farmacéutico.',
    },
    how: {
      en: [
        'Sit up first; do not jump out of bed in the dark.',
        'Press the heel down, toes toward you, and rub.',
        'One leg swollen, red and sore: see a doctor today.',
      ],
      es: [
        'Primero siéntese; no salte de la cama a oscuras.',
        'Talón abajo, dedos hacia usted, y frote.',
        'Una pierna hinchada, roja y con dolor: al médico hoy.',
      ],
    },
  },
  {
    name: 'late-supper',
    needs: pattern(
      'supper*|dinner*|eat*|ate|food*|meals?|snack*|hungry|stomach|cen[ao]*|com[eoia]*|hambre|merienda|estomago|bocad*',
    ),
    domain: 'Sleep',
    card: 'Z22',
    facts: [],
    say: {
      en: 'Tonight try a light supper, a while before bed: it sits easier than a big late one. No need to skip it. I have no good source on the best hour or food. Hungry? A small bite is fine. With diabetes, keep your plan.',
      es: 'Pruebe hoy una cena ligera, un rato antes de acostarse: cae mejor que una grande y tarde. No hace falta saltarla. Sobre la mejor hora o comida no tengo buena fuente. ¿Hambre? Un bocado está bien. Con diabetes, siga su plan.',
    },
    how: {
      en: [
        'Eat the bigger meal at midday if you can.',
        'Sit up a while after supper before you lie down.',
        'Burning after meals? Tell your doctor. New, strong, or with sweat or hard breathing: call {emergency}.',
      ],
      es: [
        'Si puede, haga la comida grande al mediodía.',
        'Después de cenar, quédese en la silla un rato.',
        '¿Ardor después de comer? Dígalo al médico. Si es nuevo, fuerte, o con sudor o falta de aire: llame a {emergency}.',
      ],
    },
  },
  {
    name: 'after-a-bad-night',
    needs: pattern(
      'last|bad|badly|poor*|rough|terrible|awful|after|yesterday|barely|hardly|sleepless|wink|naps?|tired|anoche|mala|mal|ayer|despues|tras|casi|trasnoch*|desvel*|vela|siesta|cansad[oa]',
    ),
    domain: 'Sleep',
    card: 'Z04',
    facts: ['Z04', 'Z15', 'Z09'],
    say: {
      en: 'One bad night is hard, and it passes. Today keep to your usual plan, gently. If you must nap, 20 to 30 minutes before 3 pm is enough. Do not drive when sleepy. Tomorrow get up at your usual time.',
      es: 'Una mala noche pesa, y se pasa. Hoy haga lo de siempre, con calma. Si necesita siesta, bastan 20 a 30 minutos antes de las 3 de la tarde. No maneje con sueño. Mañana levántese a su hora.',
    },
    how: {
      en: [
        'Get some daylight and move a little this morning.',
        'Leave difficult chores and ladders for another day.',
        'Tonight go to bed when you are sleepy, not much earlier.',
      ],
      es: [
        'Por la mañana, busque luz y muévase un poco.',
        'Deje para otro día lo difícil, y no suba a escaleras de mano.',
        'Esta noche acuéstese cuando tenga sueño, no mucho antes.',
      ],
    },
  },
  {
    name: 'magnesium-for-sleep',
    domain: 'Sleep',
    card: 'Z10',
    facts: [],
    say: {
      en: 'On magnesium, CBD or vitamins for sleep I have no good source, so I cannot say that they work. Ask your pharmacist before you take any: they can clash with tablets, and magnesium is not for weak kidneys.',
      es: 'Sobre magnesio, CBD o vitaminas para dormir no tengo una buena fuente: no puedo decir que sirvan. Antes de tomarlos, pregunte en la farmacia: pueden chocar con sus pastillas, y el magnesio no es para riñones débiles.',
    },
    how: {
      en: [
        'Take the box, or a photo of it, to your pharmacist.',
        'Ask: “Is this safe with my tablets and my kidneys?”',
        'Until then, a calm hour before bed costs nothing.',
      ],
      es: [
        'Lleve la caja, o una foto, a la farmacia.',
        'Pregunte: “¿Es seguro con mis pastillas y mis riñones?”.',
        'Mientras, una hora de calma antes de dormir no cuesta nada.',
      ],
    },
  },
  {
    name: 'sleep-watch',
    needs: pattern(
      'watch*|rings?|apps?|track*|bracelet|band|fitbit|gadget*|device*|phone|stages|reloj*|pulsera|anillo|aplicacion|celular|telefono|aparato|fases',
    ),
    domain: 'Sleep',
    card: 'Z06',
    facts: ['Z06'],
    say: {
      en: 'The hours and stages on a watch are a guess. I have no good source on how right it is. How rested you feel by day counts more. Tomorrow write one word: good, fair or bad.',
      es: 'Las horas y las fases del reloj son un cálculo. No tengo una buena fuente sobre cuánto acierta. Más cuenta cómo descansa y cómo se siente de día. Mañana apunte una palabra: bien, regular o mal.',
    },
    how: {
      en: [
        'If it guards you for falls or heartbeat, keep it on and just hide the sleep page. If not, try nights without it.',
        'Each morning write how you slept, without numbers.',
        'If it keeps warning about breath or heart, call your doctor today. Fainting or chest pain: call {emergency}.',
      ],
      es: [
        'Si le cuida por caídas o latidos, déjeselo y no mire la página del sueño. Si no, pruebe unas noches sin él.',
        'Cada mañana escriba cómo durmió, sin números.',
        'Si avisa seguido de respiración o corazón, llame hoy al médico. Desmayo o dolor de pecho: llame a {emergency}.',
      ],
    },
  },
  {
    name: 'decaf-mate-chocolate',
    when: pattern(
      '(tomo|toma|tomar|tomando|bebo|beber|cebo|cebar) .. mates?|el mate (de|me|en|por|a las)',
    ),
    domain: 'Sleep',
    card: 'Z14',
    facts: ['Z14'],
    say: {
      en: 'Decaf holds only a little caffeine, so for most people an evening cup is fine. Mate, black or green tea, cola and dark chocolate do hold it, and caffeine took sleep even six hours before bed. Today have those before 2 pm.',
      es: 'El descafeinado tiene muy poca cafeína: a casi todos les va bien de noche. Mate, té negro o verde, cola y chocolate negro sí tienen, y la cafeína quitó sueño aun seis horas antes de acostarse. Hoy tómelos antes de las 2 de la tarde.',
    },
    how: {
      en: [
        'Read the box: look for “caffeine free” or “decaf”.',
        'Keep your cup and its hour; change what is in it.',
        'Many cups a day? Cut down bit by bit.',
      ],
      es: [
        'Mire la caja: busque “sin cafeína” o “descafeinado”.',
        'Siga con su taza a la misma hora; cambie lo que lleva dentro.',
        '¿Toma muchas tazas? Baje poco a poco.',
      ],
    },
  },
  {
    name: 'awake-at-three',
    domain: 'Sleep',
    card: 'Z13',
    facts: ['Z13'],
    say: {
      en: 'At three every worry looks bigger, and nothing must be solved then. Awake about 20 minutes? Tonight, sit up slowly by a dim lamp, write it in one line, and lie down when sleepy. Worried most days? Tell your doctor.',
      es: 'A las tres todo parece peor, y nada se resuelve a esa hora. ¿Unos 20 minutos sin dormir? Esta noche, siéntese con poca luz, apunte qué le preocupa y acuéstese con sueño. ¿Preocupación casi a diario? Dígalo al médico.',
    },
    how: {
      en: [
        'Before bed, leave lamp, paper and robe by a chair, and turn the clock away. Unsteady? Sit up in bed instead.',
        'Then something dull: an old magazine, a prayer, a low radio. Breathe out slowly. No phone, no news.',
        'Dark thoughts: call {crisis}, at any hour. Chest pain, or waking short of breath: call {emergency}.',
      ],
      es: [
        'Antes de acostarse, deje lámpara, papel y bata junto a una silla, y voltee el reloj. ¿Le falla el equilibrio? Siéntese en la cama.',
        'Luego algo aburrido: una revista vieja, un rezo, la radio bajita. Suelte el aire despacio. Nada de celular ni noticias.',
        'Ideas muy negras: llame a {crisis}, a cualquier hora. Dolor de pecho o despertar sin aire: llame a {emergency}.',
      ],
    },
  },
]
