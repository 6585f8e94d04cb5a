/** Serves the product and its references with the same questions, each behind a door that counts. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { instruments } from '#core/catalog.ts'
import { startAppServer } from '#test/support/app-server.ts'
import { registerMember } from '#test/support/person.ts'
import { startReference } from '../load/child-server.ts'
import { buildBareReact } from '../references/bare-react/build-bare-react.ts'
import { plainQuestionPage } from '../references/plain-question.ts'
import type { Contender } from './question-visit.ts'
import { openCountingDoor } from './traffic.ts'

/** A server behind its door. */
type Served = Pick<Contender, 'door'> & { readonly close: () => Promise<void> }

/** Serves the plain page. */
export function servePlainPage(): Promise<Served> {
  return serveFolder((folder) =>
    writeFileSync(join(folder, 'index.html'), plainQuestionPage(instruments.stress)),
  )
}

/** Serves the page of React alone. */
export function serveBareReact(): Promise<Served> {
  return serveFolder(buildBareReact)
}

/**
 * Serves a page out of a folder of its own, compressed as the product's files are.
 *
 * @param build - writes `index.html` and what it loads into the folder.
 */
export async function serveFolder(build: (folder: string) => void | Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'sledss-bench-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    await build(folder)
    const server = await startReference('static-folder', [folder])
    return await behindDoor(server, remove)
  } catch (fault) {
    remove()
    throw fault
  }
}

/** Serves the built product, as a guest and a member find it. */
export async function serveProduct() {
  const app = await startAppServer()
  const { userID, token } = await registerMember(app.url)
  const { door, close } = await behindDoor(app)
  const guest: Contender = { door, stored: { userID: 'guest-of-the-bench' } }
  const member: Contender = { door, stored: { userID, token } }
  return { guest, member, close }
}

async function behindDoor(
  server: { readonly url: string; readonly stop: () => Promise<void> },
  cleanUp = () => {},
): Promise<Served> {
  const door = await openCountingDoor(server.url)
  return {
    door,
    async close() {
      await Promise.all([door.stop(), server.stop()])
      cleanUp()
    },
  }
}
