/** The commands of package.json that set up what is missing and then hand over to one program. */

import { installOwnPackages } from './setup/own-packages.mjs'
import { inProject, settingsFileArguments } from './setup/project-folder.mjs'
import { becomeCommand, runScript, SetupFailure } from './setup/run-command.mjs'
import { setUp } from './setup.mjs'

/**
 * @typedef {object} Command
 * @property {readonly string[]} program - the file that is run, by its place in the project.
 * @property {readonly string[]} [node] - arguments for Node.js itself.
 * @property {boolean} [build] - whether it needs the built web app.
 * @property {boolean} [settings] - whether it reads the operator's settings.
 * @property {Readonly<Record<string, readonly string[]>>} [packages] - folders with packages of their own, by the
 *   argument that asks for them.
 * @property {string} [lastLine] - printed after a failed set-up, for who reads the output by machine.
 */

/** @type {Readonly<Record<string, Command>>} */
const commands = {
  /** Runs the server until it is stopped. */
  start: { program: ['server', 'main.ts'], build: true, settings: true },
  /**
   * One of the operator's duties: `npm run admin -- <command>`. Many rows pass through its hands: where there
   * is much memory, Node.js else lets what is done with pile up before it clears it away.
   */
  admin: {
    program: ['server', 'admin', 'main.ts'],
    node: ['--max-semi-space-size=4'],
    settings: true,
  },
  /** The checks that take seconds: types, format, lint, unit tests. */
  check: { program: ['scripts', 'suite', 'quick-suite.ts'] },
  /** Every check there is. */
  test: { program: ['scripts', 'suite', 'full-suite.ts'], lastLine: '0 passed, 1 failed' },
  /** Measures the built product beside its references; `--short` for a first look, `--peers` beside programs of others. */
  bench: {
    program: ['bench', 'main.ts'],
    build: true,
    packages: { '--peers': ['bench', 'peers', 'package'] },
  },
  /**
   * `guesses [count]` guesses 10,000 passwords and as many codes; `fuzz [runs]` sends 300 good and bent
   * calls of each kind to every endpoint, with new chances; `fleet [people] [seconds]` breaks three processes
   * and their database while people walk through.
   */
  soak: { program: ['scripts', 'soak', 'main.ts'] },
  /** Lets sqlmap and wapiti attack the built product; see docs/security.md. */
  scan: { program: ['test', 'scan', 'main.ts'], build: true },
  /** Takes the pictures of docs/screens anew, of the built app in a real browser. */
  screenshots: { program: ['scripts', 'screenshots', 'main.ts'], build: true },
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]

await runScript(async () => {
  if (command === undefined) {
    throw new SetupFailure(`There is no command "${name}": ${Object.keys(commands).join(', ')}.`)
  }
  const { program, node: nodeArguments = [], build = false, settings = false } = command
  const node = await setUp({ build })
  for (const [argument, folder] of Object.entries(command.packages ?? {})) {
    if (args.includes(argument)) await installOwnPackages(inProject(...folder))
  }
  await becomeCommand(
    node,
    [
      ...nodeArguments,
      ...(settings ? settingsFileArguments() : []),
      inProject(...program),
      ...args,
    ],
    {
      // npm says where a person stands; started without it, that is our own folder.
      INIT_CWD: process.env['INIT_CWD'] ?? process.cwd(),
      // What one start has compiled the next one reads: more than half of a start. Where it may not be written, Node.js goes on without.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? inProject('dist', 'compiled'),
    },
  )
}, command?.lastLine)
