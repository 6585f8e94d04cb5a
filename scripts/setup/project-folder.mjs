/** Where the project and its operator's settings stand, whatever the working folder. */

import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { existsSync } from 'node:fs'

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

/**
 * @returns {string[]} arguments that make Node.js read `.env`, the operator's settings; none where it is absent, because
 *   Node.js would remark on that at every start.
 */
export function settingsFileArguments() {
  const file = inProject('.env')
  return existsSync(file) ? [`--env-file=${file}`] : []
}
