/** `npm run lighthouse`: Lighthouse's marks for the pages that people meet first, as a phone loads them. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from './setup/project-folder.mjs'
import { becomeCommand, runCommand, runScript, SetupFailure } from './setup/run-command.mjs'
import { setUp } from './setup.mjs'

const folder = inProject('bench', 'lighthouse', 'package')

await runScript(async () => {
  const node = await setUp({ build: true })
  if (!existsSync(join(folder, 'node_modules', 'lighthouse'))) {
    const { code } = await runCommand('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder])
    if (code !== 0) throw new SetupFailure('Lighthouse could not be installed.')
  }
  await becomeCommand(node, [inProject('bench', 'lighthouse', 'main.ts')])
})
