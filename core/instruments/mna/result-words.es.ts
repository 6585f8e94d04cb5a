/** What is said about the nutrition score in Spanish: its bands, its parts, its rule and where it comes from. */

import { derivedThreshold } from '../../wording/change.es.ts'
import type { MnaResultWords } from './result-words.ts'

export const mnaResultWords: MnaResultWords = {
  scoreName: 'puntaje de nutrición',
  bands: {
    Malnourished: {
      name: 'Desnutrición',
      meaning:
        'Sus respuestas indican que su cuerpo tal vez no recibe suficiente comida. Por favor, hable pronto con su médico sobre esto.',
    },
    'At Risk': {
      name: 'En riesgo',
      meaning:
        'Tal vez su cuerpo recibe muy poca comida. Agregar comidas pequeñas puede ayudar. Pésese cada semana y cuéntele este resultado a su médico.',
    },
    'Normal Nutrition': {
      name: 'Nutrición normal',
      meaning: 'Parece que come lo suficiente para su cuerpo. Siga comiendo a sus horas.',
    },
  },
  components: {
    foodIntake: 'Cuánto come',
    weightLoss: 'Peso que bajó',
    mobility: 'Cómo se mueve',
    stress: 'Mucho estrés o enfermedad de repente',
    neuro: 'Memoria y ánimo',
    bmi: 'Índice de masa corporal (IMC)',
  },
  formula: [
    'Las cinco respuestas dan de 0 a 11 puntos.',
    'Su IMC guardado da 0 puntos si es menos de 19.0. Da 1 punto desde 19.0, 2 puntos desde 21.0 y 3 puntos desde 23.0.',
    'El puntaje es la suma, de 0 a 14. Más alto es mejor.',
  ],
  notes: [
    'Esto solo busca si come muy poco. Un peso alto recibe todos los puntos, así que mire también su IMC.',
    'Con un IMC de menos de 19.0, el mejor puntaje posible es 11, que es "En riesgo".',
    'No es fácil ver la memoria y el ánimo en uno mismo, así que esa respuesta es menos segura.',
    'Las preguntas están escritas con nuestras palabras a partir de la escala publicada. No es el formulario oficial. Sirve para pensar en uno mismo, no es un diagnóstico.',
  ],
  shortSource: 'Mini Evaluación Nutricional (MNA-SF), Kaiser y colaboradores, 2009',
  licence:
    'El formulario se puede descargar gratis. Hasta donde sabemos, los derechos y la marca son de Société des Produits Nestlé. El uso comercial o electrónico pide permiso.',
  deviations: [
    'Usamos nuestras propias palabras en lugar de las frases publicadas. Nadie ha probado qué tan bien miden las palabras nuevas.',
    'Lo llena la persona misma, aunque se hizo para profesionales. En un estudio, la forma que llena la persona coincidió con la del personal en el 99% de los casos de desnutrición. En los casos de riesgo fue el 83%.',
    'Este formulario hace cinco preguntas. El sexto punto del formulario publicado es el IMC guardado. Sin un IMC guardado no hay puntaje.',
    'Las respuestas sobre memoria y ánimo son más suaves que en el formulario, porque cada quien contesta sobre sí mismo.',
  ],
  changeBasis: `${derivedThreshold}. r de .75 a .85 y SD 2 (los dos de memoria), así que es poco seguro.`,
  whenToSeeDoctor:
    'Hable con su médico si baja de peso sin querer. Hable también si casi nunca tiene hambre, o si le cuesta masticar o tragar.',
}
