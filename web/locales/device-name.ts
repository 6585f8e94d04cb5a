/** What a browser or a passkey is called; the server keeps one name of it, whatever the language. */

/**
 * Says a name in the language of the page.
 *
 * @param name - as the server keeps it, for example `Firefox on Windows`.
 */
export const deviceName: DeviceName = (name) => name

/** The same in any language. */
export type DeviceName = (name: string) => string
