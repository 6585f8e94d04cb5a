/** Gives every text file of the build a Brotli and a gzip twin, so that the server only sends. */

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textFile = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/

/** Below this a compressed file is hardly smaller. */
const smallestBytes = 512

/**
 * Above this, which is fetched beside a page alone, the last step of Brotli is left out: it doubles the work
 * and saves 2 % of such a file.
 */
const longWorkBytes = 1_000_000

/**
 * Writes `name.br` and `name.gz` beside every text file that is worth it.
 *
 * @param {string} folder - absolute path of the built app.
 */
export async function compressTextFiles(folder) {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names.filter((name) => textFile.test(name)).map((name) => compressFile(join(folder, name))),
  )
}

/** @param {string} file - absolute path of a text file. */
async function compressFile(file) {
  const text = await readFile(file)
  if (text.length < smallestBytes) return
  const quality = constants.BROTLI_MAX_QUALITY - (text.length > longWorkBytes ? 1 : 0)
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
      },
    }),
    promisify(gzip)(text, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
}
