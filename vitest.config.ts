/** Three groups of tests: plain, in a simulated page, and whole journeys in a real browser. */

import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'
import { waitTimeoutMs } from './test/support/wait-timeout.ts'

const rooms = '{core,coach,contract,server,scripts,test,bench}'

export default defineConfig({
  test: {
    // Two also on two cores, where one would be left idle.
    maxWorkers: 2,
    expect: { poll: { timeout: waitTimeoutMs } },
    // For a hang alone, like every limit here: a busy machine never comes near.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A process of its own for each file would take a third of the time of all tests. What one leaves
    // behind fails it (test/support/leaves-nothing.ts), so files may come in any order.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${rooms}/**/*.test.ts`],
          setupFiles: [
            'test/support/leaves-nothing.ts',
            'test/support/fixed-chance.ts',
            'coach/matters/faq/all.ts',
          ],
          globalSetup: ['server/test-support/migrated-databases.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [
            'test/support/fresh-device.ts',
            'test/support/leaves-nothing.ts',
            'test/support/fixed-chance.ts',
          ],
          // The contrast test reads the tokens; all other styles stay out.
          css: { include: [/tokens\.css/] },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/**/*.e2e.ts'],
          // An e2e test waits for the browser much of its time.
          maxWorkers: 3,
        },
      },
    ],
  },
})
