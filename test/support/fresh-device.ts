/**
 * Gives each file of tests modules of its own and a device on which nothing is kept: the files of one
 * process share its simulated browser, and what a module remembers.
 */

import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { vi } from 'vitest'
import { InPageThread } from './guest-device.ts'

vi.resetModules()
localStorage.clear()
sessionStorage.clear()
globalThis.indexedDB = new IDBFactory()
Object.assign(globalThis, { Worker: InPageThread })
