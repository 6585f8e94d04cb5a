/** "Help me with this" for the eating and health questions in Spanish, in our own words. */

import type { MnaHelps } from './help-words.ts'

export const mnaHelps: MnaHelps = {
  'food-intake':
    'Los problemas para comer pueden ser el estómago delicado, o comida difícil de masticar o tragar. Por ejemplo, ahora deja en el plato comida que antes se terminaba. Si nada cambió, elija la última respuesta.',
  'weight-loss':
    'Si la ropa o un anillo le quedan flojos, es una señal. Por ejemplo, de 150 a 145 libras son 5 libras menos. Si no lo puede saber, elija "No sé".',
  mobility:
    'Elija lo que pasa la mayoría de los días. Puede usar bastón, andador o el brazo de alguien. Si llega a la tienda con un andador, elija "Salgo a la calle".',
  stress:
    'El estrés fuerte puede venir, por ejemplo, al perder a un ser querido. Una enfermedad de repente puede ser una infección fuerte del pecho o unos días en el hospital. Las dos cosas pueden cambiar cómo comemos.',
  neuro:
    'Lo preguntamos porque las dos cosas pueden cambiar cómo comemos. Grave quiere decir que le estorba casi todos los días: por ejemplo, se olvida de comer. No es fácil verlo en uno mismo. Puede preguntarle a alguien cercano.',
}
