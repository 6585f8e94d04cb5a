/** What the twelve social network questions say in Spanish, in our own words. */

import type { SocialItemWords, SocialHelps } from './question-words.ts'

export const socialItemWords: SocialItemWords = {
  title: 'Escala de Red Social de Lubben (familia y amigos)',
  recallPeriod: 'su vida como es ahora',
  citation:
    'Lubben y colaboradores, The Gerontologist, 2006;46:503-513 (versión corta LSNS-6); páginas de James Lubben sobre la escala, Boston College; el límite del 40%, comparada con Röhr y colaboradores, 2021 (PMC8445781).',
  pages: {
    1: 'Su familia: de sangre, por matrimonio o por adopción',
    2: 'Su familia y las decisiones importantes',
    3: 'El contacto con su familia',
    4: 'Sus amigos y amigas: los vecinos también cuentan',
    5: 'Sus amigos y amigas, y las decisiones importantes',
    6: 'El contacto con sus amigos y amigas',
  },
  howMany: {
    '0': 'Ninguna',
    '1': '1',
    '2': '2',
    '3-4': '3 o 4',
    '5-8': 'De 5 a 8',
    '9+': '9 o más',
  },
  often: {
    Never: 'Nunca',
    Seldom: 'Pocas veces',
    Sometimes: 'A veces',
    Often: 'Con frecuencia',
    VeryOften: 'Con mucha frecuencia',
    Always: 'Siempre',
  },
  contact: {
    '< Monthly': 'Menos de una vez al mes',
    Monthly: 'Una vez al mes',
    'Few times/month': 'Algunas veces al mes',
    Weekly: 'Una vez a la semana',
    'Few times/week': 'Algunas veces a la semana',
    Daily: 'Todos los días',
  },
  items: {
    '0': {
      topic: 'Familiares con quienes habla cada mes',
      prompt: 'En un mes normal, ¿con cuántas personas de su familia se ve o habla?',
    },
    '1': {
      topic: 'Familiares a quienes les cuenta cosas privadas',
      prompt:
        '¿A cuántas personas de su familia les contaría cosas que no le cuenta a todo el mundo?',
    },
    '2': {
      topic: 'Familiares a quienes pediría ayuda',
      prompt:
        'Si le hiciera falta ayuda, ¿a cuántas personas de su familia se la pediría con confianza?',
    },
    '3': {
      topic: 'Familiares que piden su opinión',
      prompt:
        '¿Con qué frecuencia alguien de su familia le pide su opinión antes de una decisión importante?',
    },
    '4': {
      topic: 'Familiares que le acompañan al decidir',
      prompt:
        'Cuando usted tiene que tomar una decisión importante, ¿con qué frecuencia puede hablarla con alguien de su familia?',
    },
    '5': {
      topic: 'Contacto con el familiar más cercano',
      prompt:
        'Piense en la persona de su familia con quien tiene más contacto. ¿Con qué frecuencia se ven o se hablan?',
    },
    '6': {
      topic: 'Amigos o amigas con quienes habla cada mes',
      prompt: 'En un mes normal, ¿con cuántos amigos o amigas se ve o habla?',
    },
    '7': {
      topic: 'Amigos o amigas a quienes les cuenta cosas privadas',
      prompt: '¿A cuántos amigos o amigas les contaría cosas que no le cuenta a todo el mundo?',
    },
    '8': {
      topic: 'Amigos o amigas a quienes pediría ayuda',
      prompt: 'Si le hiciera falta ayuda, ¿a cuántos amigos o amigas se la pediría con confianza?',
    },
    '9': {
      topic: 'Amigos o amigas que piden su opinión',
      prompt:
        '¿Con qué frecuencia un amigo o una amiga le pide su opinión antes de una decisión importante?',
    },
    '10': {
      topic: 'Amigos o amigas que le acompañan al decidir',
      prompt:
        'Cuando usted tiene que tomar una decisión importante, ¿con qué frecuencia puede hablarla con un amigo o una amiga?',
    },
    '11': {
      topic: 'Contacto con el amigo o la amiga más cercana',
      prompt:
        'Piense en el amigo o la amiga con quien tiene más contacto. ¿Con qué frecuencia se ven o se hablan?',
    },
  },
}

export const socialHelps: SocialHelps = {
  '0': 'Cuentan las visitas, las llamadas, las cartas y los mensajes. Por ejemplo, un hijo que llama y una prima que escribe son 2.',
  '1': 'Piense en quién sabría de una preocupación o de su salud. Por ejemplo, una hermana que sabe guardar un secreto.',
  '2': 'Cuente a las personas más cercanas. Por ejemplo, alguien que iría con usted al médico.',
  '3': 'Algo grande puede ser un trabajo nuevo, una mudanza o un tratamiento. Piense en las veces que le preguntaron antes de decidir.',
  '4': 'Por ejemplo, una hija a quien puede llamar antes de aceptar una operación.',
  '5': 'Cuentan las visitas, las llamadas y los mensajes. Si no habla con nadie de su familia, elija "Menos de una vez al mes".',
  '6': 'Cuentan los amigos y amigas de un club, de la iglesia o de la casa de al lado. Por ejemplo, dos personas con quienes juega a las cartas son 2.',
  '7': 'Piense en quién sabría de una preocupación. Por ejemplo, una vecina a quien le confía asuntos de familia.',
  '8': 'Cuente a los amigos y amigas más cercanos. Por ejemplo, alguien que iría por su medicina si usted se enferma.',
  '9': 'Por ejemplo, una amiga que le pregunta si debe vender su casa.',
  '10': 'Por ejemplo, un amigo a quien puede visitar o llamar antes de decidir.',
  '11': 'Cuentan las visitas, las llamadas y los mensajes. Si no tiene contacto con ningún amigo ni amiga, elija "Menos de una vez al mes".',
}
