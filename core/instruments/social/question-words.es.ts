/** What the twelve social network questions say in Spanish, in our own words. */

import type { SocialItemWords } from './question-words.ts'

export const socialItemWords: SocialItemWords = {
  title: 'Escala de Redes Sociales de Lubben',
  recallPeriod: 'su vida como es ahora',
  pages: {
    1: 'Su familia: de sangre, por matrimonio o por adopción',
    2: 'Su familia y las decisiones grandes',
    3: 'El contacto con su familia',
    4: 'Sus amistades: los vecinos también cuentan',
    5: 'Sus amistades y las decisiones grandes',
    6: 'El contacto con sus amistades',
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
        'Si necesita una mano, ¿a cuántas personas de su familia se la pediría con confianza?',
    },
    '3': {
      topic: 'Familiares que piden su opinión',
      prompt:
        '¿Con qué frecuencia alguien de su familia le pide su opinión antes de decidir algo grande?',
    },
    '4': {
      topic: 'Familiares que le acompañan al decidir',
      prompt:
        'Cuando usted tiene que decidir algo grande, ¿con qué frecuencia puede hablarlo con alguien de su familia?',
    },
    '5': {
      topic: 'Contacto con el familiar más cercano',
      prompt:
        'Piense en la persona de su familia con quien más habla. ¿Con qué frecuencia se ven o se hablan?',
    },
    '6': {
      topic: 'Amistades con quienes habla cada mes',
      prompt: 'En un mes normal, ¿con cuántas amistades se ve o habla?',
    },
    '7': {
      topic: 'Amistades a quienes les cuenta cosas privadas',
      prompt: '¿A cuántas amistades les contaría cosas que no le cuenta a todo el mundo?',
    },
    '8': {
      topic: 'Amistades a quienes pediría ayuda',
      prompt: 'Si necesita una mano, ¿a cuántas amistades se la pediría con confianza?',
    },
    '9': {
      topic: 'Amistades que piden su opinión',
      prompt: '¿Con qué frecuencia una amistad le pide su opinión antes de decidir algo grande?',
    },
    '10': {
      topic: 'Amistades que le acompañan al decidir',
      prompt:
        'Cuando usted tiene que decidir algo grande, ¿con qué frecuencia puede hablarlo con una amistad?',
    },
    '11': {
      topic: 'Contacto con la amistad más cercana',
      prompt: 'Piense en la amistad con quien más habla. ¿Con qué frecuencia se ven o se hablan?',
    },
  },
}
