/** Texts of the page that says how scores are made, in Spanish. What belongs to one instrument comes from it. */

import { domainNames } from '#core/wording/domain-names.es.ts'
import type { MethodsTexts } from './methods.ts'

export const methodsTexts: MethodsTexts = {
  heading: 'Cómo se calculan los puntajes',
  lead: 'Aquí están todas las reglas de cada puntaje: qué mide, cómo se cuentan los puntos, de dónde viene y qué cambiamos.',
  notOfficial:
    'Adaptamos las preguntas con nuestras palabras. No son el formulario oficial de ninguna prueba. Sirven para pensar en uno mismo, no para un diagnóstico.',
  contents: 'En esta página',

  measures: {
    Socialization: 'Cuánta familia y amistades ve, con quién puede hablar y a quién pedir ayuda.',
    Learning: 'Cómo usa el celular, la computadora e internet.',
    Exercise: 'Cuánto se mueve: caminar, deporte, trabajo en casa y otros trabajos.',
    Diet: 'Si tal vez no come lo suficiente.',
    Stress: 'Qué tan dura sintió la vida, y si la sintió en sus manos.',
    Sleep: 'Cuánto durmió, qué tan bien, y qué no le dejó dormir bien.',
  },
  facts: 'En breve',
  measuresLabel: 'Qué mide',
  questionsLabel: 'Preguntas',
  questions: (count, minutes) => `${count}, unos ${minutes} minutos`,
  questionsAndBmi: (count, minutes) =>
    `${count}, unos ${minutes} minutos, y su índice de masa corporal (IMC)`,
  periodLabel: 'De qué tiempo pregunta',
  scoreLabel: 'Puntaje',
  range: (from, to) => `De ${from} a ${to}`,
  'higher-is-better': 'más alto es mejor',
  'lower-is-better': 'más bajo es mejor',

  bandsCaption: (title, direction) => `${title}. Niveles: ${direction}`,
  bandColumns: ['Puntaje', 'Nivel, y qué quiere decir'],

  ruleHeading: 'La regla, paso a paso',
  topicsHeading: 'De qué trata cada pregunta',
  sourceHeading: 'Fuente, licencia y qué cambiamos',
  source: 'Fuente',
  license: 'Licencia',
  changes: 'Qué cambiamos',
  remarks: 'Tenga en cuenta',
  version: (version) => `Versión ${version} de esta regla.`,

  bmiHeading: 'Índice de masa corporal (IMC)',
  bmiRule:
    'El peso en libras se divide dos veces entre la estatura en pulgadas. Luego se multiplica por 703. El resultado se redondea a un decimal.',
  bmiCaption: 'Niveles del índice de masa corporal',
  bmiColumns: ['IMC', 'Nivel'],
  bmiRows: [
    { range: 'Menos de 18.5', name: 'Bajo peso' },
    { range: 'De 18.5 a 24.9', name: 'Peso saludable' },
    { range: 'De 25.0 a 29.9', name: 'Sobrepeso' },
    { range: '30.0 o más', name: 'Obesidad' },
  ],
  bmiNote:
    'Los niveles son los mismos para todos los adultos. Después de los 65, un poco más de peso muchas veces no hace daño. Bajar de peso sin querer sí es un aviso. Hable con su médico antes de cambiar su peso.',

  changeHeading: 'Cuándo un cambio es real',
  changeLead: (days) =>
    `Los puntajes suben y bajan un poco por azar. Decimos que un cambio es real solo si llega al tamaño de esta tabla. También deben pasar al menos ${days} días entre las dos pruebas.`,
  changeCaption: 'El cambio más pequeño que cuenta',
  changeColumns: ['Prueba', 'Puntos, y cómo lo sabemos'],
  strengths: {
    published: 'De un estudio publicado.',
    derived: 'Calculado con números publicados.',
    weak: 'Calculado con números poco firmes.',
    none: 'Lo elegimos nosotros. Nadie lo ha estudiado.',
  },
  points: (count) => (count === 1 ? '1 punto' : `${count} puntos`),
  pointsOfNetwork: (count) => `${count} puntos del total de 0 a 60`,

  limitsHeading: 'Lo que estos puntajes no pueden hacer',
  limits: [
    'No pueden decirle si tiene una enfermedad. Eso solo lo puede ver un médico.',
    'Dependen de la memoria y del día. Una mala semana los puede cambiar.',
    'Las preguntas tienen otras palabras. Nadie ha probado qué tan bien miden así.',
    'Desde la versión 0.1.0, del 23 de noviembre de 2026, varias preguntas en español dicen mejor lo mismo que en inglés. Los puntos no cambiaron. Los puntajes de antes se quedan como están.',
    'Los nombres de los niveles vienen con las pruebas. Son etiquetas para números, no un juicio sobre usted.',
    'Sus puntajes salen de reglas fijas. Ninguna inteligencia artificial los cambia.',
  ],

  sourcesHeading: 'Lo que sabe la guía de salud',
  sourcesLead:
    'La guía de salud es un programa de computadora. Lo que dice se basa en estos estudios y guías clínicas. Van en orden, por parte de la vida.',
  sourcesOf: (domain) => `Fuentes sobre ${domainNames[domain].toLowerCase()}`,
  loadingSources: 'Cargando las fuentes',
  sourcesFailed: 'No se pudieron cargar las fuentes. Revise su conexión y abra la página otra vez.',
  evidenceStrengths: {
    A: 'Fuerte: una guía clínica oficial o muchos ensayos.',
    B: 'Buena: un buen ensayo o una guía clínica cuidadosa.',
    C: 'Una relación vista en estudios, no prueba de una causa.',
    D: 'Consejo de personas expertas.',
  },
  notSeen: 'Citada de memoria. Aún no la hemos vuelto a ver.',
}
