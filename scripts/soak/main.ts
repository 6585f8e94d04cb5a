/** Long trials that are not part of `npm test`: the same code as its short forms, with more of everything. */

import { runFleet } from '#test/support/fleet/fleet-run.ts'
import { startPostgres } from '#test/support/throwaway-postgres.ts'
import { runGuessCampaign } from '#test/support/guess-campaign.ts'
import { inProject } from '../setup/project-folder.mjs'
import { runCommand } from '../setup/run-command.mjs'

const [what = '', given, seconds = '300'] = process.argv.slice(2)

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
  async fleet() {
    const people = Number(given ?? 200)
    const lasts = Number(seconds)
    const result = await runFleet(
      {
        people,
        seconds: lasts,
        arrivalSeconds: Math.min(60, lasts / 5),
        frozenSeconds: Math.min(60, lasts / 3),
        thinkMs: 2000,
      },
      (line) => console.log(line),
    )
    console.log(JSON.stringify(result, undefined, 2))
    const { lost, doubled, peopleLost, plansLost } = result.found
    return lost + doubled + peopleLost + plansLost + result.faults.count === 0 ? 0 : 1
  },
}

const trial = trials[what]
if (trial === undefined) {
  console.error(
    'Usage: npm run soak -- guesses [count], or -- fuzz [runs], or -- fleet [people] [seconds]',
  )
  process.exitCode = 2
} else process.exitCode = await trial()
