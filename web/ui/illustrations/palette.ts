/** The few colours every picture is painted with, as design tokens: they follow light and dark. */

/** Paints by name; the values stand in `styles/tokens.css`. */
export const paint = {
  /** The drawn line, dark in both schemes: it lies on painted shapes. */
  ink: 'var(--art-ink)',
  /** A line that lies on the backdrop: it follows the text colour. */
  line: 'currentColor',
  /** The trim of the window, as bright as the page allows. */
  trim: 'var(--paper-raised)',
  cream: 'var(--art-cream)',
  sun: 'var(--sun)',
  leaf: 'var(--art-leaf)',
  skin: 'var(--art-skin)',
  /** Wood, bark, and the deeper of the two skins. */
  wood: 'var(--art-wood)',
  clay: 'var(--accent)',
  teal: 'var(--brand)',
  tealSoft: 'var(--brand-soft)',
} as const

/** Thickness of every line, in units of the drawing. */
export const lineWidth = 3
