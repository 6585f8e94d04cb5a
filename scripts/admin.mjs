/** `npm run admin -- <command>`: the operator's duties; sets up what is missing, then does one. */

import { inProject } from './setup/project-folder.mjs'
import { becomeCommand } from './setup/run-command.mjs'
import { settingsFileArguments } from './setup/settings-file.mjs'
import { runScript } from './setup/setup-failure.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => {
  const node = await setUp({ build: false })
  const program = inProject('server', 'admin', 'main.ts')
  // npm says where the operator stands; started without it, that is our own folder.
  const folder = process.env['INIT_CWD'] ?? process.cwd()
  await becomeCommand(node, [...settingsFileArguments(), program, ...process.argv.slice(2)], {
    INIT_CWD: folder,
  })
})
