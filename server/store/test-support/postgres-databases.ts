/** Makes and removes databases on the PostgreSQL of the tests. */

import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/**
 * Makes a database that nobody else uses.
 *
 * @param server - address of any database there.
 * @param template - name of the one to copy, to which nobody may be connected; empty where absent.
 * @returns its name and its address.
 */
export async function makeDatabase(
  server: string,
  template = 'template1',
): Promise<{ readonly name: string; readonly url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOn(server, `create database ${name} template ${template}`)
  const own = new URL(server)
  own.pathname = `/${name}`
  return { name, url: own.href }
}

/** Removes a database with all that is in it, and whoever is connected. */
export function removeDatabase(server: string, name: string): Promise<void> {
  return runOn(server, `drop database ${name} with (force)`)
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
