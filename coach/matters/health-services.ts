/** Plain questions on readings, checks, tablets and help. */

import { pattern } from '../text/pattern.ts'
import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

/** A told reading, or how to bring it down, is another question. */
const readingOrMeans =
  '[12][0-9][0-9]|measur*|cuff|mid[oe]|medir*|pills?|tablets?|pastillas?|medicin*|food|eat*|com(er|ida)|salt|sal|exercis*|walk*|ejerc*|camin*|lower|bring|reduce|bajar|coffee|cafe|sleep*|dorm*|sugar|azucar|under control'

export const healthMatters: readonly AnsweredMatter[] = [
  {
    name: 'blood-pressure-reading',
    domain: 'Diet',
    card: 'D17',
    facts: [],
    when: namedBy({
      all: [
        '(blood pressure|pressure|bp|presion|tension)',
        '(normal|ideal|healthy|good|right|should (it |my |a |the |blood |pressure )*be|supposed to be|target|buena|sana|adecuada|deb(o|e|eria) (tener|ser|estar)|meta)',
        '(what|which|how high|cual|cuanto|cuanta|que|de cuanto)',
      ],
      not: readingOrMeans,
    }),
    say: {
      en: 'No one number fits everybody: your doctor or nurse sets yours, and I cannot judge a reading. One alone says little. Sit quietly, measure again, and write down both with day and hour. Show them the list.',
      es: 'No hay un número para todos: el suyo lo fija su médico o enfermera, y no puedo juzgar una medida. Una sola dice poco. Siéntese, mida otra vez y apunte las dos, con día y hora. Muéstreles la lista.',
    },
    how: {
      en: [
        'Empty bladder, back against the chair, feet on the floor, arm on the table, no talking.',
        'Same arm and same hours, as your nurse tells you. Change no tablet by yourself.',
        'Very different from your usual, or you feel ill? Call your clinic now. Chest pain, trouble speaking, a weak side: call {emergency}.',
      ],
      es: [
        'Vaya antes al baño. Espalda apoyada, pies en el piso, brazo en la mesa, y sin hablar.',
        'El mismo brazo y a las mismas horas, como le diga su enfermera. No cambie pastillas por su cuenta.',
        '¿Sale muy distinta de lo normal, o se siente mal? Llame ya a su clínica. Dolor de pecho, no poder hablar o un lado sin fuerza: llame a {emergency}.',
      ],
    },
  },
  {
    name: 'cholesterol-result',
    domain: 'Diet',
    card: 'D02',
    facts: ['D02'],
    say: {
      en: 'Your doctor reads cholesterol together with the rest of your health, and I have no good source on the number. Ask: “What does mine mean for me?” One Mediterranean step is olive oil in place of butter.',
      es: 'El colesterol lo lee su médico junto con el resto de su salud; no tengo una buena fuente sobre el número. Pregunte: “¿Qué significa el mío?”. Un paso de la comida mediterránea es aceite de oliva y no mantequilla.',
    },
    how: {
      en: [
        'Bring the sheet with the result, and the last one too.',
        'Ask: “Do I need to change something, and what comes first?”',
        'If you take a tablet for it, stop it only with your doctor. Losing weight, or little appetite? Say so too.',
      ],
      es: [
        'Lleve la hoja con el resultado, y también la anterior.',
        'Pregunte: “¿Tengo que cambiar algo, y qué va primero?”.',
        'Si toma pastilla para eso, no la deje sin hablar con su médico. ¿Baja de peso o come poco? Dígalo también.',
      ],
    },
  },
  {
    name: 'vaccination',
    domain: 'Stress',
    card: 'T20',
    facts: [],
    say: {
      en: 'Which vaccine, and when, depends on your age, health and what you had before; I have no good source on that. Your doctor, nurse or pharmacist has. Today, find your vaccine card and ask: “Which am I missing?”',
      es: 'Qué vacuna y cuándo depende de su edad, su salud y las que ya tiene; no tengo una buena fuente sobre eso. Su médico, enfermera o farmacéutico sí. Busque hoy su cartilla y pregunte: “¿Cuál me falta?”.',
    },
    how: {
      en: [
        'Tell them of allergies, blood thinners, illness, and any vaccine that went badly.',
        'Afraid of the needle? Say so, look away, and let them do it seated.',
        'Ask what is usual afterward, and when to call. Hard to breathe or a swollen face: call {emergency}.',
      ],
      es: [
        'Avise de alergias, anticoagulantes, enfermedades y de si alguna vacuna le cayó mal.',
        '¿Le da miedo la aguja? Dígalo, mire a otro lado y que se la pongan en una silla.',
        'Pregunte qué es normal después y cuándo llamar. Si falta el aire o se hincha la cara: llame a {emergency}.',
      ],
    },
  },
  {
    name: 'doctor-visit-questions',
    when: pattern(
      '(what|which) .. (should|do|can|could|shall|to|must) .. (i )?(tell|say to|ask) .. (the |my |a )?(doctor|nurse|specialist)|que .. (digo|decirle|pregunto|preguntarle|tengo que decir) .. (al?|a mi|con el)? ?.. (doctor|doctora|medico|medica|enfermera|especialista)',
    ),
    domain: 'Stress',
    card: 'T20',
    facts: ['T20'],
    say: {
      en: 'Take three questions on paper, the one that matters most first. Good ones: “What is it? What can I do? When do I come back?” Bring your tablets in a bag, and somebody to listen with you.',
      es: 'Lleve tres preguntas en un papel, la más importante primero. Sirven estas: “¿Qué tengo? ¿Qué puedo hacer? ¿Cuándo vuelvo?”. Lleve sus pastillas en una bolsa, y a alguien que escuche con usted.',
    },
    how: {
      en: [
        'Say the most important thing as soon as you sit down.',
        'Did not understand? “Could you say it in simple words, and write it down?”',
        'At the end repeat it: “So I do this until then. Is that right?”',
      ],
      es: [
        'Diga lo más importante en cuanto se siente.',
        '¿No entendió? “¿Me lo dice más sencillo y me lo apunta?”.',
        'Al final repítalo: “Entonces hago esto hasta tal día. ¿Es así?”.',
      ],
    },
  },
  {
    name: 'hearing-test',
    domain: 'Socialization',
    card: 'S06',
    facts: ['S06', 'L13'],
    say: {
      en: 'A hearing test does not hurt: you sit in a quiet place and show when you hear a sound. Treating hearing loss helped people keep about one more person in their circle. Ask your clinic for one today.',
      es: 'La prueba de oído no duele: se sienta en un lugar sin ruido y avisa cuando oye un sonido. Tratar la pérdida de oído ayudó a conservar cerca de una persona más en el círculo. Pídala hoy en su clínica.',
    },
    how: {
      en: [
        'Call: “I would like a hearing test. Who does it, and what does it cost?”',
        'Take somebody who knows when you miss words.',
        'Ask: “Is it wax, or the ear? What would help, and may I try it first?” Hearing lost all at once: see a doctor that day.',
      ],
      es: [
        'Llame: “Quiero una prueba de oído. ¿Quién la hace y cuánto cuesta?”.',
        'Vaya con alguien que sepa cuándo se le escapan palabras.',
        'Pregunte: “¿Es cera o es el oído? ¿Qué me ayuda, y lo puedo probar?”. Si deja de oír de golpe, vea a un médico ese día.',
      ],
    },
  },
  {
    name: 'driving-safely',
    domain: 'Socialization',
    card: 'S16',
    facts: ['S16', 'Z09'],
    say: {
      en: 'Driving means freedom, so this is hard. I cannot judge whether you should drive; your doctor and an eye check can help. Do not drive when sleepy, dizzy or not seeing well. Today, note what makes you unsure.',
      es: 'Manejar da libertad, y por eso la pregunta cuesta. Yo no puedo decir si debe manejar; su médico y una revisión de la vista sí ayudan. No maneje con sueño, mareo o si no ve bien. Apunte hoy qué le hace dudar.',
    },
    how: {
      en: [
        'Ask your doctor: “Do my eyes, my tablets or my illness matter for driving?”',
        'Ask who near you tests older drivers, or gives a refresher lesson.',
        'Meanwhile, leave out what makes you unsure, such as night or rain, and try another way to get there.',
      ],
      es: [
        'Pregunte a su médico: “¿Mis ojos, mis pastillas o mi salud importan para manejar?”.',
        'Pregunte quién hace pruebas o clases de repaso para conductores mayores.',
        'Mientras, deje lo que le haga dudar, como la noche o la lluvia, y busque otra forma de llegar.',
      ],
    },
  },
  {
    name: 'help-at-home',
    domain: 'Socialization',
    card: 'S16',
    facts: ['S16'],
    say: {
      en: 'Wanting a hand at home is no defeat; it can help you stay there. Call {company} and ask: “Who helps at home near me, and what does it cost?” Name one task first, the one that weighs most.',
      es: 'Pedir una mano en casa no es rendirse; puede ayudarle a seguir en ella. Llame a {company} y pregunte: “¿Quién ayuda en casa por aquí, y cuánto cuesta?”. Diga primero la tarea que más pesa.',
    },
    how: {
      en: [
        'Ask your doctor or nurse too: some help is sent by the clinic.',
        'Before somebody begins: full name, who sends them, and a call to people they have worked for.',
        'Begin with a few hours, with someone you trust present. Cards and money stay put away.',
      ],
      es: [
        'Pregunte también a su médico o enfermera: a veces la clínica manda ayuda.',
        'Antes de empezar: nombre completo, quién los manda y una llamada a gente donde trabajaron.',
        'Empiece con pocas horas, con alguien de confianza presente. Tarjetas y dinero, guardados.',
      ],
    },
  },
  {
    name: 'eyesight-and-glasses',
    needs: pattern(
      'eyes?|sight|eyesight|glasses|see|seeing|blurr*|vision|vista|ojos?|lentes|gafas|anteojos|ver|veo|borros[oa]|optic[oa]|optician|cataract*|cataratas?|magnif*|lupa',
    ),
    domain: 'Learning',
    card: 'L13',
    facts: ['L13'],
    say: {
      en: 'Ask for an eye check; poor sight makes learning harder and can often be helped. New glasses that bother you? Go back to whoever made them. Until then, light on the page and care on stairs. A sudden change? Call {emergency}.',
      es: 'Pida una revisión de la vista: ver mal dificulta aprender y suele tener alivio. Si los lentes nuevos le molestan, vuelva adonde se los hicieron. Mientras, buena luz y cuidado en la escalera. Si cambia de golpe, llame a {emergency}.',
    },
    how: {
      en: [
        'Call: “I would like an eye check. When, and what does it cost?”',
        'Bring your glasses, and say what you cannot do: read, thread a needle, see steps.',
        'Ask: “Is it the glasses or the eye, and when do I come back?”',
      ],
      es: [
        'Llame: “Quiero una revisión de la vista. ¿Cuándo y cuánto cuesta?”.',
        'Lleve sus lentes y diga qué ya no puede: leer, enhebrar, ver escalones.',
        'Pregunte: “¿Son los lentes o es el ojo, y cuándo vuelvo?”.',
      ],
    },
  },
  {
    name: 'remember-tablets',
    domain: 'Learning',
    card: 'L14',
    facts: ['L14'],
    say: {
      en: 'It happens to many people. Tie them to something you do each day: “When I sit down to breakfast, I take the morning ones.” An alarm helps too. Ask your pharmacy about the best hour, a pill box and missed ones.',
      es: 'Le pasa a mucha gente. Únalas a algo de cada día: “Al sentarme a desayunar, tomo las de la mañana”. Una alarma también ayuda. Pregunte en la farmacia por la mejor hora, un pastillero y las que se salta.',
    },
    how: {
      en: [
        'Say the plan aloud: “When I do this, I take these.”',
        'Tick a paper calendar each time, so you know that you took them.',
        'Took one twice, or not sure? Take no more of it until you have asked: call the pharmacy or poison line. Feel ill? Call {emergency}.',
      ],
      es: [
        'Diga el plan en voz alta: “Cuando hago esto, tomo estas”.',
        'Marque un calendario cada vez, y así sabe que ya las tomó.',
        '¿Tomó una dos veces o tiene duda? No tome otra: llame ya a la farmacia o al centro de toxicología. ¿Se siente mal? Llame a {emergency}.',
      ],
    },
  },
]
