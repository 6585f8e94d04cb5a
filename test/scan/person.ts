/** People with an account, one for each thing that is scanned. */

import { addresses } from '#contract/addresses.ts'

/** A person whose token and id go into a request. */
export interface Scanned {
  readonly email: string
  readonly password: string
  readonly userId: string
  readonly token: string
}

const password = 'long enough words'

/**
 * Registers a person and signs them in.
 *
 * @param url - the running app.
 * @param name - of the person, unlike any other.
 * @returns the person.
 */
export async function newPerson(url: string, name: string): Promise<Scanned> {
  const email = `${name.toLowerCase()}@example.org`
  await post(url + addresses.register.path, {
    email,
    password,
    yearOfBirth: 1950,
    gender: 'Female',
  })
  const { token = '', userID = '' } = await post(url + addresses.login.path, { email, password })
  return { email, password, userId: userID, token }
}

async function post(url: string, body: object): Promise<Partial<Record<string, string>>> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.json()
}
