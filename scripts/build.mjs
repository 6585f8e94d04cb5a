/** `npm run build`: the web app, its prerendered pages and their compressed twins, into dist/web. */

import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfSources, withdrawBuildStamp, writeBuildStamp } from './setup/build-stamp.mjs'
import { inProject } from './setup/project-folder.mjs'
import { runCommand } from './setup/run-command.mjs'
import { runScript, SetupFailure } from './setup/setup-failure.mjs'
import { setUp } from './setup.mjs'
import { compressTextFiles } from './web-build/compressed-twins.mjs'
import { takeRelease } from './web-build/offline-release.mjs'

const served = inProject('dist', 'web')
// Made aside and put in place when it is whole: a running server and a second build are not disturbed.
const workshop = inProject('dist', `build-${process.pid}`)
const clientFolder = join(workshop, 'web')
const prerenderFolder = join(workshop, 'prerender')
const workerName = 'service-worker.js'
const vite = [inProject('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error']
const config = ['--config', inProject('web', 'vite.config.ts'), '--emptyOutDir']

await runScript(async () => {
  const node = await setUp({ build: false })
  const hash = hashOfSources()
  process.once('exit', () => rmSync(workshop, { recursive: true, force: true }))
  await step('The web app', node, [...vite, ...config, '--outDir', clientFolder])
  await step('The prerenderer', node, [
    ...vite,
    ...config,
    '--outDir',
    prerenderFolder,
    '--ssr',
    inProject('web', 'prerender.tsx'),
  ])
  await step('The pages', node, [
    inProject('scripts', 'prerender.mjs'),
    clientFolder,
    join(prerenderFolder, 'prerender.js'),
  ])
  await buildWorker(node)
  // Only the steps before read it, and it names folders of this machine.
  rmSync(join(clientFolder, '.vite'), { recursive: true, force: true })
  await compressTextFiles(clientFolder)
  withdrawBuildStamp()
  rmSync(served, { recursive: true, force: true })
  renameSync(clientFolder, served)
  writeBuildStamp(hash)
})

/**
 * The service worker knows every file of the others, so it comes last.
 *
 * @param {string} node - the program.
 */
async function buildWorker(node) {
  const release = JSON.stringify(await takeRelease(clientFolder))
  const workerConfig = ['--config', inProject('web', 'build', 'service-worker.config.ts')]
  const workerFolder = join(workshop, 'worker')
  await step(
    'The service worker',
    node,
    [...vite, ...workerConfig, '--emptyOutDir', '--outDir', workerFolder],
    { RELEASE: release },
  )
  renameSync(join(workerFolder, workerName), join(clientFolder, workerName))
}

/**
 * @param {string} what - what is built, to begin a sentence.
 * @param {string} node - the program.
 * @param {readonly string[]} args - its arguments.
 * @param {Record<string, string>} env - what it is told besides.
 */
async function step(what, node, args, env = {}) {
  const { code } = await runCommand(node, args, { env: { NODE_ENV: 'production', ...env } })
  if (code !== 0) throw new SetupFailure(`${what} could not be built.`)
}
