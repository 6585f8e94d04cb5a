/** The studies and guides the coach rests on; fetched apart, because few people ask for them. */

import { useEffect, useState } from 'react'
import type { EvidenceEntry } from '#coach/evidence/entry.ts'
import { type LifestyleDomain, lifestyleDomains } from '#core/lifestyle-domain.ts'
import { methodsTexts } from '../../locales/methods.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Loading } from '../../ui/loading.tsx'
import styles from './methods-page.module.css'

type Evidence = readonly EvidenceEntry[] | 'loading' | 'failed'

/** The part of the methods page about the coach; each domain is closed, so nothing moves when it fills. */
export function CoachSources() {
  const texts = methodsTexts
  const evidence = useEvidence()
  return (
    <section className={styles.part} id="sources">
      <h2>{texts.sourcesHeading}</h2>
      <p>{texts.sourcesLead}</p>
      {lifestyleDomains.map((domain) => (
        <Disclosure key={domain} summary={texts.sourcesOf(domain)} heading={3}>
          <SourceList evidence={evidence} domain={domain} />
        </Disclosure>
      ))}
    </section>
  )
}

function SourceList({ evidence, domain }: { evidence: Evidence; domain: LifestyleDomain }) {
  const texts = methodsTexts
  if (evidence === 'loading') return <Loading label={texts.loadingSources} />
  if (evidence === 'failed') return <p>{texts.sourcesFailed}</p>
  return (
    <ul className={styles.list}>
      {evidence
        .filter((entry) => entry.domain === domain)
        .map(({ id, citation, url, strength, verified }) => (
          <li key={id}>
            <span lang="en">{url === null ? citation : <a href={url}>{citation}</a>}</span>
            <span className={styles.strength}>
              {texts.evidenceStrengths[strength]} {verified ? '' : texts.notSeen}
            </span>
          </li>
        ))}
    </ul>
  )
}

function useEvidence(): Evidence {
  const [evidence, setEvidence] = useState<Evidence>('loading')
  useEffect(() => {
    let left = false
    const load = async () => {
      const loaded = await import('#coach/evidence/catalog.ts').then(
        (module) => module.evidence,
        () => 'failed' as const,
      )
      if (!left) setEvidence(loaded)
    }
    void load()
    return () => {
      left = true
    }
  }, [])
  return evidence
}
