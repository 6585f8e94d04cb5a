/**
 * The versions of the consent text. The words stand in `web/locales/consent.ts` and its twins; a test there holds
 * them to their version, so that nobody is bound to words they have not read.
 */

/** Every version people were ever asked to agree to, oldest first; none is taken out. */
export const consentVersions = ['2026-11-21'] as const

/** One of these versions. */
export type ConsentVersion = (typeof consentVersions)[number]

/** The version that is asked for today. */
export const currentConsentVersion: ConsentVersion = '2026-11-21'
