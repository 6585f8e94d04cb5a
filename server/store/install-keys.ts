/** Random keys that every process of one installation shares. */

import type { Database } from './databases/database.ts'

/**
 * Makes the repository of keys, each of which is made once.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createInstallKeys(database: Database) {
  return {
    /**
     * Gives a key; the first caller of all processes makes it.
     *
     * @param name - what the key is for.
     * @param fresh - the key where there is none yet: 256 random bits as text.
     * @returns the key that all processes have.
     */
    obtain: (name: string, fresh: string): Promise<string> =>
      database.write(async (transaction) => {
        await transaction
          .insertInto('install_keys')
          .values({ name, secret: fresh })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute()
        const row = await transaction
          .selectFrom('install_keys')
          .select('secret')
          .where('name', '=', name)
          .executeTakeFirstOrThrow()
        return row.secret
      }),
  }
}

/** The repository of keys. */
export type InstallKeys = ReturnType<typeof createInstallKeys>
