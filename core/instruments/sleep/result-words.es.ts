/** What is said about the sleep score in Spanish: its bands, its parts, its rule and where it comes from. */

import { derivedThreshold } from '../../wording/change.es.ts'
import type { SleepResultWords } from './result-words.ts'

export const sleepResultWords: SleepResultWords = {
  scoreName: 'puntaje de sueño',
  bandCaption: 'Sueño',
  bands: {
    Good: {
      name: 'Bueno',
      meaning:
        'Sus respuestas muestran pocos problemas de sueño. Siga con su hora de acostarse y de levantarse.',
    },
    Moderate: {
      name: 'Moderado',
      meaning:
        'Tiene algunos problemas de sueño. Puede ayudar levantarse cada día a la misma hora y una hora tranquila antes de dormir.',
    },
    Severe: {
      name: 'Malo',
      meaning:
        'Tiene muchos problemas de sueño. Hay buena ayuda. Por favor, cuéntele a su médico cómo ha dormido.',
    },
    'Very Severe': {
      name: 'Muy malo',
      meaning:
        'Dormir le cuesta casi todas las noches. Por favor, hable pronto con su médico. Se puede hacer mucho por el sueño a cualquier edad.',
    },
  },
  components: {
    quality: 'El sueño en general',
    latency: 'Tiempo para dormirse',
    duration: 'Horas de sueño',
    efficiency: 'Parte del tiempo en la cama que durmió',
    disturbance: 'Cosas que molestan el sueño',
    medication: 'Medicina para dormir',
    daytime: 'Cansancio de día',
    bedTime: 'Hora de acostarse, como la leímos',
    wakeTime: 'Hora de levantarse, como la leímos',
    minutesInBed: 'Minutos en la cama',
    sleepMinutes: 'Minutos de sueño',
    efficiencyPercent: 'Porcentaje del tiempo en la cama que durmió',
  },
  formula: [
    'Las respuestas forman siete partes de 0 a 3 puntos cada una. 0 quiere decir ningún problema.',
    'Tiempo para dormirse: hasta 15 minutos 0, hasta 30 minutos 1, hasta 60 minutos 2, más tiempo 3. Se suma de 0 a 3 por las veces que tardó más de 30 minutos. Una suma de 1-2 cuenta 1, de 3-4 cuenta 2, de 5-6 cuenta 3.',
    'Horas de sueño: 7 o más 0, 6 o más 1, 5 o más 2, menos 3.',
    'Parte del tiempo en la cama que durmió: 85% o más 0, 75% o más 1, 65% o más 2, menos 3.',
    'Cosas que molestan el sueño: la suma de nueve respuestas. 1-9 cuenta 1, 10-18 cuenta 2, 19-27 cuenta 3.',
    'Cansancio de día: la suma de dos respuestas. 1-2 cuenta 1, 3-4 cuenta 2, 5-6 cuenta 3.',
    'El sueño en general y la medicina para dormir cuentan de 0 a 3, según la respuesta.',
    'El puntaje es la suma de las siete partes, de 0 a 21. Más bajo es mejor.',
  ],
  notes: [
    'Más de 5 puntos es el límite publicado de mal sueño. Los otros límites son de quienes hacen este sitio.',
    'Cuatro respuestas sobre lo que otros notaron no suman puntos.',
    'Las preguntas están escritas con nuestras palabras a partir de la escala publicada. No es el formulario oficial. Sirve para pensar en uno mismo, no es un diagnóstico.',
  ],
  shortSource: 'Índice de Calidad de Sueño de Pittsburgh (PSQI), Buysse y colaboradores, 1989',
  licence:
    'Derechos de autor de 1989 de la Universidad de Pittsburgh. Es gratis solo para investigar y enseñar sin fines de lucro. No se puede cambiar sin permiso escrito. Las versiones electrónicas piden permiso para cada proyecto, y las traducciones pasan por Mapi. Nuestras palabras no son una copia fiel.',
  deviations: [
    'Usamos nuestras propias palabras en lugar de las frases publicadas. Nadie ha probado qué tan bien miden las palabras nuevas.',
    'Las 22 preguntas son 4 respuestas escritas y 18 para elegir. Cuatro de estas vienen de la parte para quien duerme al lado, que tiene cinco. Se las hacemos a la persona y no dan puntos.',
    'La pregunta sobre el sueño en general viene después que en el formulario publicado.',
    'Si la hora no dice a. m. o p. m., la suponemos: la de acostarse en la noche, la de levantarse en la mañana, y las 12 al levantarse como mediodía. Mostramos cómo la leímos y lo decimos en el resultado.',
    'Justo 7 horas cuenta 0, y 85%, 75% y 65% son límites de abajo: el artículo no aclara justo 7 horas ni 84.5%.',
    'Se aceptan hasta 60 minutos más de sueño que de cama y cuentan como 100%. Más no se acepta.',
    'Los nombres originales de los niveles peores no dicen qué está mal, así que ponemos la palabra "sueño" antes.',
    'Solo está publicado el límite entre 5 y 6. Los de 10 y 15 y los nombres de los niveles son de quienes hacen este sitio.',
  ],
  changeBasis: `${derivedThreshold}. r .85 (página de la American Thoracic Society), SD 3.3.`,
  whenToSeeDoctor:
    'Hable con su médico si duerme mal por más de un mes, o si tiene mucho sueño de día. Vaya también si otros dicen que deja de respirar al dormir. No deje ni cambie una medicina por su cuenta.',
}
