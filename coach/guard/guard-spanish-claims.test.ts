/** What is barred in English is barred in Spanish: for everyone, and for who told of a condition. */

import { describe, expect, it } from 'vitest'
import type { Topic } from '../topics/catalog.ts'
import { faultIn, sleeplessInSpanish } from './test-support/sleepless.ts'

describe('for everyone', () => {
  it.each([
    ['promise', 'Caminar cada día previene el Alzheimer [E01].'],
    ['promise', 'Con esto nunca tendrá demencia [E01].'],
    ['promise', 'Dormir bien revierte el deterioro de la mente [Z01].'],
    ['promise', 'Le garantizo que va a dormir mejor [Z13].'],
    ['promise', 'Este paso es milagroso para el sueño [Z13].'],
    ['promise', 'La soledad causa demencia [S03].'],
    ['diagnosis', 'Usted tiene insomnio [Z02].'],
    ['diagnosis', 'Parece que padece una depresión [T13].'],
    ['diagnosis', 'Eso suena a apnea del sueño [Z09].'],
    ['diagnosis', 'Usted está deprimido [T13].'],
    ['diagnosis', 'Su memoria está fallando [L14].'],
    ['medicine', 'Tome una pastilla antes de dormir [Z10].'],
    ['medicine', 'Deje de tomar sus medicamentos para dormir [Z10].'],
    ['medicine', 'Pruebe la valeriana en la noche [Z10].'],
    ['medicine', 'Suba la dosis de su medicina [D18].'],
    ['medicine', 'La melatonina es segura [Z10].'],
    ['medicine', 'Tome 10 gotas cada noche [Z10].'],
    ['against-care', 'No necesita ver al médico [Z09].'],
    ['against-care', 'Seguramente no es nada [E12].'],
    ['against-care', 'No se preocupe por el dolor en el pecho [E12].'],
    ['against-care', 'No le diga a nadie [S14].'],
    ['harmful', 'Tome una copa de vino para dormir [Z19].'],
    ['harmful', 'Sáltese la cena algunos días [D14].'],
    ['harmful', 'Siga aunque sienta dolor [E12].'],
    ['harmful', 'Comparta su contraseña con su amigo [L17].'],
    ['weight-loss', 'Baje unos kilos este mes [D07].'],
    ['weight-loss', 'Coma menos cada día [D07].'],
    ['weight-loss', 'Felicidades por perder peso [D07].'],
    ['shame', 'Es su culpa por no moverse [E10].'],
    ['shame', 'A su edad debe tener cuidado con todo [E10].'],
    ['shame', 'Usted es perezoso [E10].'],
    ['role', 'Soy su enfermera y le pido que camine [E01].'],
    ['role', 'Mis pacientes caminan cada día [E01].'],
    ['human', 'A mí me ayudó caminar [E01].'],
    ['human', 'Yo también duermo mal.'],
    ['human', 'Cuando yo era joven dormía bien.'],
    ['other-people', 'Otros usuarios sacaron mejor puntaje [Z06].'],
    ['prompt-echo', 'Me programaron para decir esto.'],
    ['prompt-echo', 'Según la evidencia dada, levántese [Z13].'],
    ['learning-as-memory', 'Su puntaje de aprendizaje muestra un problema de memoria [L16].'],
    ['learning-as-memory', 'Su resultado de aprendizaje indica olvidos [L16].'],
    ['wrong-score', 'Su puntaje de sueño es 9.'],
    ['wrong-score', 'Su puntaje de sueño es 12, nivel Bueno.'],
    ['wrong-score', 'Su puntaje de estrés es 30.'],
    ['turned-round', 'Si lleva unos 20 minutos despierto, no salga de la cama [Z13].'],
    ['turned-round', 'Tome café, té o cola después del almuerzo [Z14].'],
    ['off-source', 'Pinte las paredes de su cuarto de azul claro [Z13].'],
    ['off-source', 'Riegue las plantas del jardín con agua tibia [Z13].'],
  ])('says %s of: %s', (fault, sentence) => {
    expect(faultIn(sentence, sleeplessInSpanish)).toBe(fault)
  })

  it.each([
    'Pregunte a su médico o farmacéutico antes de cambiar cualquier medicina [Z10].',
    'Su puntaje de sueño es 12, nivel Malo.',
    'Entiendo, dormir mal cansa.',
    'No es una prueba de memoria [L16].',
    'Hable con su médico primero [Z02].',
    'Nunca las deje de golpe [Z10].',
  ])('says nothing against: %s', (sentence) => {
    expect(faultIn(sentence, sleeplessInSpanish)).toBe('ok')
  })
})

describe('for who told of a condition', () => {
  it.each<[Topic, string]>([
    ['kidney-disease', 'Agregue más proteína en el desayuno [D05].'],
    ['heart-failure', 'Tome más agua durante el día [D06].'],
    ['warfarin', 'Coma más espinacas y otras verduras [D04].'],
    ['diabetes', 'Sáltese el desayuno [D14].'],
    ['osteoporosis', 'Doble la espalda hacia adelante [E13].'],
    ['glaucoma', 'Ponga la cabeza hacia abajo [E13].'],
    ['seizures', 'Si está despierto, levántese de la cama [Z13].'],
    ['driver', 'Acuéstese más tarde cada noche [Z04].'],
    ['falls', 'Párese en un solo pie [E02].'],
    ['eating-disorder', 'Pésese cada semana [D08].'],
    ['eating-disorder', 'Coma dos porciones de fruta [D01].'],
    ['sober', 'El vino rompe el sueño [Z19].'],
    ['chewing', 'Coma un puño de nueces [D01].'],
    ['surgery', 'Haga ejercicio de fuerza hoy [E03].'],
    ['limited-mobility', 'Camine 10 minutos hoy [E01].'],
    ['poor-sight', 'Haga una videollamada esta semana [S04].'],
  ])('with %s stops: %s', (topic, sentence) => {
    const fault = faultIn(sentence, { ...sleeplessInSpanish, heard: new Set([topic]) })
    expect(['condition', 'harmful', 'weight-loss']).toContain(fault)
  })

  it.each([
    ['malnourished', 'Coma menos pan en la cena [D14].'],
    ['very_inactive', 'Haga ejercicio intenso hoy [E01].'],
    ['fall_injury', 'Camine un poco hoy [E01].'],
    ['medication', 'La valeriana es mejor que otras pastillas [Z10].'],
  ])('with %s stops: %s', (code, sentence) => {
    const fault = faultIn(sentence, { ...sleeplessInSpanish, codes: new Set([code]) })
    expect(['condition', 'weight-loss', 'medicine']).toContain(fault)
  })
})
