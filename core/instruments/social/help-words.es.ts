/** "Help me with this" for the social network questions in Spanish, in our own words. */

import type { SocialHelps } from './help-words.ts'

export const socialHelps: SocialHelps = {
  '0': 'Cuentan las visitas, las llamadas, las cartas y los mensajes. Por ejemplo, un hijo que llama y una prima que escribe son 2.',
  '1': 'Piense en quién sabría de una preocupación o de su salud. Por ejemplo, una hermana que sabe guardar un secreto.',
  '2': 'Cuente a las personas más cercanas. Por ejemplo, alguien que iría con usted al médico.',
  '3': 'Algo grande puede ser un trabajo nuevo, una mudanza o un tratamiento. Piense en las veces que le preguntaron antes de decidir.',
  '4': 'Por ejemplo, una hija a quien puede llamar antes de aceptar una operación.',
  '5': 'Cuentan las visitas, las llamadas y los mensajes. Si no habla con nadie de su familia, elija "Menos de una vez al mes".',
  '6': 'Cuentan los amigos y amigas de un club, de la iglesia o de la casa de al lado. Por ejemplo, dos personas con quienes juega a las cartas son 2.',
  '7': 'Piense en quién sabría de una preocupación. Por ejemplo, una vecina a quien le confía asuntos de familia.',
  '8': 'Cuente a los amigos y amigas más cercanos. Por ejemplo, alguien que iría por su medicina si usted se enferma.',
  '9': 'Por ejemplo, una amiga que le pregunta si debe vender su casa.',
  '10': 'Por ejemplo, un amigo a quien puede visitar o llamar antes de decidir.',
  '11': 'Cuentan las visitas, las llamadas y los mensajes. Si no tiene contacto con ningún amigo ni amiga, elija "Menos de una vez al mes".',
}
