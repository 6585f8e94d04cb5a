/** What people are told about the language model, in Spanish. */

import type { NoticeWords } from './notice-words.ts'

const standIn = (why: string) => `${why}, así que responde la guía del programa.`

export const noticeWords: NoticeWords = {
  standIn: {
    busy: standIn('Muchas personas están preguntando ahora mismo'),
    tooOften: standIn('Usted ha preguntado muchas veces al modelo de lenguaje en la última hora'),
    overLimit: standIn('El modelo de lenguaje está ocupado ahora'),
    unreachable: standIn('Ahora no se puede usar el modelo de lenguaje'),
    slow: standIn('El modelo de lenguaje tardó demasiado'),
    broken: standIn('El modelo de lenguaje se detuvo a la mitad'),
    unusable: standIn('El modelo de lenguaje no dio una respuesta que sirva'),
    unsafe: standIn('Lo que dijo el modelo de lenguaje no cumplió nuestras reglas de seguridad'),
  },
  partlyReworded:
    'El modelo de lenguaje escribió algunos de estos puntos. La guía del programa escribió los otros.',
  checked: 'con el control de nuestras reglas de seguridad',
}
