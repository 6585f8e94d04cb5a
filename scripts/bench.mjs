/** `npm run bench`: measures the built product beside its references; `--short` for a first look. */

import { inProject } from './setup/project-folder.mjs'
import { becomeCommand } from './setup/run-command.mjs'
import { runScript } from './setup/setup-failure.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => {
  const node = await setUp({ build: true })
  await becomeCommand(node, [inProject('bench', 'main.ts'), ...process.argv.slice(2)])
})
