/** Loaded before a program (`node --import`): writes the address of every module it loads to its standard error. */

import { registerHooks } from 'node:module'
import { writeSync } from 'node:fs'

const standardError = 2

registerHooks({
  load(url, context, next) {
    writeSync(standardError, `loaded ${url}\n`)
    return next(url, context)
  },
})
