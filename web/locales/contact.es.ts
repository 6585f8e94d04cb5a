/** Texts of the contact page, in Spanish. */

import type { ContactTexts } from './contact.ts'

/** Spanish says "al 911", and "a su línea local". */
const to = (line: string) => (/^\d/u.test(line) ? `al ${line}` : `a ${line}`)

export const contactTexts: ContactTexts = {
  heading: 'Contacto y ayuda',
  emergencyHeading: 'Si necesita ayuda ahora mismo',
  emergency: (line) =>
    `Dolor de pecho, señales de un derrame o ataque cerebral, una caída fuerte o peligro: llame ${to(line)}.`,
  crisis: (line) =>
    `Si piensa en quitarse la vida: llame ${to(line)}, a cualquier hora. Su vida importa.`,
  poison: (line) => `Si tomó una medicina equivocada, o de más: llame ${to(line)}.`,
  abuse: (line) =>
    `Si alguien le hace daño o le quita dinero, dígaselo a alguien. ${line} puede ayudar.`,
  company: (line) => `Para transporte, comida, visitas o una llamada amable: pregunte ${to(line)}.`,
  notWatched: 'Nadie vigila este sitio. Por favor, no espere aquí una respuesta.',

  whoHeading: 'Quién maneja este sitio',
  who: 'Una clínica, una biblioteca, un pueblo o un grupo puede ofrecer este sitio a su gente. Por eso, la mejor persona para preguntar está cerca de usted.',
  ask: 'Pregunte donde le dieron esta dirección, como su clínica o su biblioteca.',
  canHelp: 'Le pueden ayudar con:',
  canHelpWith: [
    'su cuenta y su contraseña',
    'lo que se guarda sobre usted, y cómo borrarlo',
    'todo lo que no funcione en este sitio',
  ],
  noForm: 'En esta página no hay un formulario, porque uno que nadie lee no le serviría de nada.',

  selfHeading: 'Respuestas a preguntas comunes',
  questions: [
    {
      id: 'lost',
      question: 'Paré a la mitad. ¿Se perdieron mis respuestas?',
      answer:
        'No. Cada respuesta se guarda en este dispositivo en cuanto usted la da. Abra otra vez las mismas preguntas y siga donde se quedó.',
    },
    {
      id: 'small',
      question: 'La letra es muy pequeña para mí.',
      answer:
        'En una computadora, mantenga presionada la tecla Ctrl (Command en una Mac) y presione la tecla más. En un celular, abra la configuración y busque el tamaño de letra o de pantalla. Este sitio crece con él.',
    },
    {
      id: 'wrong',
      question: 'Di una respuesta equivocada.',
      answer:
        'Antes de enviar, presione Atrás para cambiarla. Después, conteste las preguntas otra vez. Cuenta su puntaje más nuevo.',
    },
    {
      id: 'bad',
      question: 'Mi puntaje se ve mal. ¿Qué quiere decir?',
      answer:
        'Un puntaje es la foto de un momento. No es un diagnóstico. Si le preocupa, muéstrelo a su médico o a alguien de confianza.',
    },
    {
      id: 'shared',
      question: 'Comparto este dispositivo con otras personas.',
      answer:
        'Antes de entrar, marque “Otras personas también usan este dispositivo”. Presione Salir al terminar. Está arriba a la derecha en cada página. Si olvidó marcarlo, presione “Olvidarme en este dispositivo” después de salir.',
    },
  ],
  methodsLink: 'Cómo se calculan los puntajes',
}
