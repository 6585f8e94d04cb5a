/** Whoever says where they live is never sent to the numbers of another country. */

import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../answer/answer.ts'
import { regionNamed } from './region-named.ts'

const told = (message: string, otherwise = 'US') => regionNamed({ message, history: [] }, otherwise)

describe('where a person lives', () => {
  it.each([
    ['We are on vacation in Mexico and my husband collapsed', 'MX'],
    ['I am staying with my daughter in Australia', 'AU'],
    ["We're in Leeds and the rain never stops", 'GB'],
    ['We live out near Galway, no bus', 'IE'],
    ['it is dark by four up here in Duluth', 'US'],
    ['Vivimos en Valladolid desde el 82', 'ES'],
    ['Buenas tardes, le escribo. Vivo en Puebla, tengo 74', 'MX'],
    ['I am 80 and live by myself. I live alone in Scotland', 'GB'],
    ['We are in Melbourne, Florida', 'US'],
    ['I am from Ireland but I live in Boston', 'US'],
    ['Vivo sola en Madrid', 'ES'],
    ['Acá en Bogotá amaneció frío', 'CO'],
    ['Yo vivo en Santo Domingo con mi hija', 'DO'],
    ['Le escribo desde Arequipa', 'PE'],
    ['Saludos desde Valparaíso', 'CL'],
    ['I am writing from Dublin', 'IE'],
    ['We are in NSW now', 'AU'],
    ['Retired, 74, out past Tamworth NSW, and nobody for miles', 'AU'],
    ['I am 80 and live in a cottage outside Preston', 'GB'],
    ['Vivo con mi hermana en una finca cerca de Popayán', 'CO'],
    ['We are in Kent and I have rung 999', 'GB'],
    // A town by itself, beside an age.
    ['My aunt (81, on tablets for her pressure, Calgary) sleeps badly', 'CA'],
    ['Tengo 77 años y cuido a mi hermano. Estoy cansada. Zaragoza', 'ES'],
    ['We met in Montreal, Canada, when we were young', 'US'],
    ['I am 70 and dream of Paris, Rome, Vienna', 'US'],
    ['Vivo en Caracas', ''],
    ['Acá en Barquisimeto llueve', ''],
    ['Escribo desde Maturín', ''],
    ['Vivo en Barcelona, Venezuela', ''],
    ['The surgery in Stockport is shut', 'GB'],
    ['The NHS line was busy', 'GB'],
    ['I rang the HSE', 'IE'],
    ['Centrelink kept me waiting', 'AU'],
    ['My GP is away', ''],
    ['Ese número es de Estados Unidos', ''],
    ['That is an American number, I am in Hobart', 'AU'],
    ['I live in Tampa and my GP is away', 'US'],
    ['I live on my own in Dundee', 'GB'],
    ['We live in Manchester, New Hampshire', 'US'],
    ['Aquí en Granada aprieta el calor', 'ES'],
    ['I was a bus driver, retired cook in Cork, and I sleep badly', 'IE'],
    ['Aunt May moved into a care home in Leeds', 'GB'],
    ['Buenas noches desde La Habana', 'CU'],
    ['Soy de Monterrey, 77 años', 'MX'],
    ['She lives in Leeds, I am in London', 'GB'],
    ['Vivo en Córdoba, Argentina', 'AR'],
    ['Vivo en Guadalajara', 'MX'],
    ['Vivo en Córdoba', ''],
  ])('is heard in "%s"', (message, region) => {
    expect(told(message)).toBe(region)
  })

  it.each([
    'My daughter lives in Canada and never calls',
    'mi hijo está en Houston',
    'I went to Spain in 1972',
    'El café de Colombia me quita el sueño',
    'How do I make rice from Valencia?',
    'estoy en la cama',
    'My children are all far away, in Australia, and I want to die',
    'Mis hijos viven lejos, en Canadá',
    'My son is over here from Australia',
    'Ya no vivo en Madrid',
    'Soy de Colombia, me quiero matar',
    'In Italy, people eat late',
    'estoy en la paz de mi casa',
  ])('is not what somebody else does or what is only named: "%s"', (message) => {
    expect(told(message, 'MX')).toBe('MX')
  })

  it.each([
    ['I am 91 and in a nursing home in Dundee', 'GB'],
    ['Mom is 84 and lives alone in Swansea', 'GB'],
    ['We moved from London to Cornwall to be near him', 'GB'],
    ['Hola, soy Ramiro, de Manizales, y duermo mal', 'CO'],
    ['Me duelen las rodillas, tengo 79 años, de Morelia', 'MX'],
    ['Which bread is best? 82, Cork', 'IE'],
    ['Soy Rosa de Puebla, vivo en Chicago', 'US'],
    ['My son is 50 and lives in Leeds', 'US'],
    ['I am a widow, live on my own in Dundee', 'GB'],
    ["My mum lives on her own in Hull and won't eat", 'GB'],
    ['Dad has recently moved into a small flat in Carlisle', 'GB'],
    ['My daughter has moved to a flat in Leeds', 'US'],
    ['Somos de Temuco y me duele la espalda', 'CL'],
    ['Le escribe Luisa, de un pueblo de Huesca', 'ES'],
    ['My mum is 84 and eats like a bird', 'US'],
    ['I live in Halifax', 'CA'],
    ['My daughter moved to Toronto', 'US'],
    ['We live in Mayo, near the lake', 'IE'],
    ['Estoy en mayo de vacaciones', 'US'],
    ['Which office do I have, and who can I ring in Scotland?', 'GB'],
    ['Mis sobrinas me trajeron de Puno a Arequipa', 'PE'],
    ['My son brought me over to Toronto', 'CA'],
    ['I live in Plymouth, over the road from the chip shop, and I do love my telly', 'GB'],
    ['I live in Plymouth, two doors from the bank', 'US'],
  ])('is told beside an age or a name too: "%s"', (message, region) => {
    expect(told(message, 'US')).toBe(region)
  })

  it.each([
    ['We retired to the Netherlands with the cat', ''],
    ['I am over here in Kenya with my grandson', ''],
    ['vivo en Suiza desde el año pasado', ''],
    ['In Sweden that number does nothing', ''],
    ['I live in Lebanon, Pennsylvania', 'US'],
    ['I live in Lebanon', 'US'],
    ['My cousin lives outside the US', 'US'],
    ['My son lives in another country', 'US'],
    ['We live in another country', ''],
    ['That line is not for my country', ''],
    ['ese teléfono aquí no suena', ''],
    ['Soy de Lima y vivo en Denver', 'US'],
    ['Vivo en Medellín, ese número de ahí no es', 'CO'],
    ['We live near Birmingham', 'US'],
    ['We live near Birmingham in England', 'GB'],
  ])('is a country of the world, or another than this: "%s"', (message, region) => {
    expect(told(message)).toBe(region)
  })

  it('leaves out every number of the page in later turns too', () => {
    const turns = [
      'My wife has dementia and I am so tired',
      'whom can I ring for a break?',
      'we live in Kenya, that number does not work',
      'whom can I ring for company?',
      'I want to die',
      'I am alone',
    ]
    const history: { role: 'user' | 'assistant'; content: string }[] = []
    const said = turns.map((message) => {
      const region = regionNamed({ message, history }, 'US')
      const { text, help } = answerQuestion({ message, history, region })
      history.push({ role: 'user', content: message }, { role: 'assistant', content: text })
      return `${text} ${help ?? ''}`
    })
    expect(said.slice(2).join(' ')).not.toMatch(/988|911|1 800|Eldercare/u)
    expect(said[4]).toContain('your local emergency number')
  })

  it('says sorry for a number without giving it again', () => {
    const message = 'That number is not for my country'
    const given = 'Call the Eldercare Locator on 1 800 677 1116 and ask.'
    const history = [
      { role: 'user', content: 'I am lonely, whom can I ring?' },
      { role: 'assistant', content: given },
    ] as const
    const { text } = answerQuestion({ message, history, region: 'US' })
    expect(text).toMatch(/^I am sorry/u)
    expect(text).not.toMatch(/1 800|911/u)
  })

  it('of a town that two countries have is that of the page', () => {
    expect(told('Vivo en Guadalajara', 'ES')).toBe('ES')
    expect(told('I live in London', 'CA')).toBe('CA')
    expect(told('I live in Birmingham', 'GB')).toBe('GB')
  })

  it('stays for the rest of the talk, until another place is named', () => {
    const history = [
      { role: 'user', content: 'Vivo en Madrid' },
      { role: 'assistant', content: '¿De qué quiere hablar hoy?' },
    ] as const
    expect(regionNamed({ message: 'Duermo mal', history }, 'US')).toBe('ES')
    expect(regionNamed({ message: 'Ya me mudé, vivo en Toronto', history }, 'US')).toBe('CA')
  })

  it('keeps a danger standing that was told before the place was', () => {
    const message = 'I have crushing chest pain'
    const first = answerQuestion({ message, history: [], region: 'US' })
    const history = [
      { role: 'user', content: message },
      { role: 'assistant', content: first.text },
    ] as const
    const next = 'I am in Leeds, what now?'
    const region = regionNamed({ message: next, history }, 'US')
    const { help, standing } = answerQuestion({ message: next, history, region })
    expect(standing).toEqual(['chest_pain'])
    expect(help).toContain('999')
  })
})
