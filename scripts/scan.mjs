/** `npm run scan`: lets sqlmap and wapiti attack the built product; see docs/security.md. */

import { inProject } from './setup/project-folder.mjs'
import { becomeCommand } from './setup/run-command.mjs'
import { runScript } from './setup/setup-failure.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => {
  const node = await setUp({ build: true })
  await becomeCommand(node, [inProject('test', 'scan', 'main.ts'), ...process.argv.slice(2)])
})
