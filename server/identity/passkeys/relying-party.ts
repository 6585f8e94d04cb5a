/** The site as authenticators know it: the name that passkeys are bound to, and where they may be used. */

/** A passkey works for one name of a site alone. */
export interface RelyingParty {
  /** Host name without a port, for example `health.example.org`. */
  readonly id: string
  /** Shown by the device while a passkey is made. */
  readonly name: string
  /**
   * Judges where a browser says it was.
   *
   * @param origin - for example `https://health.example.org`.
   * @returns true for the site itself.
   */
  isOrigin(origin: string): boolean
}

const name = 'Healthy Lifestyle Choices'

/** Browsers trust this machine's own name without TLS (Secure Contexts, section 3.1). */
const thisMachine = { id: 'localhost', origins: /^https?:\/\/localhost(?::\d{1,5})?$/ }

/**
 * Makes the relying party.
 *
 * @param publicUrl - the address people use; empty for this machine, at whatever port.
 * @returns the relying party. Browsers take no address in numbers for a name: there, nobody can make
 *   a passkey.
 */
export function createRelyingParty(publicUrl: string): RelyingParty {
  if (publicUrl === '') {
    return { id: thisMachine.id, name, isOrigin: (origin) => thisMachine.origins.test(origin) }
  }
  const site = new URL(publicUrl)
  return { id: site.hostname, name, isOrigin: (origin) => origin === site.origin }
}
