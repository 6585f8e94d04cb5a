/** Loaded before a program (`node --import`): appends the address of every module it loads to the file in `MODULE_LIST`. */

import { registerHooks } from 'node:module'
import { appendFileSync } from 'node:fs'

const list = process.env['MODULE_LIST'] ?? ''

registerHooks({
  load(url, context, next) {
    // A file, not a pipe: one that its reader is too busy to empty fails the write, and the program with it.
    appendFileSync(list, `${url}\n`)
    return next(url, context)
  },
})
