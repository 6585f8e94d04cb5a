/** 'What I remember': all of it in the person's words, each thing with Change and Forget. */

import { useCallback, useRef, useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../client/call.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { memoryTexts } from '../../locales/memory.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import sheet from '../../ui/sheet.module.css'
import { useTask } from '../../ui/use-form.ts'
import { AskedButton } from './asked-button.tsx'
import { type MemoryTask, RememberedList } from './remembered-list.tsx'

/** /memory, for members and guests. */
export function MemoryPage() {
  const texts = memoryTexts
  const load = useCallback((signal: AbortSignal) => call('memory', { signal }), [])
  const { loaded, loadAgain } = useLoaded(load)
  return (
    <div className={sheet.sheets}>
      <PageHeading>{texts.heading}</PageHeading>
      <p className="lead">{texts.intro}</p>
      <LoadedPart loaded={loaded} texts={texts} onTryAgain={loadAgain}>
        {(memory) => <Sections loaded={memory} />}
      </LoadedPart>
    </div>
  )
}

function Sections({ loaded }: { loaded: Reply<'memory'> }) {
  const texts = memoryTexts
  const heading = useRef<HTMLHeadingElement>(null)
  const { memory, busy, change } = useMemory(loaded, () => heading.current?.focus())
  const { consent, slots } = memory
  return (
    <>
      <section className={sheet.sheet} aria-labelledby="remembered">
        <h2 id="remembered" ref={heading} tabIndex={-1}>
          {texts.listHeading}
        </h2>
        {slots.length === 0 ? (
          <>
            <p>{texts.none}</p>
            {consent !== 'never' && <p>{texts.noneUnasked}</p>}
          </>
        ) : (
          <RememberedList slots={slots} busy={busy} onChange={change} />
        )}
        <ButtonLink weight="secondary" to={paths.adviceChat}>
          {texts.toChat}
        </ButtonLink>
      </section>
      {slots.length > 0 && (
        <section className={sheet.sheet} aria-labelledby="forget-all">
          <h2 id="forget-all">{texts.forgetAllHeading}</h2>
          <p>{texts.forgetAllAbout}</p>
          <AskedButton
            label={texts.forgetAll}
            question={texts.forgetAllQuestion}
            about={texts.forgetAllAbout}
            sure={texts.forgetAllNow}
            isBusy={busy !== undefined}
            onSure={() =>
              change({ name: 'all', body: { forget: 'all' }, done: texts.allForgotten })
            }
          />
        </section>
      )}
      <Consent memory={memory} isBusy={busy !== undefined} onChange={change} />
    </>
  )
}

function Consent({
  memory: { consent, slots },
  isBusy,
  onChange,
}: {
  memory: Reply<'memory'>
  isBusy: boolean
  onChange: (task: MemoryTask) => Promise<boolean>
}) {
  const texts = memoryTexts
  const said = {
    yes: texts.consentYes,
    unasked: texts.consentUnasked,
    never: texts.consentNever,
  }[consent]
  const stop = { name: 'consent', body: { consent: 'never' }, done: texts.stopped } as const
  const allow = { name: 'consent', body: { consent: 'yes' }, done: texts.allowed } as const
  return (
    <section className={sheet.sheet} aria-labelledby="may-remember">
      <h2 id="may-remember">{texts.consentHeading}</h2>
      <p>{said}</p>
      <p>{texts.neverKept}</p>
      {consent === 'yes' ? (
        <AskedButton
          label={texts.stop}
          question={slots.length > 0 ? texts.stopQuestion : undefined}
          about={texts.forgetAllAbout}
          sure={texts.stopNow}
          isBusy={isBusy}
          onSure={() => onChange(stop)}
        />
      ) : (
        <AskedButton label={texts.allow} isBusy={isBusy} onSure={() => onChange(allow)} />
      )}
    </section>
  )
}

/** What is remembered, kept up to date without loading the page anew. */
function useMemory(loaded: Reply<'memory'>, onGone: () => void) {
  const texts = memoryTexts
  const { notify } = useNotices()
  const { busy, run } = useTask<string>()
  const [memory, setMemory] = useState(loaded)

  async function change({ name, body, done, advice }: MemoryTask): Promise<boolean> {
    const outcome = await run(name, () => call('changeMemory', { body }))
    if (outcome === undefined) return false
    if (!outcome.ok) {
      const said = outcome.status === 400 ? outcome.problem?.error : undefined
      notify({ tone: 'error', text: texts.notDone, advice: said ?? texts.connectionAdvice })
      return false
    }
    const isLess = outcome.reply.slots.length < memory.slots.length
    setMemory(outcome.reply)
    // The button that was pressed goes away with what it was for.
    if (isLess) onGone()
    notify({ tone: 'success', text: done, ...(advice === undefined ? {} : { advice }) })
    return true
  }

  return { memory, busy, change }
}
