/** Sentences of refusals that are made on this device, for guests, in Spanish. */

import { domainNames } from '#core/wording/domain-names.es.ts'
import { sharedRefusals } from '#core/wording/shared-refusals.es.ts'
import type { LocalBackendTexts } from './local-backend.ts'

export const localBackendTexts: LocalBackendTexts = {
  ...sharedRefusals,
  notLoggedIn: 'No ha entrado en su cuenta',
  checkAnswer: (prompt) => `Mire otra vez su respuesta a esta pregunta, por favor: ${prompt}`,
  invalidBmi: 'El IMC no es correcto. Calcúlelo otra vez, por favor.',
  invalidScore: (domain, min, max) =>
    `El puntaje de ${domainNames[domain].toLowerCase()} debe ser un número entero de ${min} a ${max}.`,
  storage: {
    blocked:
      'Su navegador no deja que este sitio guarde nada. Permítalo en la configuración del navegador. O cree una cuenta: así le guardamos sus resultados.',
    full: 'Ya no hay espacio en este dispositivo. Borre algo que no necesite e intente de nuevo. O cree una cuenta: así le guardamos sus resultados.',
    'other-tab':
      'Este sitio también está abierto en otra pestaña, y esa estorba. Ciérrela e intente aquí de nuevo.',
    'old-page':
      'Esta página ya es vieja. Cárguela otra vez e intente de nuevo. Sus respuestas seguirán aquí.',
    failed:
      'Su navegador no pudo leer sus resultados guardados. Cierre el navegador, ábralo otra vez e intente de nuevo.',
  },
  leaving: {
    removed: 'Todo lo que hizo aquí se borró de este dispositivo.',
    forgotten:
      'Este dispositivo ya no le conoce. Lo que envió está a salvo en su cuenta. La próxima vez, entre como lo hace siempre.',
    notRemoved:
      'Su navegador no pudo borrar lo que hizo aquí. Por favor, borre los datos del navegador antes de irse.',
    left: 'Lo que hizo sigue en este dispositivo. Para seguir con ello, o para borrarlo, elija Entrar.',
  },
  notForGuests: 'Para esto se necesita una cuenta.',
}
