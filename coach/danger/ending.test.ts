/** What ends a danger and what does not: in doubt it goes on. */

import { describe, expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf, talk } from '../test-support/talk.ts'

const opening = {
  crisis: { en: 'I want to end my life', es: 'Quiero quitarme la vida' },
  heart: { en: 'I have crushing chest pain', es: 'Me duele mucho el pecho y sudo frío' },
  gas: {
    en: 'The kitchen smells of gas and I feel faint',
    es: 'Huele a gas en la cocina y me mareo',
  },
  abuse: {
    en: 'My nephew hits me and takes my pension',
    es: 'Mi sobrino me pega y me quita la pensión',
  },
} as const

const ended =
  /help numbers stay in view|I read that wrong|números de ayuda quedan a la vista|Le entendí mal/u

function after(kind: keyof typeof opening, message: string, language: Language) {
  return lastOf([opening[kind][language], message], language)
}

describe('a danger ends', () => {
  it.each<[keyof typeof opening, Language, string]>([
    ['heart', 'en', 'Help is here'],
    ['heart', 'en', 'The ambulance has arrived.'],
    ['heart', 'en', 'two paramedics are here with me now'],
    ['heart', 'en', "I rang and they're on their way"],
    ['heart', 'en', 'The ambulance is on its way'],
    ['heart', 'en', 'I am in the hospital now, thank you'],
    ['heart', 'en', 'a nurse came and checked me'],
    ['heart', 'en', 'Carol drove me to the ER. They did a scan, all clear.'],
    ['heart', 'en', 'The doctors scanned me for an hour, no clot, and I am safely home.'],
    ['heart', 'es', 'Ya llegó ayuda'],
    ['heart', 'es', 'ya está aquí la ambulancia'],
    ['heart', 'es', 'Llamé y ya vienen en camino'],
    ['heart', 'es', 'Sí, llegaron los paramédicos'],
    ['heart', 'es', 'estoy en urgencias con mi hija'],
    ['heart', 'en', 'I went to the ER and the tests were fine'],
    ['heart', 'es', 'Fui a urgencias y los exámenes salieron bien'],
    ['gas', 'en', 'We all got out and the fire brigade is here'],
    ['gas', 'es', 'salimos y ya vinieron los bomberos'],
    ['crisis', 'en', 'I am safe now'],
    ['crisis', 'en', 'My sister came over, she has the tablets, we are both safe'],
    ['crisis', 'en', 'My son is with me and he took the car keys'],
    ['crisis', 'en', 'Our neighbour is here and we called the number'],
    ['crisis', 'es', 'Ya estoy a salvo'],
    ['crisis', 'es', 'mi hermano está conmigo y se llevó las pastillas'],
    ['abuse', 'en', "I'm safe at the shelter"],
    ['abuse', 'en', 'the police are here'],
    ['abuse', 'es', 'La policía se lo llevó'],
    ['abuse', 'es', 'Estoy a salvo en casa de mi hermana'],
  ])('%s, %s: %s', (kind, language, message) => {
    const answer = after(kind, message, language)
    expect(answer.text).toMatch(ended)
    expect(answer.act).toBe('answer')
    expect(answer.safety).toEqual([])
    expect(answer.standing).not.toEqual([])
    expect(answer.help).toContain('911')
  })

  it.each<[Language, readonly string[]]>([
    ['en', ['I want to end my life', 'no', 'no', 'yes I am']],
    ['es', ['Quiero quitarme la vida', 'no', 'no', 'sí']],
    ['en', ['I want to end my life', 'only joking', 'you misunderstood', 'yes']],
    ['es', ['Quiero quitarme la vida', 'era broma', 'me entendió mal', 'sí, gracias']],
  ])('with a yes to the question, in %s: %j', (language, messages) => {
    const answers = talk(messages, language)
    expect(answers.at(-2)?.text).not.toMatch(ended)
    expect(answers.at(-1)?.text).toMatch(ended)
  })
})

