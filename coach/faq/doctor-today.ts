/** Questions of those who were just told to see a doctor today. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const doctorToday: Faq = {
  name: 'doctor-today',
  domain: 'Exercise',
  card: 'E12',
  // Not by their own words: the talk is about it once the coach has said so.
  about: pattern('(?!)'),
  fits: ['nobody-near', 'no-transport', 'no-money', 'unsteady', 'dizzy', 'housebound', 'carer'],
  entries: [
    {
      label: { en: 'Can it wait until tomorrow?', es: '¿Puedo esperar a mañana?' },
      asks: {
        en: 'can it wait; wait until Monday, after the weekend; it is a holiday and nobody answers; the office is closed; no appointment for a week; I have a visit on Thursday anyway; is it urgent, how urgent',
        es: 'puedo esperar; espero al lunes, al fin de semana; es festivo, feriado y nadie atiende; el consultorio, la EPS, el centro está cerrado; no hay cita hasta la otra semana; tengo cita el jueves; es urgente',
      },
      say: {
        en: 'No, please do not wait until tomorrow. Office closed, or no answer: call the night or weekend doctor, or go to urgent care or an emergency room today. Say when it began and that it must be seen today.',
        es: 'No, no lo deje para mañana. Si está cerrado o no contestan: llame al médico de guardia, o vaya hoy a urgencias. Diga desde cuándo lo tiene y que deben verlo hoy.',
      },
      more: {
        en: 'Ask for these words to be written down: what it is, since when, worse or not. If they offer next week, say: “I was told today.” Then go to the emergency room. Take the list of your medicines along.',
        es: 'Diga tres cosas: qué tiene, desde cuándo y si empeora. Si le ofrecen otra semana, diga: “Me dijeron que hoy”. Luego vaya a urgencias. Lleve la lista de sus medicinas.',
      },
    },
    {
      label: { en: 'Do I go to the emergency room?', es: '¿Voy a urgencias o no?' },
      asks: {
        en: 'should I go to the ER; hospital or doctor; urgent care or my own doctor; where do I go; which place is right; do I need the hospital',
        es: 'voy a urgencias; al hospital o al médico; a la clínica, a la guardia, a emergencias; adónde voy; a qué lugar me toca ir; hace falta hospital',
      },
      say: {
        en: 'Call your own doctor first, if they answer now. Can they not see you today? Then yes, go to urgent care or the emergency room today. It is the right place, and you bother nobody.',
        es: 'Llame primero a su médico, si contesta ahora. ¿No puede verle hoy? Entonces sí, vaya hoy a urgencias. Es el lugar correcto, y no molesta a nadie.',
      },
      more: {
        en: 'Before you go: shoes that hold, medicines or their list, glasses, a charged phone and one name to call. Let somebody know. At the desk, say first what hurts or swells and since when.',
        es: 'Antes de salir: zapatos firmes, las medicinas o su lista, lentes, el teléfono cargado y un nombre a quien llamar. Avise a alguien. En la entrada diga primero qué le duele o se le hincha, y desde cuándo.',
      },
    },
    {
      label: { en: 'I am alone and have no car', es: 'Vivo a solas y no tengo carro' },
      asks: {
        en: 'no car, how do I get there; I live alone; nobody can drive me; no bus at this hour; can I drive myself; taxi is dear; my daughter works',
        es: 'no tengo carro, cómo llego; vivo solo, sola; nadie me puede llevar; no hay camión ni bus a esta hora; puedo manejar yo; el taxi es caro; mi hija trabaja',
      },
      say: {
        en: 'Do not drive yourself. Call a neighbor, a relative or a taxi now, and say: “I must see a doctor today.” Tell the office that you have no ride: they may know one. If none comes, or it gets worse, call {emergency}.',
        es: 'No maneje usted. Llame ya a un vecino, a la familia o a un taxi y diga: “Tengo que ver hoy a un médico”. Diga en el consultorio que no tiene transporte: quizá sepan de uno. Si nadie puede, o empeora, llame a {emergency}.',
      },
      more: {
        en: 'Until the ride comes: sit down, keep the phone in your hand and unlock the door. Tell one person where you are going. Take your medicines, or their list. Worse while you wait: call {emergency}.',
        es: 'Mientras llega: siéntese, tenga el teléfono en la mano y deje la puerta sin llave. Avise a alguien adónde va. Lleve sus medicinas o su lista. Si empeora en la espera: llame a {emergency}.',
      },
    },
    {
      label: { en: 'It is getting worse now', es: 'Ahora está peor' },
      asks: {
        en: 'it hurts more now; it is worse than an hour ago; spreading, bigger, harder; should I call the ambulance; now I feel faint, short of breath; do I call the emergency number',
        es: 'me da más duro ahora; duele más, está peor que hace un rato; crece, se extiende, más hinchado; llamo a la ambulancia; ahora me falta el aire, me mareo; llamo al número de emergencia',
      },
      say: {
        en: 'Then yes: call {emergency} now. Say what it is, since when, and that it is getting worse. Sit or lie down, unlock the door, and stay on the line.',
        es: 'Entonces sí: llame ya a {emergency}. Diga qué tiene, desde cuándo y que va a peor. Siéntese o acuéstese, deje la puerta sin llave y no cuelgue.',
      },
      more: {
        en: 'While you wait: keep still, and do not rub or press it. No food, no new tablets. Have your list of medicines ready. Somebody near? Ask them to come. Any change: call {emergency} again.',
        es: 'Mientras espera: quédese quieto, sin frotar ni apretar. Nada de comer ni pastillas nuevas. Tenga lista su hoja de medicinas. ¿Hay alguien cerca? Que venga. Si algo cambia: llame otra vez a {emergency}.',
      },
    },
    {
      label: { en: 'They are coming. What do I do now?', es: 'Ya vienen. ¿Qué hago mientras?' },
      asks: {
        en: 'I called, they are on the way; ambulance is coming, what do I do until then; while I wait; doctor comes at four; somebody is driving me; waiting for the nurse to ring back',
        es: 'ya llamé, vienen en camino; la ambulancia viene, qué hago mientras llegan; mientras espero; el médico viene a las cuatro; ya me llevan; espero que me devuelvan la llamada',
      },
      say: {
        en: 'You did right. Now sit or lie down, keep it still, and do not rub it. Unlock the door, put on a light, phone in hand. Lay out your medicines. Short breath, chest pain or faint: call {emergency} again.',
        es: 'Hizo bien. Ahora siéntese o acuéstese, sin moverlo ni frotarlo. Puerta sin llave, una luz encendida, el teléfono en la mano. Deje a la vista sus medicinas. Falta de aire, dolor de pecho o desmayo: llame otra vez a {emergency}.',
      },
      more: {
        en: 'Nothing heavy to eat, and no tablets but your usual ones. Tell one person that help is coming. Write down when it began. If nobody has come or called in the time they told you, call again.',
        es: 'Nada pesado de comer, y solo sus pastillas de siempre. Avise a alguien que viene ayuda. Apunte cuándo empezó. Si no llegan ni llaman en el tiempo que le dijeron, llame otra vez.',
      },
    },
    {
      label: { en: 'What do I tell them?', es: '¿Qué les digo?' },
      asks: {
        en: 'what do I say on the phone; how do I explain it; what will the doctor want to know; words for the call; they will not take me seriously',
        es: 'qué digo por teléfono; cómo lo explico; qué va a preguntar el médico; palabras para la llamada; no me van a hacer caso',
      },
      say: {
        en: 'Say: “Since …, I have … It is new. I was told to be seen today.” Then name your illnesses, your medicines and any fever, short breath or pain. Ask: “What must I watch for until then?”',
        es: 'Diga: “Desde … tengo … Es nuevo. Me dijeron que deben verme hoy”. Luego sus enfermedades, sus medicinas y si hay fiebre, falta de aire o dolor. Pregunte: “¿Qué debo vigilar mientras tanto?”.',
      },
      more: {
        en: 'Write it on paper before you call, in big letters. Keep the pen for their answer: hour, place, name. If the words fail you, let a neighbor read it out. Ask them to say it back.',
        es: 'Escríbalo antes de llamar, en letra grande. Tenga lápiz para la respuesta: hora, lugar y nombre. Si le faltan palabras, que lo lea un vecino. Pida que se lo repitan.',
      },
    },
    {
      label: { en: 'What may I do until then?', es: '¿Qué puedo hacer hasta entonces?' },
      asks: {
        en: 'may I walk; ice or heat; put it up on a pillow; rub or massage it; cream; lie down or sit; can I take something for the pain; may I shower; go shopping first',
        es: 'puedo caminar; hielo o calor; la subo en una almohada; la sobo, le doy masaje; pomada; acostado o sentado; puedo tomar algo para el dolor; me puedo bañar; voy antes al mandado',
      },
      say: {
        en: 'Rest, in the way that hurts least. Walk only to the toilet and to the door. No rubbing, no exercise, no heat. Before you take anything for pain, ask when you call.',
        es: 'Repose, como menos le moleste. Camine solo al baño y a la puerta. Sin frotar, sin ejercicios y sin calor. Antes de tomar algo para el dolor, pregunte cuando llame.',
      },
      more: {
        en: 'Keep water and phone beside you. Loosen what is tight. Look at it once an hour: bigger, darker or more painful is worse. Worse, or short breath: call {emergency}.',
        es: 'Tenga al lado agua y el teléfono. Afloje lo que apriete. Mírelo cada hora: más grande, más oscuro o con más dolor es peor. Peor, o con falta de aire: llame a {emergency}.',
      },
    },
    {
      label: { en: 'I do not want to bother anybody', es: 'No quiero molestar a nadie' },
      asks: {
        en: 'bother the doctor; it is probably nothing; they will laugh at me; make a fuss; I never go to doctors; it costs too much; I hate hospitals; is it really serious',
        es: 'molestar al médico; seguro no es nada; se van a reír; hacer escándalo; yo nunca voy al médico; sale caro; odio los hospitales; de verdad es serio',
      },
      say: {
        en: 'You bother nobody: this is what they are there for. I cannot see what it is, and neither can you from a chair. If it is nothing, all the better. Please call today, or let somebody call for you.',
        es: 'No molesta a nadie: para esto están. Yo no puedo ver qué es, y usted tampoco desde la silla. Si no es nada, mejor. Por favor llame hoy, o que alguien llame por usted.',
      },
      more: {
        en: 'Make it small: one call, two sentences, then follow what they say. If cost frightens you, ask first what it will be, and ask {company} who helps. What counts first is to be seen today.',
        es: 'Hágalo pequeño: una llamada, dos frases, y haga lo que le digan. Si le asusta el costo, pregunte antes cuánto es, y a {company} quién ayuda. Lo primero es que le vean hoy.',
      },
    },
  ],
}
