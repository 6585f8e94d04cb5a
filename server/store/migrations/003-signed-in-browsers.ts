/** Browsers get a name and an id of their own, and every session its browser. */

import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { createIdSource } from '../../ids.ts'
import type { Schema } from '../schema.ts'

/** Nothing was kept by which an older browser could be told from another. */
const unknownName = 'A browser'

/**
 * Adds the columns and fills them for browsers and sessions that are there already.
 *
 * @param database - a database with the proofs of identity.
 */
export async function signedInBrowsers(database: Kysely<Schema>): Promise<void> {
  await addColumns(database)
  await nameBrowsers(database)
  await placeSessions(database)
  await database.schema
    .createIndex('devices_by_id')
    .on('devices')
    .columns(['user_id', 'id'])
    .unique()
    .execute()
}

/** An embedded database takes a new column that is never empty only with a value for old rows. */
async function addColumns({ schema }: Kysely<Schema>): Promise<void> {
  for (const name of ['id', 'last_used_at'] as const) {
    await schema
      .alterTable('devices')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  await schema
    .alterTable('devices')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(unknownName))
    .execute()
  await schema
    .alterTable('sessions')
    .addColumn('device_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}

async function nameBrowsers(database: Kysely<Schema>): Promise<void> {
  const devices = await database
    .selectFrom('devices')
    .select(['user_id', 'token_hash', 'created_at'])
    .orderBy('created_at')
    .execute()
  let madeAt = new Date(0)
  const newId = createIdSource(() => madeAt, randomBytes)
  for (const device of devices) {
    madeAt = new Date(device.created_at)
    await database
      .updateTable('devices')
      .set({ id: newId() })
      .where('user_id', '=', device.user_id)
      .where('token_hash', '=', device.token_hash)
      .execute()
  }
}

/**
 * A person with one browser can only have signed in there. Where there are several nothing tells
 * which; those sessions end, so that none is left that could not be ended from the list. Their
 * browsers are still known, and email alone opens them again.
 */
async function placeSessions(database: Kysely<Schema>): Promise<void> {
  await database
    .updateTable('sessions')
    .set((eb) => ({
      device_id: eb
        .selectFrom('devices')
        .select((of) => of.fn.min<string>('devices.id').as('id'))
        .whereRef('devices.user_id', '=', 'sessions.user_id'),
    }))
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('devices')
        .select('user_id')
        .groupBy('user_id')
        .having((of) => of.fn.countAll(), '=', 1),
    )
    .execute()
  await database.deleteFrom('sessions').where('device_id', '=', '').execute()
  await database
    .updateTable('devices')
    .set((eb) => ({
      last_used_at: eb.fn.coalesce(
        eb
          .selectFrom('sessions')
          .select((of) => of.fn.max<string>('sessions.created_at').as('at'))
          .whereRef('sessions.user_id', '=', 'devices.user_id')
          .whereRef('sessions.device_id', '=', 'devices.id'),
        'devices.created_at',
      ),
    }))
    .execute()
}
