/** Looks for an installed program, without running a shell. */

import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Finds a program by its name.
 *
 * @param name - without the .exe of Windows.
 * @param folders - where to look; the folders of PATH where absent.
 * @returns its absolute path, or undefined when it is in none of them.
 */
export function findProgram(
  name: string,
  folders: readonly string[] = (process.env['PATH'] ?? '').split(delimiter),
): string | undefined {
  const file = process.platform === 'win32' ? `${name}.exe` : name
  return folders.map((folder) => join(folder, file)).find(isExecutable)
}

/** Whether a file is there and may be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
