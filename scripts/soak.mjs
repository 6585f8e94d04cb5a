/**
 * `npm run soak -- guesses [count]` guesses 10,000 passwords and as many codes; `npm run soak -- fuzz
 * [runs]` sends 300 good and bent calls of each kind to every endpoint, with new chances.
 */

import { inProject } from './setup/project-folder.mjs'
import { becomeCommand } from './setup/run-command.mjs'
import { runScript } from './setup/setup-failure.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => {
  const node = await setUp({ build: false })
  await becomeCommand(node, [inProject('scripts', 'soak', 'main.ts'), ...process.argv.slice(2)])
})
