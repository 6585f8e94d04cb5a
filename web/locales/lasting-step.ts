/** How a step that was said for one moment is said for many days, when it becomes one of the plan. */

export const lastingStepTexts = {
  /** "Eat an egg now, and a little later" is "Eat an egg, and a little later"; "for now" and "tonight's" stay. */
  withoutMoment: (step: string) =>
    step
      .replace(/^(?:Today|Tonight|Now),? (\p{L})/u, (_, first: string) => first.toUpperCase())
      .replaceAll(
        /(?<!\b(?:for|from|by|until|just|of|is)|[.!?]) (?:right now|now|today|tonight)(?!['’\p{L}]| on\b| and then\b)/giu,
        '',
      ),
}

/** Texts of one language. */
export type LastingStepTexts = typeof lastingStepTexts
