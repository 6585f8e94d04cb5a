/** Splits an advice text into its points. */

/**
 * Where one point ends: at a line end, at a bullet, or at a dash that stands alone. Dashes inside
 * words ("well-being") and ranges of numbers ("20 - 30 minutes") belong to the point.
 */
const pointEnd = /[\r\n]+|\s*[•‣◦▪●·]\s*|(?<!\d)\s+[-–—*]\s+|(?<=\d)\s+[-–—*]\s+(?!\d)/u

/** A bullet or dash that opens a line. */
const opening = /^[\s•‣◦▪●·*–—-]+(?=\s|\p{L})/u

/**
 * Splits as the specification says (section 4): on newlines, bullets or dashes.
 *
 * @param advice - the whole text.
 * @returns the points without their signs, in order; none is empty.
 */
export function splitAdvice(advice: string): readonly string[] {
  return advice
    .split(pointEnd)
    .map((point) => point.replace(opening, '').trim())
    .filter((point) => /[\p{L}\d]/u.test(point))
}