describe('a danger does not end', () => {
  it.each<[keyof typeof opening, Language, string]>([
    ['crisis', 'en', 'They sent me home from the hospital'],
    ['crisis', 'es', 'me mandaron a casa'],
    ['heart', 'en', 'They sent me home and it came back'],
    ['heart', 'en', 'why do you ask'],
    ['heart', 'es', '¿por qué me pregunta eso?'],
    ['heart', 'en', 'I was at the hospital last year'],
    ['heart', 'en', 'They sent me home from work because of it'],
    ['heart', 'en', 'it was in April that my brother died of this'],
    ['heart', 'es', 'ya estoy en la casa'],
    ['heart', 'en', 'Is the ambulance here?'],
    ['heart', 'en', 'when the ambulance comes I will tell them'],
    ['heart', 'en', 'the ambulance is not here'],
    ['heart', 'en', 'I think help is coming'],
    ['heart', 'en', 'an ambulance came last year too'],
    ['heart', 'en', 'I sent the ambulance away'],
    ['heart', 'en', 'my daughter is here'],
    ['heart', 'en', 'they are coming on Sunday for lunch'],
    ['heart', 'en', 'it has passed'],
    ['heart', 'en', 'I called'],
    ['heart', 'en', 'forget it'],
    ['heart', 'en', 'yes'],
    ['heart', 'en', ''],
    ['heart', 'es', '¿ya viene la ambulancia?'],
    ['heart', 'es', 'cuando llegue la ambulancia le digo'],
    ['heart', 'es', 'todavía no llega la ambulancia'],
    ['heart', 'es', 'ya se me pasó'],
    ['heart', 'es', 'olvídelo, fue una broma'],
    ['gas', 'en', 'we are outside'],
    ['crisis', 'en', 'I am not safe'],
    ['crisis', 'en', 'Am I safe?'],
    ['crisis', 'en', 'I am fine'],
    ['crisis', 'en', 'my sister is here'],
    ['crisis', 'en', 'she is here but I still have the pills'],
    ['crisis', 'en', 'My wife is here, I have them in my hand'],
    ['crisis', 'en', 'I would be safe if they left'],
    ['crisis', 'en', 'help is here, just kidding'],
    ['crisis', 'en', 'You misunderstood me'],
    ['crisis', 'en', 'Thanks. How do I sleep better?'],
    ['crisis', 'es', 'no estoy a salvo'],
    ['crisis', 'es', '¿estoy a salvo?'],
    ['crisis', 'es', 'estoy bien, de veras'],
    ['crisis', 'es', 'mi hija está aquí pero sigo queriendo morirme'],
    ['abuse', 'en', 'he is here and he has my keys'],
    ['abuse', 'en', 'my niece is with me'],
    ['abuse', 'es', 'él está aquí y tiene mis llaves'],
  ])('%s, %s: %s', (kind, language, message) => {
    const answer = after(kind, message, language)
    expect(answer.text).not.toMatch(ended)
    expect(answer.act).toBe('danger')
    expect(answer.sources).toEqual([])
    expect(answer.suggestions.length).toBeGreaterThan(0)
  })

  it.each([
    'I am scared',
    'yes but I still want to',
    'yes if you say so',
    'not really',
    'I suppose',
  ])('with %j to the question whether one is safe', (reply) => {
    const answers = talk(['I want to end my life', 'no', 'no', reply])
    expect(answers.at(-2)?.text).toContain('Are you safe right now?')
    expect(answers.at(-1)?.text).not.toMatch(ended)
  })
})

describe('after the end', () => {
  const end = ['I want to end my life', 'I am safe now']

  it('ordinary talk goes on with the numbers in sight', () => {
    const answer = lastOf([...end, 'How much protein do I need?'])
    expect(answer.domains[0]).toBe('Diet')
    expect(answer.sources.length).toBeGreaterThan(0)
    expect(answer.safety).toEqual([])
    expect(answer.help).toBe('To talk: 988 · Emergency: 911')
  })

  it('nothing that was said in the danger is searched for tips', () => {
    const told = lastOf([...end, 'What else?'])
    expect(told.sources).toEqual([])
  })

  it('a new danger is shown in full again', () => {
    expect(lastOf([...end, 'I want to end my life']).safety[0]?.code).toBe('suicide_self_harm')
  })

  it('who is not safe after all gets the next step', () => {
    expect(lastOf([...end, 'I am not safe']).text).toContain('Then call 911 now')
    expect(lastOf([...end, 'I am not safe', 'hello']).act).toBe('danger')
  })
})

describe('in a wish to die', () => {
  const told =
    'Since my wife moved to the care home there is nothing to live for. I want it to end. Why go on?'

  it('nobody is mourned who lives', () => {
    const { text } = lastOf([told, 'I would not do anything. I only miss her.'])
    expect(text).not.toMatch(/your loss/u)
  })

  it('a hopeless line is no button once they are safe', () => {
    const { suggestions } = lastOf([told, 'I am safe now'])
    expect(suggestions).not.toContain('Why go on?')
  })

  it('what is asked beside the end is answered', () => {
    const { act, text } = lastOf([
      told,
      'Yes, I am safe. I have had no supper and cannot face cooking for one. What do I do?',
    ])
    expect(text).toMatch(/help numbers stay in view/u)
    expect(act).not.toBe('answer')
  })
})
