/** Where a statement comes from: closed until a person wants to know. */

import { Disclosure } from './disclosure.tsx'

/** One source. */
export interface ListedSource {
  readonly id: string
  readonly citation: string
  /** Address of the source, or null. */
  readonly url: string | null
}

/**
 * The sources, which are named in English in every language; nothing where there are none.
 *
 * @param label - for example "Where this comes from".
 * @param newTab - words for people who need to know that a link opens a new tab.
 */
export function SourceList({
  label,
  newTab,
  sources,
}: {
  label: string
  newTab: string
  sources: readonly ListedSource[]
}) {
  if (sources.length === 0) return null
  return (
    <Disclosure summary={label}>
      <ul>
        {sources.map((source) => (
          <li key={source.id}>
            {source.url === null ? (
              <span lang="en">{source.citation}</span>
            ) : (
              <a href={source.url} target="_blank" rel="noopener noreferrer">
                <span lang="en">{source.citation}</span> {newTab}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
