/** Texts of the home page and of the page for unknown addresses, in Spanish. */

import type { HomeTexts } from './home.ts'

export const homeTexts: HomeTexts = {
  welcome: 'Le damos la bienvenida a S.L.E.D.S.S',
  journey: 'Aquí empieza su camino hacia una mente y una vida más sanas.',
  promise:
    'Conteste preguntas cortas sobre seis partes de la vida diaria. Vea sus puntajes en palabras claras. Luego reciba pasos pequeños, buenos para usted.',
  start: 'Empezar mi evaluación',
  startHint: 'Es gratis. Cada parte toma pocos minutos. Puede parar y volver cuando quiera.',

  about: 'Sobre este sitio',

  domainsHeading: 'Seis partes de una vida sana',
  domainsLead:
    'S.L.E.D.S.S son las seis letras de sus nombres en inglés. Empiece por la que quiera.',
  domains: {
    Socialization: 'Las personas que ve, llama y con quienes cuenta.',
    Learning: 'Las cosas nuevas que prueba, y cómo usa el celular y la computadora.',
    Exercise: 'Caminar, hacer deporte y trabajar en casa.',
    Diet: 'Si come lo que su cuerpo necesita.',
    Stress: 'Si la vida se le ha hecho fácil o difícil.',
    Sleep: 'Cuánto duerme y qué tan bien.',
  },

  howHeading: 'Cómo funciona',
  steps: [
    {
      name: 'Elija cómo entrar',
      text: 'Siga sin cuenta, o cree una para guardar ahí sus resultados.',
    },
    {
      name: 'Haga la evaluación',
      text: 'Conteste las preguntas de una parte de la vida, o de las seis. No hay respuestas malas.',
    },
    {
      name: 'Reciba su plan',
      text: 'La guía de salud es un programa de computadora. Con sus puntajes le propone pasos pequeños para empezar hoy.',
    },
  ],

  waysHeading: 'Dos maneras de usarlo',
  general: 'Servicios generales',
  generalLead: 'Sin cuenta.',
  generalPoints: [
    'Pregunte sobre comida, sueño, ejercicio y más.',
    'Pruebe las preguntas sin cuenta. Sus respuestas se quedan en este dispositivo.',
    'Vea primero los resultados de una persona inventada.',
  ],
  generalAction: 'Hacer una pregunta',
  seeExample: 'Ver un ejemplo',
  mine: 'Mis servicios',
  mineLead: 'Consejos personales al crear una cuenta.',
  minePoints: [
    'Su propio plan, hecho con sus propios puntajes.',
    'Guardamos sus resultados y usted ve cómo cambian.',
    'Úselo en cualquier celular o computadora.',
  ],
  mineAction: 'Crear una cuenta',

  whyHeading: 'Por qué importa',
  whyLead:
    'El estrés, el sueño, la comida y la falta de movimiento pueden afectar la memoria. Dos científicas muestran cómo.',
  researchers: [
    {
      id: 'lupien',
      name: 'Dra. Sonia Lupien',
      place: 'Centro de Estudios sobre el Estrés Humano, Montreal',
      topic: 'Estrés y memoria',
      text: 'La Dra. Sonia Lupien estudió por años a personas mayores sanas. En algunas, la hormona del estrés se quedó alta. A ellas les fue peor en las pruebas de memoria. También tenían más pequeña la parte del cerebro que guarda los recuerdos.',
      limits: 'El estudio fue pequeño. Muestra una relación, no una causa.',
      sources: [
        {
          doi: '10.1038/271',
          text: 'Lupien y colegas, Nature Neuroscience, 1998',
        },
      ],
    },
    {
      id: 'kivipelto',
      name: 'Dra. Miia Kivipelto',
      place: 'Instituto Karolinska, Estocolmo',
      topic: 'Comida, movimiento y sueño',
      text: 'La Dra. Miia Kivipelto dirigió un estudio de dos años con 1,260 personas mayores. Comer mejor, moverse más, ejercitar la mente y cuidar el corazón ayudó a pensar y recordar mejor. Su equipo también vio que dormir mal va unido a males de la memoria más tarde.',
      limits:
        'Las personas del estudio tenían más riesgo que otras, y todo se hizo a la vez. Lo del sueño muestra una relación, no una causa.',
      sources: [
        {
          doi: '10.1016/S0140-6736(15)60461-5',
          text: 'Ngandu y colegas, The Lancet, 2015',
        },
        {
          doi: '10.1016/j.jalz.2018.05.012',
          text: "Sindi y colegas, Alzheimer's & Dementia, 2018",
        },
      ],
    },
  ],
  sourcesLabel: 'Lea el estudio (en inglés):',
  noEndorsement: 'Estas científicas no respaldan este producto.',
  noPromise:
    'Los hábitos sanos son buenos a cualquier edad. Nadie puede prometer que eviten una enfermedad.',

  otherMember: 'Su sesión sigue abierta, así que nada ha cambiado.',
  otherMemberAdvice:
    'El enlace que abrió es de otra persona. Para usarlo, primero cierre la sesión y ábralo de nuevo.',
  unusableId: 'No pudimos leer una parte del enlace que abrió.',
  unusableIdAdvice: 'No pasa nada. Puede usar todo aquí como siempre.',

  lostHeading: 'No encontramos esa página',
  lostLead:
    'Tal vez la dirección es vieja, o tiene una letra cambiada. Nada se dañó y nada se perdió.',
  lostWays: 'Estas páginas pueden ayudarle:',
  toHome: 'Inicio',
  toEvaluations: 'Mis seis evaluaciones',
  toScores: 'Mis puntajes',
  toAdvice: 'Mis consejos',
  toContact: 'Contacto y ayuda',
}
