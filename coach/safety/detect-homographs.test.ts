/** Words that mean a weapon, a way to die or an illness in one language and an everyday act in the other. */

import { describe, expect, it } from 'vitest'
import { detectIn } from './detect.ts'

describe('everyday acts that sound like a danger', () => {
  it.each([
    'Voy a revolver la sopa con calma.',
    'Hay que revolver el café.',
    'Revolver los huevos con leche me gusta.',
    'Me canso de revolver la olla.',
    'Mi nieta aprendió a batir y revolver.',
    'Mi tía hace pan los domingos.',
    'Hago un lazo para el regalo en la mesita.',
    'Mi nieto arma un rompecabezas cada día.',
    'Compré balas de heno, pienso en mis caballos.',
    'Cruzo el puente caminando, tengo ganas de ver el río.',
    'Riego las matas del balcón cada día.',
    'Me voy a colgar el collar de perlas.',
    'La cuerda de la guitarra se rompió.',
    'Me rompí la cabeza con ese crucigrama.',
    'Me caí de sueño.',
    'El fuego del horno está bajo.',
    'Me pego a la radio cada noche.',
    'Mi bisnieta me robó el corazón.',
  ])('stays quiet on "%s"', (said) => {
    expect(detectIn(said)).toEqual([])
  })
})

describe('the same words where they mean the danger', () => {
  it.each([
    ['Tengo un revólver en la mesita.', 'suicide_self_harm'],
    ['I have a revolver in the drawer.', 'suicide_self_harm'],
    ['Tengo una cuerda y ya no aguanto.', 'suicide_self_harm'],
    ['Pienso en tirarme del puente.', 'suicide_self_harm'],
    ['Tengo el arma cargada.', 'suicide_self_harm'],
    ['Me quiero colgar.', 'suicide_self_harm'],
    ['I had a TIA this morning.', 'stroke'],
    ['De pronto se me fue el habla.', 'stroke'],
    ['Se me rompió la cadera.', 'fall_injury'],
    ['Hay fuego en la cocina.', 'emergency_other'],
    ['Mi hijo me pegó.', 'abuse_neglect'],
  ] as const)('hears "%s"', (said, code) => {
    expect(detectIn(said)).toContain(code)
  })
})
