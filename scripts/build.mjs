/** `npm run build`: the web app in every language, with its compressed twins, into dist/web. */

import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfSources, withdrawBuildStamp, writeBuildStamp } from './setup/build-stamp.mjs'
import { inProject } from './setup/project-folder.mjs'
import { runCommand, runScript, SetupFailure } from './setup/run-command.mjs'
import { setUp } from './setup.mjs'
import { compressTextFiles } from './web-build/compressed-twins.mjs'
import { takeRelease } from './web-build/offline-release.mjs'

const served = inProject('dist', 'web')
// Made aside and put in place when it is whole: a running server and a second build are not disturbed.
const workshop = inProject('dist', `build-${process.pid}`)
const workerName = 'service-worker.js'
const made = join(workshop, 'web')

await runScript(async () => {
  const node = await setUp({ build: false })
  const hash = hashOfSources()
  process.once('exit', () => rmSync(workshop, { recursive: true, force: true }))
  // On the project's own Node.js, which reads the list of languages; this one may be older.
  const { code } = await runCommand(node, [
    inProject('scripts', 'web-build', 'build-languages.mjs'),
    workshop,
    made,
  ])
  if (code !== 0) throw new SetupFailure('The pages could not be built.')
  await buildWorker(node)
  await compressTextFiles(made)
  withdrawBuildStamp()
  rmSync(served, { recursive: true, force: true })
  renameSync(made, served)
  writeBuildStamp(hash)
})

/**
 * The service worker knows every file of the others, so it comes last.
 *
 * @param {string} node - the program.
 */
async function buildWorker(node) {
  const folder = join(workshop, 'worker')
  const { code } = await runCommand(
    node,
    [
      inProject('node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      '--config',
      inProject('web', 'build', 'service-worker.config.ts'),
      '--logLevel',
      'error',
      '--emptyOutDir',
      '--outDir',
      folder,
    ],
    { env: { NODE_ENV: 'production', RELEASE: JSON.stringify(await takeRelease(made)) } },
  )
  if (code !== 0) throw new SetupFailure('The service worker could not be built.')
  renameSync(join(folder, workerName), join(made, workerName))
}
