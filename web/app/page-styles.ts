/** The page that was opened carries its own styles; those of all others come in one file with the next page. */

let others: Promise<unknown> | undefined

/**
 * Makes sure that a page looks as it should.
 *
 * @param route - path of the route of the page that will be shown.
 * @returns resolves once its styles are there; rejects when they did not come, and the next call tries again.
 */
export async function stylesOf(route: string): Promise<void> {
  // There is none while prerendering; in development, and without a connection, all styles are there.
  const carried = globalThis.document?.querySelector<HTMLElement>('style[data-page]')?.dataset
  if (carried?.['others'] === undefined || carried['page'] === route) return
  others ??= fetchStyles(carried['others'])
  await others
}

function fetchStyles(href: string): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      others = undefined
      reject(new Error(`${href} did not come`))
    })
    document.head.append(link)
  })
}
