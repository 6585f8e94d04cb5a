/** Whole conversations in a danger, in both languages: which step follows which reply. */

import { describe, expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { answerQuestion } from '../answer/answer.ts'
import { lastOf, talk } from '../test-support/talk.ts'

/** What is said, and what the answer must hold. */
type Exchange = readonly [said: string, expected: RegExp]

function follow(language: Language, exchanges: readonly Exchange[]): void {
  const answers = talk(
    exchanges.map(([said]) => said),
    language,
  )
  for (const [place, [said, expected]] of exchanges.entries()) {
    expect(answers[place]?.text, said).toMatch(expected)
    expect(answers[place]?.sources, said).toEqual([])
  }
}

describe('thoughts of ending one’s life', () => {
  it('are met step by step in English', () => {
    follow('en', [
      ['I want to end my life', /Is someone with you\?$/u],
      ['I am alone', /^Thank you for answering\. I will ask plainly\./u],
      ['yes', /^Thank you for that\. Is there something near you/u],
      ['there are pills in the drawer', /^Please do that first/u],
      ['I gave them to the caretaker', /^That was a strong thing to do\. Who could sit with you/u],
      ['my cousin Edna', /^Please call them now\./u],
      ['it rings and rings', /Tell me five things you can see\.$/u],
      ['a lamp, a chair, the clock, my coat, rain', /^Are you safe right now\?/u],
      ['not quite', /^Then call 911 now/u],
      ['there is nobody', /^Then 988 is your person now\./u],
      ['I called and I am talking to them', /^Stay on the line\./u],
      ['I am safe now', /^I am glad you are safe\. The help numbers stay in view\.$/u],
    ])
  })

  it('are met step by step in Spanish', () => {
    follow('es', [
      ['Quiero quitarme la vida', /¿Hay alguien con usted\?$/u],
      ['Estoy a solas', /^Gracias por contestarme\. Le pregunto claro/u],
      ['sí', /^Gracias por decirlo\. ¿Tiene cerca algo/u],
      ['tengo una navaja', /^Haga eso primero/u],
      ['ya la tiré a la basura', /^Eso fue un paso muy valiente\. ¿Quién podría/u],
      ['no tengo a quien', /^Entonces llame al 988/u],
      ['mmm', /Dígame cinco cosas que ve\.$/u],
      ['la mesa, el gato', /^¿Está a salvo en este momento\?/u],
      ['sí, gracias', /^Me alegra que esté a salvo\. Los números de ayuda quedan a la vista\.$/u],
    ])
  })

  it('find no harm by others in what was locked away', () => {
    const { safety, text } = lastOf(
      ['Quiero quitarme la vida', 'sí', 'sí', 'ya las guardé bajo llave'],
      'es',
    )
    expect(safety).toEqual([])
    expect(text).toMatch(/^Eso fue un paso muy valiente\./u)
  })

  it('go on with who is near and what was said on the telephone', () => {
    follow('en', [
      ['I want to end my life', /988/u],
      ['yes', /I will ask plainly\./u],
      ['yes', /Is there something near you/u],
      ['I put them in the shed', /Who could sit with you/u],
      ['my daughter is staying with me', /^I am glad you are not alone\. Ask whoever is there/u],
      ['We called them and she talked too', /numbers stay in view|^Good that you called\./u],
    ])
  })

  it('are asked about plainly after a first denial and once more after a second', () => {
    follow('en', [
      ['I want to end my life', /988/u],
      ['I was only joking', /Are you thinking of ending your life today\?$/u],
      ['oh never mind all that', /^I may have it wrong, and I would rather ask\. Are you safe\?$/u],
      ['stop fussing', /^Are you safe right now\?/u],
      ['yes', /^I am glad you are safe/u],
    ])
  })

  it('lead to the check after a plain no', () => {
    const { text } = lastOf(['Quiero quitarme la vida', 'Hay alguien conmigo', 'no'], 'es')
    expect(text).toMatch(/¿Está a salvo en este momento\?/u)
  })

  it('of another person are spoken of as theirs', () => {
    follow('en', [
      ['My neighbour says he wants to kill himself', /988/u],
      ['no, he is next door', /^Thank you for answering\. Are they with you now\?/u],
      ['yes', /Please put it out of their reach\./u],
      ['I took the tablets away from him', /^That was a strong thing to do\. Who else could come/u],
      ['the police are with him', /^I am glad help is with you/u],
    ])
    follow('es', [
      ['Mi vecino dice que se quiere matar', /988/u],
      ['no', /¿Está con usted ahora\? Quédese a su lado/u],
      ['sí', /Póngalo fuera de su alcance\./u],
    ])
  })
})

describe('a low mood', () => {
  const low = {
    en: 'I feel hopeless every day and nothing matters',
    es: 'No le veo sentido a nada, todo me da igual',
  }

  it('goes on with whom to tell after a no', () => {
    follow('en', [
      [low.en, /Are you thinking of ending your life\?$/u],
      ['no, never', /Who could know how heavy this is\?/u],
      ['my daughter perhaps', /^Please tell them today/u],
      ['ok', /^One small thing for now/u],
      ['the curtains', /^Are you safe right now\?/u],
      ['yes', /^I am glad you are safe/u],
    ])
  })

  it('lets somebody without a thought of death go on to what they came for', () => {
    const said = [
      'I just want to sleep through, no, I do not want to die',
      'is there nothing for my sleep?',
    ]
    const [, heavy, slept] = talk([low.en, ...said])
    expect(heavy?.text).toContain('Who could know how heavy this is?')
    expect([slept?.domains[0], slept?.help]).toEqual(['Sleep', 'To talk: 988 · Emergency: 911'])
    const es = talk([low.es, 'no, no me quiero morir', '¿qué hago para dormir mejor?'])
    expect(es[2]?.domains[0]).toBe('Sleep')
  })

  it('goes over to the other script after a yes', () => {
    const [, yes, next] = talk([low.en, 'sometimes', 'nobody is here'])
    expect(yes?.safety.map(({ code }) => code)).toEqual(['suicide_self_harm'])
    expect(next?.text).toContain('I will ask plainly.')
    expect(next?.standing).toEqual(['severe_depression', 'suicide_self_harm'])
  })

  it('is asked plainly again where the reply leaves it open', () => {
    expect(lastOf([low.en, 'the weather is grey']).text).toMatch(/^I will ask plainly\./u)
  })
})

describe('a danger to the body', () => {
  it('is met step by step', () => {
    follow('en', [
      ['My face is drooping and my arm is weak', /signs of a stroke/u],
      ['what should I eat', /^I will keep your question\. Have you called 911\?/u],
      ['no', /^Please call 911 now/u],
      ['yes I called them', /^Good that you called\. Is someone with you\? Unlock the door\.$/u],
      ['my wife is here', /^I am glad you are not alone\. Write down when it began/u],
      ['about ten minutes ago', /^Stay where you are\. Who will tell your family\?$/u],
      ['they are on their way', /^Good, help is on the way\. Unlock the door/u],
    ])
    follow('es', [
      ['Me caí, me pegué en la cabeza y no me puedo levantar', /vaya hoy a emergencias/u],
      ['bueno', /^¿Ya llamó al 911\?/u],
      ['sí', /^Qué bueno que llamó\. ¿Hay alguien con usted\?/u],
      ['no', /No intente levantarse/u],
      ['ya llegó la ambulancia', /^Me alegra que ya esté la ayuda/u],
    ])
  })

  it('is left outside where the house is the danger', () => {
    const answers = talk(['I smell gas in the house', 'ok', 'yes', 'all of us', 'right', 'fine'])
    const said = answers.map(({ text }) => text).join(' ')
    expect(said).toContain('Are you outside now?')
    expect(said).not.toMatch(/Unlock the door|Stay where you are/u)
  })

  it('of another person is spoken of as theirs', () => {
    follow('en', [
      ['My husband collapsed and he cannot speak', /911/u],
      ['yes I called', /^Good that you called\. Are they with you now\? Can you stay with them\?/u],
    ])
  })

  it('refused twice is their decision, and then no tip comes for the body this session', () => {
    follow('en', [
      ['I have crushing chest pain', /911/u],
      ['I am not calling anybody', /^Signs that ease still need the call\./u],
      [
        'no ambulance please',
        /^It is your decision\. I still ask you to call\. The number is 911\.$/u,
      ],
      ['How much protein do I need?', /^After what you told me I give no advice/u],
      ['How do I start to exercise?', /^It is your decision/u],
    ])
    const refused = [
      'I have crushing chest pain',
      'I am not calling anybody',
      'no ambulance please',
    ]
    const other = lastOf([...refused, 'How can I remember names better?'])
    expect(other.sources.length).toBeGreaterThan(0)
    expect(other.help).toBe('Emergency: 911 · To talk: 988')
    expect(lastOf([...refused, 'I have crushing chest pain']).safety).toHaveLength(1)
    expect(lastOf([...refused, 'well, I called them']).text).toMatch(/^Good that you called\./u)
    follow('es', [
      ['Me duele mucho el pecho y sudo frío', /911/u],
      ['ya se me pasó', /^Aunque se alivie, hay que llamar\./u],
      ['no voy a llamar', /^Es su decisión\. Yo le sigo pidiendo que llame\./u],
      ['¿Cuánta proteína debo comer a mi edad?', /no aconsejo sobre movimiento/u],
    ])
  })
})

describe('harm by others', () => {
  it('is met step by step', () => {
    follow('en', [
      ['My nephew hits me and takes my pension', /You do not deserve this/u],
      ['hm', /^Are you safe where you are now\? Can that person see this screen\?$/u],
      ['perhaps I asked for it', /^It is not your fault\./u],
      [
        'could he read what I wrote here?',
        /^You can delete this talk here: press “Start New Chat”/u,
      ],
      ['I see', /^You can tell a doctor, a nurse or your bank\./u],
      ['I am safe now', /^I am glad you are safe/u],
    ])
    follow('es', [
      ['Mi sobrino me pega y me quita la pensión', /Usted no merece esto/u],
      ['fue culpa mía', /^No es culpa suya\./u],
      ['¿queda guardado esto?', /^Puede borrar esta conversación aquí/u],
      ['no estoy a salvo', /^Entonces llame al 911 ya/u],
    ])
  })

  it('takes nobody who is near for help', () => {
    expect(lastOf(['My nephew hits me', 'Someone is here']).text).not.toContain('glad')
  })
})

describe('a second danger', () => {
  it('is shown in its own box, and the higher tier takes the script', () => {
    const [, second, next] = talk(['My nephew hits me', 'and now I have crushing chest pain', 'ok'])
    expect(second?.safety.map(({ code }) => code)).toEqual(['chest_pain'])
    expect(second?.standing).toEqual(['abuse_neglect', 'chest_pain'])
    expect(next?.text).toContain('Have you called 911?')
  })

  it('of a lower tier is shown too, and leaves the script as it was', () => {
    const [, second, next] = talk(['I have crushing chest pain', 'My nephew hits me', 'ok'])
    expect(second?.safety.map(({ code }) => code)).toEqual(['abuse_neglect'])
    expect(next?.text).toContain('Have you called 911?')
  })

  it('told again in the same words gets the next step, not the same box', () => {
    const [first, second] = talk(['I want to end my life', 'I want to end my life'])
    expect(first?.safety).toHaveLength(1)
    expect(second?.safety).toEqual([])
    expect(second?.text).toMatch(/ending your life today/u)
  })

  it('is seen beside a matter for a doctor', () => {
    const { safety, text } = lastOf(['I want to end my life', 'Can I double my heart tablets?'])
    expect(safety.map(({ code }) => code)).toContain('medication')
    expect(text).not.toBe(safety[0]?.text)
  })
})

describe('a question beside the danger', () => {
  it('waits, and is a button at the end', () => {
    const messages = [
      'I want to end my life',
      'Forget it. How much protein do I need?',
      'no',
      'yes',
    ]
    const answers = talk(messages)
    expect(answers[1]?.text).toMatch(/^I will keep your question\. I will ask plainly\./u)
    expect(answers[3]?.text).toBe('I am glad you are safe. The help numbers stay in view.')
    expect(answers[3]?.suggestions).toEqual(['How much protein do I need?'])
    expect(lastOf([...messages, 'How much protein do I need?']).domains[0]).toBe('Diet')
  })

  it('about the help itself is no matter to go back to', () => {
    const messages = ['I have crushing chest pain', 'When will the ambulance come?', 'Help is here']
    expect(lastOf(messages).suggestions).toEqual([])
  })
})

describe('a danger far back', () => {
  it.each([
    ['I want to end my life', 'suicide_self_harm'],
    ['My face is drooping and my arm is weak', 'emergency_other'],
    ['My nephew hits me and takes my pension', 'abuse_neglect'],
  ])('stands even where its fixed text is no longer sent along: %s', (told, code) => {
    const said = [told, 'hm', 'well']
    const history = talk(said).flatMap(({ text }, place) => [
      { role: 'user', content: said[place] ?? '' } as const,
      { role: 'assistant', content: text } as const,
    ])
    const question = { message: 'What is for lunch?', region: 'US', history: history.slice(2) }
    const answer = answerQuestion(question)
    expect(answer).toMatchObject({ act: 'danger', sources: [], standing: [code] })
  })
})
