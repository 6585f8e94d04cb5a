/** What is said about the social score in Spanish: its bands, its parts, its rule and where it comes from. */

import { derivedThreshold } from '../../wording/change.es.ts'
import type { SocialResultWords } from './result-words.ts'

export const socialResultWords: SocialResultWords = {
  scoreName: 'puntaje de vida social',
  bands: {
    'Not Lonely': {
      name: 'Sin soledad',
      meaning:
        'Tiene personas con quienes hablar y a quienes pedir ayuda. Siga con las visitas y las llamadas que le gustan.',
    },
    'Moderately Lonely': {
      name: 'Soledad moderada',
      meaning:
        'Tiene algunas personas con quienes contar, pero menos que mucha gente. Una llamada o una visita más a la semana es un buen primer paso.',
    },
    'Severely Lonely': {
      name: 'Soledad fuerte',
      meaning:
        'Tiene pocas personas con quienes contar ahora. Un círculo pequeño le puede pasar a cualquiera, por ejemplo después de una mudanza o una pérdida. Un club, un vecino o su médico pueden ayudarle a conocer gente.',
    },
    'Very Severely Lonely': {
      name: 'Soledad muy fuerte',
      meaning:
        'Nos dijo que casi no tiene con quién contar. No tiene que cambiar esto sin ayuda. Por favor, dígaselo a su médico o a alguien de confianza.',
    },
  },
  components: {
    lsnsR: 'Toda la red (el límite usual es 24 o más)',
    family: 'Familia',
    friends: 'Amistades',
    lsns6: 'Versión corta de seis preguntas (el límite usual es 12 o más)',
    lsns6Family: 'Versión corta, familia',
    lsns6Friends: 'Versión corta, amistades',
    atRisk: 'Versión corta por debajo de su límite de 12',
    marginalFamily: 'Versión corta, poca familia (menos de 6)',
    marginalFriends: 'Versión corta, pocas amistades (menos de 6)',
  },
  formula: [
    'Cada respuesta da de 0 a 5 puntos. Más contacto da más puntos.',
    'Las 12 respuestas suman un total de 0 a 60. Ese total es la escala publicada.',
    'Con un total de 24 o más, el puntaje empieza en 3. Baja 1 por cada 9 puntos completos sobre 24, hasta llegar a 0.',
    'Con un total de menos de 24, el puntaje es 11 menos 1 por cada 3 puntos completos del total.',
    'Así, un puntaje más bajo quiere decir más personas en su vida.',
  ],
  notes: [
    'Esto habla de sus contactos, no de cuánta soledad siente.',
    'Las preguntas están escritas con nuestras palabras a partir de la escala publicada. No es el formulario oficial. Sirve para pensar en uno mismo, no es un diagnóstico.',
  ],
  shortSource: 'Escala de Red Social de Lubben (LSNS-R), Lubben y colaboradores, 2006',
  licence:
    'Es de James Lubben, de Boston College, quien la comparte para la práctica y la investigación. Hasta donde sabemos, pide que se le nombre y se le avise. Los nombres de los niveles son los de la escala de soledad de De Jong Gierveld, libre para investigar si se cita. No usamos ninguna de sus preguntas.',
  deviations: [
    'Usamos nuestras propias palabras en lugar de las frases publicadas. Nadie ha probado qué tan bien miden las palabras nuevas.',
    'Las preguntas van juntas por tipo de respuesta. El orden publicado es otro, pero cada pregunta cuenta igual.',
    'El total publicado va de 0 a 60 y más alto es mejor. El puntaje de 0 a 11, donde más bajo es mejor, y sus pasos son nuestros. Su límite de 24 es el 40% de 60, tomado de la versión corta.',
    'Los nombres y los límites de los niveles son de quienes hacen este sitio. Siguen la escala de soledad de De Jong Gierveld, que tiene límites algo distintos (0-2, 3-8, 9-10, 11, de memoria). Esta escala cuenta contactos, no sentimientos.',
    'El límite de 6 para poca familia o pocas amistades se cita de memoria, del artículo de 2006.',
  ],
  changeBasis: `${derivedThreshold}. r .92 (versión corta, Kurimoto y colaboradores, 2011), SD 9.5 (de memoria).`,
  whenToSeeDoctor:
    'Hable con su médico si muchas veces siente soledad, tristeza o falta de esperanza. Dígale también si no tiene a quién llamar cuando necesita ayuda.',
}
