/** `npm run screenshots`: takes the pictures of docs/screens anew, of the built app in a real browser. */

import { inProject } from './setup/project-folder.mjs'
import { becomeCommand } from './setup/run-command.mjs'
import { runScript } from './setup/setup-failure.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => {
  const node = await setUp({ build: true })
  await becomeCommand(node, [inProject('scripts', 'screenshots', 'main.ts')])
})
