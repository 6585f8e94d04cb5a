/** Texts of the demo page, in Spanish. */

import { domainNames } from '#core/wording/domain-names.es.ts'
import type { DemoTexts } from './demo.ts'

export const demoTexts: DemoTexts = {
  heading: 'Ejemplo de Sledss',
  madeUp: 'Esta persona es inventada.',
  madeUpMore:
    'Rosa no existe. Inventamos sus respuestas para mostrarle cómo se ven los resultados. Sus puntajes se calcularon con las mismas reglas que los de usted.',
  lead: 'Rosa, de 72 años, camina todos los días y tiene buenas amigas. De noche no duerme bien y se preocupa mucho.',
  resultsHeading: 'Los seis resultados de Rosa',
  result: (domain, scoreName) => `${domainNames[domain]}: ${scoreName}`,
  meterName: (scoreName) => `Rosa: ${scoreName}`,
  legend: (scoreName) => `Cómo se llama cada nivel: ${scoreName}`,
  current: 'El puntaje de Rosa',
  adviceHeading: 'Los consejos para Rosa',
  adviceLead:
    'Esto le dice a Rosa la guía de salud, que es un programa de computadora. Empieza con lo que más cuidado pide.',
  because: (reason) => `Se lo decimos ${reason}.`,
  source: 'Fuente:',
  yourTurnHeading: 'Ahora usted',
  yourTurn: 'Sus propios resultados se verán así, con sus números.',
  start: 'Empezar mi evaluación',
}
