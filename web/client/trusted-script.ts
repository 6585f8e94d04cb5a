/** The pages' policy lets no text become a script; the addresses of the two workers are the exceptions it names. */

/** Not in the compiler's list of the browser's parts yet (W3C Trusted Types). */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string }
}

/**
 * Lets one address be a script, once: a policy of the name lets through that address and nothing else.
 *
 * @param name - of a policy that the server allows (server/edge/headers.ts).
 * @param address - a constant of the build.
 */
export function trustedScript(name: 'service-worker' | 'coach', address: string): string {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
  if (trustedTypes === undefined) return address
  const policy = trustedTypes.createPolicy(name, {
    createScriptURL(asked) {
      if (asked === address) return asked
      throw new TypeError(`This is not the script of ${name}.`)
    },
  })
  return policy.createScriptURL(address)
}
