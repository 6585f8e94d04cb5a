/** `npm start`: sets up what is missing, then runs the server until it is stopped. */

import { inProject } from './setup/project-folder.mjs'
import { becomeCommand } from './setup/run-command.mjs'
import { settingsFileArguments } from './setup/settings-file.mjs'
import { runScript } from './setup/setup-failure.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => {
  const node = await setUp({ build: true })
  await becomeCommand(node, [...settingsFileArguments(), inProject('server', 'main.ts')])
})
