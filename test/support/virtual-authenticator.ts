/** A fingerprint reader in software, inside a real browser: Chromium's own virtual authenticator. */

import type { Page } from 'playwright-core'

/** The device of one page. */
export interface VirtualAuthenticator {
  /**
   * Counts the passkeys on it.
   *
   * @returns how many.
   */
  readonly count: () => Promise<number>
  /**
   * Gives another page a device with the same passkeys, as a person has them on all of theirs.
   *
   * @param page - before it uses a passkey.
   * @param isAnswering - false to leave the browser waiting for the person at first.
   */
  readonly copyTo: (page: Page, isAnswering?: boolean) => Promise<VirtualAuthenticator>
  /** Whether the finger on the reader is the right one from now on. */
  readonly setFinger: (isRight: boolean) => Promise<void>
  /** Whether the person answers from now on; who does not leaves the browser waiting. */
  readonly setAnswering: (isAnswering: boolean) => Promise<void>
}

/**
 * Gives a page a device with a fingerprint reader and no passkeys.
 *
 * @param page - before it makes or uses a passkey. Its address must have a name, like `localhost`.
 * @param isAnswering - false to leave the browser waiting for the person at first.
 */
export async function addVirtualAuthenticator(
  page: Page,
  isAnswering = true,
): Promise<VirtualAuthenticator> {
  const { send, authenticatorId } = await plugIn(page, isAnswering)
  return operate(send, authenticatorId)
}

type Send = Awaited<ReturnType<typeof openSession>>

async function openSession(page: Page) {
  const session = await page.context().newCDPSession(page)
  return session.send.bind(session)
}

async function plugIn(page: Page, isAnswering: boolean) {
  const send = await openSession(page)
  await send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: isAnswering,
    },
  })
  return { send, authenticatorId }
}

function operate(send: Send, authenticatorId: string): VirtualAuthenticator {
  const read = async () => (await send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return {
    count: async () => (await read()).length,
    async copyTo(page, isAnswering = true) {
      const copy = await plugIn(page, isAnswering)
      for (const credential of await read()) {
        const { authenticatorId: target } = copy
        await copy.send('WebAuthn.addCredential', { authenticatorId: target, credential })
      }
      return operate(copy.send, copy.authenticatorId)
    },
    async setFinger(isUserVerified) {
      await send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    async setAnswering(enabled) {
      await send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}
