/** Long trials that are not part of `npm test`: the same code as its short forms, with more of everything. */

import { startPostgres } from '#test/support/throwaway-postgres.ts'
import { runGuessCampaign } from '#test/support/guess-campaign.ts'
import { inProject } from '../setup/project-folder.mjs'
import { runCommand } from '../setup/run-command.mjs'

const [what = '', given] = process.argv.slice(2)

const trials: Readonly<Record<string, () => Promise<number>>> = {
  async guesses() {
    const result = await runGuessCampaign(Number(given ?? 10_000), (part) =>
      console.log(JSON.stringify(part)),
    )
    console.log(JSON.stringify(result, undefined, 2))
    return result.passwords.accepted + result.codes.accepted === 0 ? 0 : 1
  },
  async fuzz() {
    const postgres = await startPostgres()
    try {
      const seed = process.env['FAST_CHECK_SEED'] ?? String(Date.now() % 2 ** 31)
      console.log(`FAST_CHECK_SEED=${seed}`)
      const env = {
        TEST_DATABASE_URL: postgres.url,
        FUZZ_RUNS: given ?? '300',
        FAST_CHECK_SEED: seed,
      }
      const vitest = inProject('node_modules', 'vitest', 'vitest.mjs')
      const patience = ['--testTimeout', String(30 * 60_000)]
      const args = [vitest, 'run', '--project', 'unit', 'server/http/fuzz', ...patience]
      return (await runCommand(process.execPath, args, { env })).code
    } finally {
      await postgres.stop()
    }
  },
}

const trial = trials[what]
if (trial === undefined) {
  console.error('Usage: npm run soak -- guesses [count], or npm run soak -- fuzz [runs]')
  process.exitCode = 2
} else process.exitCode = await trial()
