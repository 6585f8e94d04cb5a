/** `npm run check`: the checks that take seconds: types, format, lint, unit tests. */

import { inProject } from './setup/project-folder.mjs'
import { becomeCommand } from './setup/run-command.mjs'
import { runScript } from './setup/setup-failure.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => {
  const node = await setUp({ build: false })
  await becomeCommand(node, [inProject('scripts', 'suite', 'quick-suite.ts')])
})
