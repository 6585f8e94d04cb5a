/** What is said to an answer that was not foreseen: on nights. */

import type { Said } from '../../text/said.ts'

/** By the name of the matter that asked. */
export const nightsReplies: Readonly<Record<string, Said>> = {
  leaks: {
    en: 'Thank you, take that along. For a few days, note when it happens and what you were doing. Hard to write? A mark on the calendar will do. Burning, blood or fever: call the same day.',
    es: 'Gracias, eso sirve para la cita. Unos días, anote cuándo ocurre y qué estaba haciendo. ¿Le cuesta escribir? Basta una raya en el calendario. Con ardor, sangre o fiebre, llame ese mismo día.',
  },
  'water-tablet-at-night': {
    en: 'The pharmacist will ask for that. Have the box in hand when you call, and write the answer on it. Legs more swollen, or less breath than usual: doctor today. Hard to breathe at rest: get emergency help.',
    es: 'Eso se lo van a preguntar. Tenga la caja en la mano al llamar y escriba en ella la respuesta, bien grande. Más hinchazón o menos aire que de costumbre: médico hoy. Si le falta el aire en reposo: ayuda de emergencia.',
  },
  'sleep-position': {
    en: 'Let that be your guide. Roll up a towel and tuck it where you want support. Turn slowly, knees first. Nothing? Stay as you are. An arm or leg without strength on waking, not just tingling? Call {emergency}.',
    es: 'Que eso le guíe. Enrolle una toalla y póngala donde quiera apoyo. Dese vuelta despacio, primero las rodillas. ¿Nada molesta? Siga igual. Si al despertar un brazo o pierna no tiene fuerza, y no es solo hormigueo, llame a {emergency}.',
  },
  'mattress-and-pillow': {
    en: 'Begin with what costs nothing. Ask somebody strong to turn the mattress around. Nobody? Sleep on its other half for some nights. Each morning, note how getting up went. Does pain often wake you? Tell your doctor.',
    es: 'Empiece por lo que no cuesta. Pida a alguien fuerte que gire el colchón. ¿Nadie? Duerma unas noches en la otra mitad. Cada mañana apunte cómo se levantó. Si un dolor le despierta seguido, dígalo al médico.',
  },
  'partner-snores': {
    en: 'That is worth passing on. Tomorrow ask how they woke: headache, dry mouth, still sleepy. If so, or if the breath stops, help them book a visit this week. Could not hear? Ask somebody to record one night.',
    es: 'Vale la pena contarlo. Mañana pregunte cómo despertó esa persona: dolor de cabeza, boca seca, mucho sueño. Si es así, o deja de respirar por momentos, ayúdele a pedir cita esta semana. ¿No pudo oír? Que alguien grabe una noche.',
  },
  'cold-feet-in-bed': {
    en: 'Keep an eye on that. Today check your feet in good light: soles, heels, between the toes. Hard to bend or see? Use a hand mirror, or ask your nurse. Any cut or sore? Call the nurse today.',
    es: 'Esté pendiente de eso. Hoy revise los pies con buena luz: plantas, talones, entre los dedos. ¿Le cuesta agacharse o ver? Use un espejo de mano o pida a la enfermera que mire. Si hay una herida, llámela hoy.',
  },
  'hot-bedroom': {
    en: 'Plan with what you have. Today ask the pharmacist where to keep your tablets in the heat, and which need care. Agree on a morning call. Nobody? Ask at the town hall. Bad headache? Call your doctor.',
    es: 'Prepárese con lo que tenga. Hoy pregunte en la farmacia dónde guardar sus pastillas con calor, y cuáles piden cuidado. Acuerde una llamada por la mañana. ¿Nadie? Pregunte en la municipalidad. Si hay dolor de cabeza o náusea, llame al médico.',
  },
  'radio-or-tv-to-sleep': {
    en: 'Go by your own taste. Before dark, set the radio within reach and mark its off button with bright tape. Poor hearing? Move it closer, not louder. Prefer silence? That is fine, and the tape can wait.',
    es: 'Siga su propio gusto. Antes de que oscurezca, ponga la radio a la mano y marque con cinta de color el botón de apagar. ¿Oye poco? Acérquela en vez de subirla. ¿Prefiere el silencio? También está bien.',
  },
  'cpap-mask': {
    en: 'Use your own words. Have the machine, its papers and a pen beside you when you ring. No number? Your clinic has it. Ask that someone watch you put it on. Sleepy by day? Leave driving to others.',
    es: 'Dígalo con sus palabras. Al llamar, tenga cerca la máquina, sus papeles y un lápiz. ¿No tiene el número? Pídalo en su clínica. Pida que alguien mire cómo se la pone. Si de día hay sueño, que maneje otra persona.',
  },
  'noise-at-night': {
    en: 'Let us work with that. Each morning, write in a small notebook what you heard. Sore hands? One mark per bad night. Show it when you ask for quiet. Sounds nobody else hears? Tell your doctor.',
    es: 'Trabajemos con eso. Cada mañana anote en una libreta qué oyó. ¿Le duelen las manos? Una raya por cada mala noche. Muéstrela al pedir silencio. Si es un zumbido, o algo que nadie más oye, dígalo al médico.',
  },
  'dozing-before-tv': {
    en: 'Take that as your signal. A little before, stand up slowly and rinse a cup, or ring somebody for a chat. Unsteady? Fold towels in your chair. Not sure of the hour? Note which show you missed.',
    es: 'Tómelo como señal. Un poco antes, levántese despacio y lave una taza, o llame a alguien para conversar. ¿Poco equilibrio? Doble toallas en su silla. ¿No sabe la hora? Apunte qué programa se perdió.',
  },
  'bad-dreams': {
    en: 'That is worth watching. Look around each morning: sheets on the floor, a bruise, things knocked over? Tell your doctor. By day, tell the dream again with an ending you choose. Nobody to listen? Paper will do.',
    es: 'Conviene observarlo. Mire cada mañana: ¿sábanas en el piso, un moretón, algo tirado? Dígalo al médico. De día, cuente el sueño con otro final, el que usted quiera. ¿Nadie escucha? Un papel también sirve.',
  },
  'pain-at-night': {
    en: 'The chest? Call {emergency} now. Anywhere else: draw a simple body and mark where it hurts, or ask somebody to. Does it move about? Mark every spot. Fever, or weakness there? Call your doctor today.',
    es: '¿El pecho? Llame ya a {emergency}. Si es otra parte, dibuje un cuerpo sencillo y marque dónde duele, o que alguien lo marque. ¿Cambia de lugar? Señale todos. Con fiebre, o si ahí pierde fuerza, llame hoy al médico.',
  },
  'leg-cramps-at-night': {
    en: 'Keep count from now on. Put one mark on the calendar after each night with a cramp. Loosen the sheet at the foot end, so your toes are free. Calf pain on walking too? Tell your doctor.',
    es: 'Desde ahora, lleve la cuenta. Haga una raya en el calendario tras cada noche con calambre. Afloje la sábana a los pies, para que los dedos queden libres. Si también duele la pantorrilla al caminar, dígalo al médico.',
  },
  'after-a-bad-night': {
    en: 'Be kind to yourself today. Leave papers, money matters and big decisions for tomorrow. Cook something simple, sitting down. Live alone? Let one person know you are tired. Feel ill as well? Call your doctor.',
    es: 'Hoy trátese con cariño. Deje los papeles y el dinero para mañana. Cocine algo fácil, en una silla. ¿Vive sin compañía? Diga a alguien que durmió mal. Si además se siente mal, llame al médico.',
  },
  'magnesium-for-sleep': {
    en: 'Your pharmacist needs that answer. Put all you use in one bag, drops and teas too, and mention any alcohol. Nothing? Say so. Ask what can make people unsteady. Dizzy, foggy or falling? Call your doctor.',
    es: 'Esa respuesta sirve en la farmacia. Junte en una bolsa todo lo que usa, también gotas y tés, y diga si toma alcohol. ¿Nada? Dígalo. Pregunte qué quita el equilibrio. Con mareos, confusión o caídas, llame al médico.',
  },
  'sleep-watch': {
    en: 'Take that as today’s word. Keep a slip by your cup and write on it before you look at the watch. Shaky hand? Draw a face. Tired most days, or nodding off without meaning to? Tell your doctor.',
    es: 'Esa es la palabra de hoy. Deje un papel junto a su taza y escriba antes de mirar el reloj. ¿Le tiembla la mano? Dibuje una carita. Si el cansancio es casi diario, o se duerme sin querer, dígalo al médico.',
  },
  'awake-at-three': {
    en: 'Leave that to the daylight. After breakfast read your line again and do one small part, or ask somebody. Nobody? Ask your nurse. No thoughts? Note that for the doctor.',
    es: 'Déjeselo a la luz del día. Después del desayuno, relea su línea y haga una parte pequeña, o consulte a alguien. ¿Nadie? A su enfermera. ¿No piensa en nada? Apúntelo para el médico.',
  },
  'wakes-at-same-hour': {
    en: 'That is a trail to follow. Each morning this week, put one word about the night on paper, even “unknown.” Then change one thing only, such as the curtain, the door or the last drink.',
    es: 'Ahí hay una pista. Cada mañana de esta semana, ponga en un papel una palabra sobre la noche, aunque sea “no sé”. Luego cambie una cosa nada más: la cortina, la puerta o la última bebida.',
  },
  'too-cold-to-get-up': {
    en: 'Let that come first. Hard to say? The feet: keep dry socks under the pillow. Where gas, coal or wood burns for heat, never seal door or window. Muddled and very sleepy: get medical help now.',
    es: 'Que eso vaya primero. ¿No sabe? Los pies: guarde medias secas bajo la almohada. Donde se calienta con gas, carbón o leña, no tape puertas ni ventanas. Confusión y mucho sueño: pida ayuda médica ya.',
  },
  'phone-in-bed': {
    en: 'Give that its place by day. Choose a chair and an hour for it, and tell family when you read messages. Just the time? A plain clock does that. Tonight, lay a dull paper book on the pillow.',
    es: 'Dele su lugar de día. Elija una silla y una hora para eso, y diga a los suyos cuándo lee mensajes. ¿Es por la hora? Un reloj sencillo basta. Esta noche, tenga sobre la almohada un libro aburrido.',
  },
  'strange-bed': {
    en: 'Wherever that is, look by daylight. Sit on the bed, find the lamp switch with your eyes shut, and set glasses, water and phone as at home. Too hard, soft or cold? Ask early for another blanket.',
    es: 'Sea donde sea, mírelo de día. Siéntese en la cama, busque el interruptor con los ojos cerrados y ponga lentes, agua y teléfono igual que en casa. ¿Dura, blanda o fría? Pida temprano otra cobija.',
  },
  tiredness: {
    en: 'That is one piece of it. Each evening this week, jot a word for sleep, food and mood, or tell it to somebody. Put the heaviest chore in your best hour. Low most days? Tell your doctor.',
    es: 'Es una parte del asunto. Cada tarde de esta semana, anote una palabra sobre sueño, comida y ánimo, o dígala a alguien. Haga lo más pesado en su mejor hora. ¿Tristeza casi a diario? Coméntelo en la clínica.',
  },
  'when-to-go-to-bed': {
    en: 'Let that hour be your anchor. No idea? Take the one that fits breakfast and daylight. Set an alarm, open the curtain as soon as you are up, and keep to it for a week.',
    es: 'Que esa hora sea su ancla. ¿No sabe? Tome la que le cuadre con el desayuno y la luz del día. Ponga una alarma, abra la cortina al levantarse y siga así una semana.',
  },
}
