/** What every command does first: the packages, and for most of them the built web app. */

import { isBuildCurrent } from './setup/build-stamp.mjs'
import { installDependencies } from './setup/dependencies.mjs'
import { inProject } from './setup/project-folder.mjs'
import { projectNode } from './setup/project-node.mjs'
import { runCommand, SetupFailure } from './setup/run-command.mjs'

/**
 * Brings this checkout to where the command can run; quick when nothing has changed.
 *
 * @param {{ build: boolean }} wanted - whether the command needs the built web app.
 * @returns {Promise<string>} path of the Node.js to run the command with.
 * @throws {SetupFailure} with a sentence, when something cannot be set up.
 */
export async function setUp({ build }) {
  await installDependencies()
  const node = projectNode()
  if (build && !isBuildCurrent()) {
    console.log('Building the web app …')
    const { code } = await runCommand(node, [inProject('scripts', 'build.mjs')])
    if (code !== 0) throw new SetupFailure('The web app could not be built; see the message above.')
  }
  return node
}
