/** The file `.env` with the operator's settings, where there is one. */

import { existsSync } from 'node:fs'
import { inProject } from './project-folder.mjs'

/**
 * @returns {string[]} arguments that make Node.js read the file; none where it is absent, because
 *   Node.js would remark on that at every start.
 */
export function settingsFileArguments() {
  const file = inProject('.env')
  return existsSync(file) ? [`--env-file=${file}`] : []
}
