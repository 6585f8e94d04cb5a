/** Matters on which the coach has no good source: what is said to them, who knows, and what is near. */

import { pattern } from '../text/pattern.ts'
import type { MatterForOthers } from './matter.ts'

/** None is longer than 45 words in English. */
export const mattersForOthers = [
  {
    name: 'leaks',
    say: {
      en: 'Thank you for telling me. There is nothing here to be ashamed of. I have no good source on leaks. A doctor or nurse hears of them every day: ask for a visit this week.',
      es: 'Gracias por contármelo. Aquí no hay de qué avergonzarse. No tengo una buena fuente sobre eso. En la clínica lo oyen a diario: pida cita esta semana con su médico o enfermera.',
    },
    who: { en: 'your doctor or nurse', es: 'su médico o enfermera' },
    card: 'Z18',
    domain: 'Sleep',
  },
  {
    name: 'which-tablet',
    say: {
      en: 'I cannot say which tablet it is, and please stop none by yourself. Your pharmacist can: take them the whole bag, or read them the list on the phone today.',
      es: 'Yo no puedo decirle qué pastilla es, y por favor no deje ninguna por su cuenta. En la farmacia sí saben: lleve todas en una bolsa, o lea la lista por teléfono hoy.',
    },
    who: { en: 'your pharmacist', es: 'su farmacéutico' },
    card: 'D18',
    domain: 'Diet',
  },
  {
    name: 'hearing-aid',
    say: {
      en: 'An aid that bothers you is tiring. I have no good source on setting one. Whoever fitted it has: call them, and say just what you told me.',
      es: 'Un audífono que molesta cansa mucho. No tengo una buena fuente sobre cómo ajustarlo. Quien se lo puso sí sabe: llame y dígale lo mismo que a mí.',
    },
    who: { en: 'whoever fitted the aid', es: 'quien le puso el audífono' },
    card: 'S06',
    domain: 'Socialization',
  },
  {
    name: 'dementia-care',
    say: {
      en: 'That would wear anybody out, and you go on caring. On how to answer I have no good source: the memory clinic, a nurse or {company} has. What helped carers in trials is a break.',
      es: 'Eso cansa a cualquiera, y usted sigue cuidando. Sobre qué contestar no tengo una buena fuente: en la clínica de memoria o en {company} sí saben. Lo que ayudó a quienes cuidan es un descanso.',
    },
    who: { en: 'the memory clinic or a nurse', es: 'la clínica de memoria o una enfermera' },
    card: 'T10',
    domain: 'Stress',
  },
  {
    name: 'parkinson',
    needs: pattern('parkinson*'),
    say: {
      en: 'That is frightening, and it makes sense. I have no good source on moving with Parkinson’s. Your doctor or nurse can send you to a therapist who knows it: say where and when it happens. Until then leave out what makes you unsteady.',
      es: 'Eso asusta, y es natural. No tengo una buena fuente sobre moverse con Parkinson. Su médico o enfermera puede mandarle con un terapeuta que sepa: diga dónde y cuándo le pasa. Mientras, deje lo que le quite equilibrio.',
    },
    who: { en: 'your doctor or nurse', es: 'su médico o enfermera' },
    card: 'E19',
    domain: 'Exercise',
  },
  {
    name: 'recipe',
    say: {
      en: 'Recipes I have none: I know studies, and not the stove. The packet, a cookbook from the library, or a neighbor who cooks can help tonight. What I can say is how food gets taste with less salt.',
      es: 'Recetas no tengo: sé de estudios, no de cocina. El paquete, un libro de la biblioteca o alguien del barrio que cocine le ayuda hoy. Lo que sí sé es cómo dar sabor con menos sal.',
    },
    who: {
      en: 'a cookbook, or a neighbor who cooks',
      es: 'un libro de cocina, o quien cocine cerca',
    },
    card: 'D17',
    domain: 'Diet',
  },
  {
    name: 'portion',
    say: {
      en: 'How much of one food is right depends on your health, and I have no good source for an exact amount. Your nurse or a dietitian can tell you yours: ask with that food by name.',
      es: 'Cuánto puede comer de una cosa depende de su salud, y no tengo una buena fuente para la medida exacta. Su enfermera o nutricionista sí le dice la suya: pregunte por ese alimento.',
    },
    who: { en: 'your nurse or a dietitian', es: 'su enfermera o nutricionista' },
    card: 'D04',
    domain: 'Diet',
  },
  {
    name: 'own-number',
    say: {
      en: 'That number is set for you by your own team, and I do not want to guess it. Call your nurse or doctor and ask: “Which number is too low or too high for me, and what do I do then?”',
      es: 'Ese número lo fija para usted su propio equipo, y no quiero adivinarlo. Llame a su enfermera o médico y pregunte: “¿Qué número es muy bajo o muy alto para mí, y qué hago entonces?”.',
    },
    who: { en: 'your nurse or doctor', es: 'su enfermera o médico' },
    card: 'E16',
    domain: 'Exercise',
  },
  {
    name: 'device',
    say: {
      en: 'I cannot see your screen, so I would guide you badly. Whoever set it up, the library, or the help line of the maker can show you, one thing at a time. Ask for it in your own words.',
      es: 'No puedo ver su pantalla, y le guiaría mal. Quien se lo preparó, la biblioteca o la ayuda del fabricante se lo pueden enseñar, una cosa a la vez. Pídalo con sus palabras.',
    },
    who: { en: 'whoever set it up, or the library', es: 'quien se lo preparó, o la biblioteca' },
    card: 'L18',
    domain: 'Learning',
  },
  {
    name: 'paid-scam',
    needs: pattern(
      'paid|pay|paying|sent|send|gave|give|given|wire*|transfer*|scam*|trick*|cheat*|fraud*|con man|conned|stole*|stolen|lost|took|gift cards?|bank|card|caller|called|pagu*|pago|mande|mand*|envi(e|o|ar)|di|dimos|transfer*|deposit*|estaf*|engan*|fraude*|timo|robaron|perdi|tarjeta|banco|llamaron|llamo',
    ),
    say: {
      en: 'This happens to clever people, and it is not your fault. Call your bank now, at the number on your card: “I was tricked. Please stop this payment.” Send nothing more. Then tell somebody you trust.',
      es: 'Le pasa a gente muy lista, y no es culpa suya. Llame ahora a su banco, al número de su tarjeta: “Me engañaron. Paren este pago, por favor”. No mande nada más. Luego cuénteselo a alguien de confianza.',
    },
    who: { en: 'your bank, and then the police', es: 'su banco, y después la policía' },
    card: 'L17',
    domain: 'Learning',
  },
  {
    name: 'medicine-cost',
    needs: pattern(
      'cost*|price*|pric(e|ey)|pay|paid|paying|afford*|expensive|dear|money|cheap*|dollar*|pounds|bill|bills|insur*|medicare|medicaid|part d|coverage|copay*|owe|credit|pension|ration*|stretch*|run(ning)? (out|short)|ran (out|short)|short of|check comes|cuest*|precio*|pag(ar|o|ue|arl*)|car(o|a|os|as|isim*)|plata|dinero|barat*|alcanz*|no tengo (con que|para)|deb(o|er)|fiad*|seguro|pension|quincena|cubre*|cobertura|genericos?',
    ),
    say: {
      en: 'To run short of money for tablets is no fault of yours. Today, call your pharmacy or doctor and say: “I have run out and cannot pay for more.” Then call {company} about help with the cost.',
      es: 'Que no alcance para las pastillas no es culpa suya. Hoy, llame o vaya a su farmacia o clínica y diga: “Se me acabaron y no tengo con qué pagarlas”. Luego llame a {company} y pida ayuda con el costo.',
    },
    who: { en: 'your pharmacy or doctor', es: 'su farmacia o su médico' },
    card: 'T15',
    domain: 'Stress',
  },
] as const satisfies readonly MatterForOthers[]
