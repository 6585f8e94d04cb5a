/** Lets every address be read, however it was mistyped. */

/** The part of a request that is read. */
interface Addressed {
  readonly url?: string | undefined
}

/**
 * Gives the address to route by. A path whose escapes are broken, like `/about%`, is taken letter by
 * letter: it then meets the same pages, guards and refusals as any other.
 *
 * @param request - the request as it came.
 * @returns the address, with a path that can be decoded.
 */
export function readableAddress({ url = '/' }: Addressed): string {
  const [path = '', ...query] = url.split(/(?=\?)/)
  if (canDecode(path)) return url
  return [path.replaceAll('%', '%25'), ...query].join('')
}

function canDecode(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
