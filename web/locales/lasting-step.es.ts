/** How a step that was said for one moment is said for many days, in Spanish. */

import type { LastingStepTexts } from './lasting-step.ts'

export const lastingStepTexts: LastingStepTexts = {
  withoutMoment: (step) =>
    step
      .replace(/^(?:Hoy|Ahora|Esta noche),? (\p{L})/u, (_, first: string) => first.toUpperCase())
      .replace(/^(\p{L}+) ya (?=\p{L})/u, '$1 ')
      .replaceAll(
        /(?<!\b(?:por|que|para|de|desde|hasta)|[.!?]) (?:hoy mismo|hoy|ahora mismo|ahora|esta noche)(?!\p{L})/giu,
        '',
      ),
}
