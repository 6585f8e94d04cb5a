/** `npm run lighthouse`: Lighthouse's marks for the pages that people meet first, as a phone loads them. */

import { installOwnPackages } from './setup/own-packages.mjs'
import { inProject } from './setup/project-folder.mjs'
import { becomeCommand, runScript } from './setup/run-command.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => {
  const node = await setUp({ build: true })
  await installOwnPackages(inProject('bench', 'lighthouse', 'package'))
  await becomeCommand(node, [inProject('bench', 'lighthouse', 'main.ts')])
})
