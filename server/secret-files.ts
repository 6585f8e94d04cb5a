/** Lets a secret be given as the path of a file that holds it, as container platforms do. */

import { readFileSync } from 'node:fs'

/** Settings after the files were read, and what was wrong with them. */
export interface SecretFiles {
  readonly values: Readonly<Record<string, string | undefined>>
  /** One plain sentence each, without the secret. */
  readonly faults: readonly string[]
}

/**
 * Fills `NAME` from the file named by `NAME_FILE`.
 *
 * @param env - the settings as given.
 * @param names - the settings that may be given as a file.
 * @returns the settings with the secrets filled in; spaces and line ends around one are dropped.
 */
export function readSecretFiles(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): SecretFiles {
  const values = { ...env }
  const faults: string[] = []
  for (const name of names) {
    const path = env[`${name}_FILE`]
    if (path === undefined) continue
    if (env[name] !== undefined) {
      faults.push(`${name} and ${name}_FILE are both set: keep one of them`)
      continue
    }
    const secret = readSecret(path)
    if (secret === undefined) faults.push(`${name}_FILE names a file that cannot be read`)
    // Whoever names a file means to set something: without it the data would go somewhere else.
    else if (secret === '') faults.push(`${name}_FILE names a file that is empty`)
    else values[name] = secret
  }
  return { values, faults }
}

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}
