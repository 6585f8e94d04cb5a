/** What is said about the activity score in Spanish: its bands, its parts, its rule and where it comes from. */

import type { ExerciseResultWords } from './result-words.ts'

export const exerciseResultWords: ExerciseResultWords = {
  scoreName: 'puntaje de actividad',
  bands: {
    'Very Low Activity': {
      name: 'Actividad muy baja',
      meaning:
        'Se movió muy poco en la última semana. Todo ayuda: empiece con cinco minutos de caminar al día, o con unos ejercicios en una silla.',
    },
    'Low to Moderate': {
      name: 'De baja a moderada',
      meaning:
        'Se movió algo en la última semana, como mucha gente de más de 65 años. Le haría bien caminar un poco más o hacer más ejercicios de fuerza.',
    },
    'Moderate to Active': {
      name: 'De moderada a alta',
      meaning:
        'Se movió bastante en la última semana. ¡Muy bien! Siga con una mezcla de caminar y ejercicios de fuerza.',
    },
    'Highly Active': {
      name: 'Actividad alta',
      meaning: 'Se movió mucho en la última semana. ¡Muy bien! Recuerde también descansar.',
    },
  },
  components: {
    leisure: 'Caminar, deporte y ejercicios para los músculos',
    household: 'Casa, patio y cuidados',
    work: 'Trabajo pagado o voluntario',
    raw: 'Suma antes del límite de 350',
  },
  formula: [
    'Cada respuesta sobre días vale un número del medio: 1 o 2 días valen 1.5, 3 o 4 días valen 3.5, de 5 a 7 días valen 6.',
    'Cada respuesta sobre horas vale un número del medio: menos de 1 hora vale 0.5, de 1 a casi 2 horas vale 1.5, de 2 a 4 horas vale 3, más de 4 horas vale 5.',
    'Caminar, deporte, ejercicios para los músculos y trabajo: valor por días por horas, entre 7. Valores: caminar 20, deporte ligero 21, moderado 23, fuerte 23, músculos 30, trabajo 21. El trabajo en un asiento cuenta 0.',
    'La casa y el jardín cuentan una vez si se hicieron: tareas ligeras 25, tareas pesadas 25, reparaciones 30, patio 36, jardín 20, cuidados 35. Más días no suman más.',
    'Las partes se suman y se redondean. El puntaje se detiene en 350, así que 350 quiere decir 350 o más. Más alto es mejor.',
  ],
  notes: [
    'un puntaje de justo 50, 150 o 250 cuenta en el grupo más alto',
    'Los niveles son de quienes hacen este sitio, no de un estudio publicado. En un estudio, las personas de más de 65 años sacaron 119 en promedio.',
    'Las preguntas están escritas con nuestras palabras a partir de la escala publicada. No es el formulario oficial. Sirve para pensar en uno mismo, no es un diagnóstico.',
  ],
  shortSource:
    'Escala de Actividad Física para Personas Mayores (PASE), Washburn y colaboradores, 1993',
  licence:
    'New England Research Institutes vende el formulario oficial y el manual. HealthCore también da permisos. El nuestro no es el formulario oficial.',
  deviations: [
    'Usamos nuestras propias palabras en lugar de las frases publicadas. Nadie ha probado qué tan bien miden las palabras nuevas.',
    'La primera pregunta publicada (el tiempo en un asiento) no da puntos y no está aquí. El césped y el jardín van en la misma página.',
    'La casa, el patio y los cuidados se preguntan por días, pero solo cuenta si se hicieron o no, como en la escala publicada.',
    'La escala publicada pide las horas de trabajo a la semana. Nosotros pedimos días y horas por grupos y usamos números del medio.',
    'El puntaje publicado no tiene límite. Este se detiene en 350 y guarda la suma completa al lado.',
    'Los niveles y sus límites no están publicados. Los grupos impresos 0-50, 51-150, 151-250 y 251-350 no aclaran dónde van 50, 150 y 250. Aquí cuentan en el grupo más alto.',
  ],
  changeBasis: 'Svege y colaboradores, BMC Musculoskeletal Disorders, 2012;13:26.',
  whenToSeeDoctor:
    'Hable con su médico antes de hacer algo mucho más duro que ahora. Hable también si se cayó en el último año, siente mareos o le falta el aire con poco esfuerzo. El dolor de pecho es una emergencia: llame al número de emergencias.',
}
