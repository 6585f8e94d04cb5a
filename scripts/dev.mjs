/** `npm run dev`: the API with restarts and the web app with hot reload, side by side. */

import { spawn } from 'node:child_process'
import { inProject, projectFolder, settingsFileArguments } from './setup/project-folder.mjs'
import { runScript } from './setup/run-command.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => {
  const node = await setUp({ build: false })
  const children = [
    [...settingsFileArguments(), '--watch', inProject('server', 'main.ts')],
    [
      inProject('node_modules', 'vite', 'bin', 'vite.js'),
      '--config',
      inProject('web', 'vite.config.ts'),
    ],
  ].map((args) => spawn(node, args, { cwd: projectFolder, stdio: 'inherit' }))

  const stopAll = () => children.forEach((child) => child.kill())
  process.on('SIGINT', stopAll)
  process.on('SIGTERM', stopAll)
  // One without the other is of no use: whichever ends takes the other along.
  children.forEach((child) => child.on('close', stopAll))
})
