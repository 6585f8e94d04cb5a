/** The type that holds two languages of the same words together. */

/** The same words in any language: the same keys and as many lines, every text another one. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...values: never) => unknown
    ? Words
    : { readonly [Key in keyof Words]: Translated<Words[Key]> }
