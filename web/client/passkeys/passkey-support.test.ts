/** Passkeys are offered where they work, and nowhere else. */

import { afterEach, describe, expect, it, vi } from 'vitest'
import { autofillWorks, isSiteName, passkeysWork } from './passkey-support.ts'

/** Makes a browser that answers so; what is left out it does not know how to answer. */
function browserWith(answers: Readonly<Record<string, () => Promise<unknown>>>): void {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, answers),
  )
}

const yes = async () => true
const no = async () => false
const broken = () => Promise.reject(new Error('no'))

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('passkeys', () => {
  it('are not there in a browser that does not know them', async () => {
    expect(await passkeysWork()).toBe(false)
    expect(await autofillWorks()).toBe(false)
  })

  it.each([
    { isUserVerifyingPlatformAuthenticatorAvailable: yes },
    { isUserVerifyingPlatformAuthenticatorAvailable: no, isConditionalMediationAvailable: yes },
    { isConditionalMediationAvailable: broken, getClientCapabilities: phoneNearby },
  ])('are there with any one way to hold them: %o', async (answers) => {
    browserWith(answers)
    expect(await passkeysWork()).toBe(true)
  })

  it('are not there without a screen lock, a password manager or a phone', async () => {
    browserWith({
      isUserVerifyingPlatformAuthenticatorAvailable: no,
      isConditionalMediationAvailable: broken,
      getClientCapabilities: async () => ({}),
    })
    expect(await passkeysWork()).toBe(false)
  })

  it('are suggested where the browser can suggest them', async () => {
    browserWith({ isConditionalMediationAvailable: yes })
    expect(await autofillWorks()).toBe(true)
  })
})

async function phoneNearby() {
  return { hybridTransport: true }
}

describe('a host', () => {
  it.each([
    ['localhost', true],
    ['health.example.org', true],
    ['127.0.0.1', false],
    ['[::1]', false],
  ])('%s can hold passkeys: %s', (host, can) => {
    expect(isSiteName(host)).toBe(can)
  })
})
