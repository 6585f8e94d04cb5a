/** Spanish that misleads: calques, two names for one thing, and crisis texts that leave a way of help unsaid. */

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fixedMessage } from '#coach/safety/fixed-texts.ts'
import { spanishDictionaries } from '#coach/wording/spanish/catalog.ts'

const root = new URL('../../', import.meta.url)

/** Paths below a folder of the project that hold words for people. */
function filesIn(folder: string, holds: RegExp): readonly string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}${file.replaceAll('\\', '/')}`)
    .filter((file) => holds.test(file) && !file.includes('.test.'))
}

const spanishFiles = [
  ...filesIn('web/locales/', /\.es\.ts$/),
  ...filesIn('core/', /\.es\.ts$/),
  ...filesIn('contract/', /\.es\.ts$/),
  ...filesIn('server/mail/', /\.es\.ts$/),
  ...filesIn('coach/wording/spanish/', /spanish\/[a-z-]+\.ts$/),
  ...filesIn('coach/cards/', /[a-z]+\/.*\.ts$/),
  'coach/danger/lines.ts',
  'coach/safety/fixed-texts.ts',
  'coach/safety/regions.ts',
  'coach/memory/memory-words.ts',
  'coach/talk/aside-words.ts',
  'coach/talk/talk-words.ts',
  'coach/plan/plan-words.ts',
  'coach/plan/comparison-words.ts',
]

/** What was said once, and what a person would have understood instead. */
const misleading: readonly (readonly [string, RegExp])[] = [
  ['matters to somebody, or imports', /usted importa/iu],
  ['annoying', /suena muy pesado/iu],
  ['among friends', /puede ayudar en confianza|ayudar en confianza/iu],
  ['eat little', /coma poco|comer poco y a menudo/iu],
  ['excellent sleep', /sueño está en el nivel más alto/iu],
  ['a check of falls', /revisión de caídas/iu],
  ['stop dreaming', /pies en la tierra/iu],
  ['force', /(?:es|son) una fuerza/iu],
  ['senility', /perder facultades/iu],
  ['beans', /granos enteros/iu],
  ['botany', /\bbayas\b/iu],
  ['a form of the body, or a queue', /forma (?:corta|oficial|publicada)|línea usual/iu],
  ['not to be kept together', /no van juntos/iu],
  ['two names for the social score', /puntaje de contactos sociales/iu],
  ['other quotation marks', /[«»]/u],
  ['the half of the day without its space', /\d [ap]\.m\./u],
  ['a man', /\bconsejero\b|un amigo o vecino|médico ni enfermera|(?:entrenador|coach) de IA/iu],
  ['ill, for upset', /se sintió mal por algo/iu],
  [
    'the chair alone, where a seat in a car counts',
    /casi siempre en una silla|horas al día en una silla/iu,
  ],
  ['mere acquaintances, in a question that counts', /una amistad le pide/iu],
  ['dreams', /más bien bueno|qué molestó su sueño/iu],
  ['the wrong kind of change', /aunque pasen\b|si le está pasando/iu],
  ['nobody speaks so', /no estar con vida|dirigía su propio día/iu],
  ['wrong grammar in a crisis', /si podría hacerse daño/iu],
  ['a medicine by its technical name alone', /anticoagulante(?!s \()/iu],
  ['the poison line by its technical name', /toxicología/iu],
  ['one mouthful', /bocados? con proteína/iu],
  ['too many', /comidas pequeñas de más/iu],
  ['a trip', /pida viajes|ofrecen viajes/iu],
  ['a shop counter', /mostrador de la cocina|agárrese de un mostrador/iu],
  ['not Spanish', /respiro de cuidar|descanso de cuidar/iu],
  ['up to, or not until', /hasta seis horas antes|hasta 4,000/iu],
  ['the weight of a body, or money', /peso por días por horas/iu],
  ['for, instead of stops', /el puntaje para en/iu],
  ['what is best for learning', /lo mejor para aprender a mi edad/iu],
  ['touch', /tocar la memoria/iu],
  ['to stop a link', /parar el enlace|párelo/iu],
  ['brothers', /sitios hermanos/iu],
  ['a check of benefits', /revisión de beneficios/iu],
  ['the words of Spain alone', /\bdietista|\bbalanza\b/iu],
  ['stretching for two days', /estire dos días/iu],
  ['a jingle', /siéntese y sienta/iu],
  ['the amount of 2 to 3 hours', /baje la cantidad de 2 a 3 horas/iu],
  ['a calque of go together', /puntajes van juntos/iu],
  ['a deal, or how one is treated', /poco trato|más trato|menos trato/iu],
  ['the same vegetable', /la misma verdura/iu],
  ['a man, for whoever sits', /rato sentado|tiempo sentado/iu],
]

describe('the Spanish of every page and of the coach', () => {
  it.each(misleading)('never says what reads as: %s', (_, pattern) => {
    expect(spanishFiles.length).toBeGreaterThan(80)
    const found = spanishFiles.filter((file) =>
      pattern.test(readFileSync(new URL(file, root), 'utf8')),
    )
    expect(found).toEqual([])
  })

  it('leaves no English name of a service without saying what it is', () => {
    for (const dictionary of Object.values(spanishDictionaries)) {
      for (const said of Object.values(dictionary)) {
        if (said.includes('Meals on Wheels')) expect(said).toContain('(comida a domicilio)')
      }
    }
  })
})

describe('the crisis text', () => {
  it('says in the United States how to write for help, for those who hear badly', () => {
    const { text } = fixedMessage('suicide_self_harm', 'US', 'es')
    expect(text).toContain('AYUDA por mensaje de texto al 988')
    expect(text).toContain('Llame ahora al 988 (presione 2 para español)')
    expect(text).toContain('llame al 911')
  })
})
