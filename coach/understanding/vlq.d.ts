/** The package's own types cannot be found by its `exports`. */
declare module 'vlq' {
  /** Reads numbers. */
  export function decode(text: string): number[]
  /** Writes numbers. */
  export function encode(numbers: number[]): string
}
