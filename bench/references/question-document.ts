/** The HTML around a page of questions, the same for every reference and peer. */

import type { PageFiles } from './bundle-page.ts'

/** What a page brings. */
export interface Document extends Partial<PageFiles> {
  readonly title: string
  readonly body: string
  readonly style?: string
  /** Said by pages whose first answer can be pressed only once their script has run. */
  readonly isReadyWhenShown?: boolean
  /** For scripts that are no modules. */
  readonly areScriptsPlain?: boolean
}

/** As much style as a person needs to read and press, where a page brings none of its own. */
export const leastStyle =
  'body{font:19px/1.5 sans-serif;margin:1rem}label{display:block;padding:1rem}'

/** Writes a whole document; scripts run in their order, after the page has been read. */
export function questionDocument(page: Document): string {
  const { title, body, style = '', scripts = [], styles = [] } = page
  const kind = page.areScriptsPlain ? 'defer' : 'type="module"'
  return `<!doctype html>
<html lang="en"${page.isReadyWhenShown ? ' data-ready' : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
<style>${style}</style>
${scripts.map((address) => `<script ${kind} src="${address}"></script>`).join('\n')}
</head><body>${body}</body></html>`
}
