/** A link that was just made, to send or to copy: it is shown this once. */

import { useRef } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { sharingTexts } from '../../locales/sharing.ts'
import { paths } from '../../paths.ts'
import { ArrivalHeading } from '../../ui/arrival-heading.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import sheet from '../../ui/sheet.module.css'
import styles from './sharing.module.css'

const fieldId = 'made-link'

/** @param made - the link with its secret, which browsers never send: it stands behind the number sign. */
export function MadeLink({ made: { secret, share } }: { made: Reply<'createShare'> }) {
  const texts = sharingTexts
  const field = useRef<HTMLDivElement>(null)
  const { notify, dismiss } = useNotices()
  const link = `${window.location.origin}${paths.shared}#${secret}`
  const canSend = 'share' in navigator

  async function copy(): Promise<void> {
    dismiss()
    try {
      await navigator.clipboard.writeText(link)
      notify({ tone: 'success', text: texts.copied, advice: texts.copiedAdvice })
    } catch {
      field.current?.querySelector('textarea')?.select()
      notify({ tone: 'info', text: texts.notCopied, advice: texts.notCopiedAdvice })
    }
  }

  async function send(): Promise<void> {
    dismiss()
    try {
      await navigator.share({ title: texts.heading, url: link })
    } catch (fault) {
      // Who closed the window of the device has changed their mind.
      const hasStopped = fault instanceof DOMException && fault.name === 'AbortError'
      if (!hasStopped) await copy()
    }
  }

  return (
    <section className={sheet.sheet} aria-labelledby="link-ready">
      <ArrivalHeading id="link-ready">{texts.readyHeading}</ArrivalHeading>
      <p>{texts.seenBy(share.expiresAt)}</p>
      <p>{texts.shows(share)}</p>
      <div ref={field} className={styles.link}>
        <TextAreaField
          id={fieldId}
          label={texts.yourLink}
          readOnly
          rows={3}
          spellCheck={false}
          value={link}
        />
      </div>
      {canSend && <Button onClick={() => void send()}>{texts.send}</Button>}
      <Button weight={canSend ? 'secondary' : 'primary'} onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <p className="bold">{texts.onlyOnce}</p>
      <ButtonLink weight="quiet" to={paths.myData}>
        {texts.goToMyData}
      </ButtonLink>
    </section>
  )
}
