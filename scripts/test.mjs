/** `npm test`: sets up what is missing, then runs every check there is. */

import { inProject } from './setup/project-folder.mjs'
import { becomeCommand } from './setup/run-command.mjs'
import { runScript } from './setup/setup-failure.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => {
  const node = await setUp({ build: false })
  await becomeCommand(node, [inProject('scripts', 'suite', 'full-suite.ts')])
}, '0 passed, 1 failed')
