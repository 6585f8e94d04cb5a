/** What the seven questions on digital habits say in Spanish. */

import type { LiteracyItemWords, LiteracyHelps } from './question-words.ts'

export const literacyItemWords: LiteracyItemWords = {
  title: 'Encuesta de Habilidades Digitales',
  recallPeriod: 'sus costumbres de ahora',
  citation:
    'Nuestro propio índice. Ideas de: Roque y Boot, 2018 (uso del celular en personas mayores); Oh y colaboradores, JMIR, 2021, e26145 (repaso de pruebas); Wieczorek y colaboradores, Scientific Reports, 2024 (usar seguido es al menos cada semana).',
  age: {
    'Under 60': 'Menos de 60',
    '60-64': '60 a 64',
    '65-69': '65 a 69',
    '70-74': '70 a 74',
    '75-79': '75 a 79',
    '80 or older': '80 o más',
  },
  device: {
    'None, or a basic phone': 'Nada, o un teléfono sencillo',
    Smartphone: 'Celular con internet',
    Tablet: 'Tableta',
    Computer: 'Computadora',
    'More than one of these': 'Más de uno de estos',
  },
  often: {
    Never: 'Nunca',
    'Less than once a week': 'Menos de una vez a la semana',
    'Every week, but not every day': 'Cada semana, pero no todos los días',
    'Every day': 'Todos los días',
  },
  hardest: {
    None: 'Nada de esto',
    'Reading, watching or listening': 'Leer, ver o escuchar',
    'Email, messages or video calls': 'Correo, mensajes o videollamadas',
    'Services such as banking, shopping or health appointments':
      'Servicios como el banco, las compras o las citas médicas',
  },
  agreement: {
    'Strongly disagree': 'Muy en desacuerdo',
    Disagree: 'En desacuerdo',
    'Not sure': 'No lo tengo claro',
    Agree: 'De acuerdo',
    'Strongly agree': 'Muy de acuerdo',
  },
  howMuch: {
    'Not at all': 'Nada',
    'A little': 'Un poco',
    'Quite a lot': 'Mucho',
    'Very much': 'Muchísimo',
  },
  taken: {
    No: 'No',
    'Not yet, but I plan to': 'Todavía no, pero pienso hacerlo',
    Yes: 'Sí',
  },
  items: {
    'food-intake': {
      topic: 'Grupo de edad',
      prompt: '¿Cuántos años tiene?',
    },
    'weight-loss': {
      topic: 'Dispositivo',
      prompt: '¿Qué usa más para entrar a internet?',
    },
    mobility: {
      topic: 'Cada cuánto entra a internet',
      prompt: '¿Con qué frecuencia entra a internet?',
    },
    stress: {
      topic: 'Lo más difícil que hace sin ayuda',
      prompt: '¿Qué es lo más difícil que hace en internet sin ayuda?',
    },
    neuro: {
      topic: 'Saber de lo digital importa',
      prompt:
        'Es importante saber usar un celular, una tableta o una computadora. ¿Está de acuerdo o en desacuerdo?',
    },
    skill: {
      topic: 'Ganas de aprender más',
      prompt: '¿Cuánto le gustaría aprender a usar mejor el celular, la tableta o la computadora?',
    },
    class: {
      topic: 'Curso o clase',
      prompt:
        '¿Alguna vez tomó un curso o una clase para usar un celular, una tableta o una computadora?',
    },
  },
}

export const literacyHelps: LiteracyHelps = {
  'food-intake': 'Su edad no suma puntos. Por ejemplo, elija "70 a 74" si tiene 72.',
  'weight-loss':
    'Entrar a internet es, por ejemplo, leer noticias o mandar un mensaje. Una computadora portátil también cuenta.',
  mobility:
    'Cuenta cualquier uso de internet, con cualquier dispositivo. Por ejemplo, mirar su correo un momento cada mañana es "Todos los días".',
  stress:
    'Elija lo último de la lista que hace sin ayuda. Por ejemplo, si lee noticias y también pide citas médicas, elija "Servicios".',
  neuro:
    'Piense en la vida diaria. Por ejemplo, hay quien los usa para pedir su medicina. Otras personas viven bien sin ellos.',
  skill:
    'No hay una respuesta correcta. Por ejemplo, tal vez quiera aprender a hacer videollamadas, o tal vez le baste con lo que sabe.',
  class:
    'Cuenta una clase en una biblioteca o en un centro para personas mayores, y también un curso por internet. Por ejemplo, una tarde para aprender a usar una tableta es "Sí".',
}
