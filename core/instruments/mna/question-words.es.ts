/** What the five eating and health questions say in Spanish, in our own words. */

import type { MnaItemWords, MnaHelps } from './question-words.ts'

export const mnaItemWords: MnaItemWords = {
  title: 'Mini Evaluación Nutricional',
  recallPeriod: 'los últimos 3 meses',
  citation:
    'Kaiser y colaboradores, Journal of Nutrition, Health and Aging, 2009;13:782-788 (versión corta); versión que llena la persona: Huhmann y colaboradores, la misma revista, 2013;17:339.',
  eating: {
    'Eating much less than before': 'Como mucho menos que antes',
    'Eating somewhat less than before': 'Como algo menos que antes',
    'Eating the same or more': 'Como igual o más que antes',
  },
  weight: {
    'Lost more than 6.6 lbs (3 kg)': 'Bajé más de 6.6 libras (3 kg)',
    'I do not know': 'No sé',
    'Lost 2.2 to 6.6 lbs (1 to 3 kg)': 'Bajé de 2.2 a 6.6 libras (de 1 a 3 kg)',
    'No weight loss (or under 2.2 lbs)': 'No bajé de peso (o menos de 2.2 libras, 1 kg)',
  },
  moving: {
    'I stay in bed or a chair': 'Me quedo en la cama o en una silla',
    'I get up but do not go out': 'Me levanto, pero no salgo',
    'I go out': 'Salgo a la calle',
  },
  yesOrNo: { Yes: 'Sí', No: 'No' },
  memory: {
    'Severe memory problems or depression': 'Problemas graves de memoria, o una depresión fuerte',
    'Mild memory problems': 'Problemas leves de memoria',
    'No such problems': 'No tengo esos problemas',
  },
  items: {
    'food-intake': {
      topic: 'Cuánto come',
      prompt:
        'En los últimos 3 meses, ¿cambió cuánto come por falta de apetito o por problemas para comer?',
    },
    'weight-loss': {
      topic: 'Peso que bajó',
      prompt: '¿Bajó de peso en los últimos 3 meses?',
    },
    mobility: {
      topic: 'Cómo se mueve',
      prompt: '¿Cómo se mueve usted en estos días?',
    },
    stress: {
      topic: 'Mucho estrés o enfermedad de repente',
      prompt: 'En los últimos 3 meses, ¿tuvo mucho estrés, o se enfermó de repente?',
    },
    neuro: {
      topic: 'Memoria y ánimo',
      prompt: '¿Tiene problemas de memoria, o una tristeza profunda que no se va?',
    },
  },
}

export const mnaHelps: MnaHelps = {
  'food-intake':
    'Los problemas para comer pueden ser el estómago delicado, o comida difícil de masticar o tragar. Por ejemplo, ahora deja en el plato comida que antes se terminaba. Si nada cambió, elija la última respuesta.',
  'weight-loss':
    'Si la ropa o un anillo le quedan flojos, es una señal. Por ejemplo, de 150 a 145 libras son 5 libras menos. Si no lo puede saber, elija "No sé".',
  mobility:
    'Elija lo que pasa la mayoría de los días. Puede usar bastón, andador o el brazo de alguien. Si llega a la tienda con un andador, elija "Salgo a la calle".',
  stress:
    'El estrés fuerte puede venir, por ejemplo, al perder a un ser querido. Una enfermedad de repente puede ser una infección fuerte del pecho o unos días en el hospital. Las dos cosas pueden cambiar cómo comemos.',
  neuro:
    'Lo preguntamos porque las dos cosas pueden cambiar cómo comemos. Grave quiere decir que le estorba casi todos los días: por ejemplo, se olvida de comer. No es fácil verlo en uno mismo. Puede preguntarle a alguien cercano.',
}
