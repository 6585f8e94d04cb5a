/** Where the project stands, so that every script works from any working folder. */

import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the project's folder. */
export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * A path inside the project.
 *
 * @param {...string} parts - names below the project's folder.
 * @returns {string} the absolute path.
 */
export function inProject(...parts) {
  return join(projectFolder, ...parts)
}
