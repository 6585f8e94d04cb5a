/**
 * Builds the web app once for each language and brings the builds together.
 *
 * Arguments: a folder to work in and the folder of the whole, both absolute; then the languages to build,
 * all of them when none is named.
 */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#core/languages.ts'
import { inProject } from '../setup/project-folder.mjs'
import { runCommand, runScript, SetupFailure } from '../setup/run-command.mjs'
import { joinLanguages } from './joined-languages.mjs'

const [workshop = '', whole = '', ...others] = process.argv.slice(2)
const wanted = others.length > 0 ? others : languages
const vite = [inProject('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error']
const config = ['--config', inProject('web', 'vite.config.ts'), '--emptyOutDir']

await runScript(async () => {
  mkdirSync(whole, { recursive: true })
  // A build uses one core most of its time.
  await Promise.all(wanted.map(buildLanguage))
  await joinLanguages(
    wanted.map((language) => ({ language, folder: clientOf(language) })),
    whole,
  )
})

/** @param {string} language */
function clientOf(language) {
  return join(workshop, language, 'web')
}

/** @param {string} language - code of a language. */
async function buildLanguage(language) {
  const client = clientOf(language)
  const prerenderer = join(workshop, language, 'prerender')
  await step('web app', [...vite, ...config, '--outDir', client], language)
  await step(
    'prerenderer',
    [...vite, ...config, '--outDir', prerenderer, '--ssr', inProject('web', 'prerender.tsx')],
    language,
  )
  await step(
    'pages',
    [inProject('scripts', 'prerender.mjs'), client, join(prerenderer, 'prerender.js')],
    language,
  )
}

/**
 * @param {string} what - what is built.
 * @param {readonly string[]} args - arguments of Node.js.
 * @param {string} language - code of its language.
 */
async function step(what, args, language) {
  const env = { NODE_ENV: 'production', BUILD_LANGUAGE: language }
  const { code } = await runCommand(process.execPath, args, { env })
  if (code !== 0) throw new SetupFailure(`The ${what} could not be built in "${language}".`)
}
