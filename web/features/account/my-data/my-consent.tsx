/** What the person agreed to and when; asks for it where the newest text has no yes yet. */

import { useState } from 'react'
import { currentConsentVersion } from '#contract/consent.ts'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../../client/call.ts'
import { dayInWords } from '../../../locales/day.ts'
import { consentTexts } from '../../../locales/consent.ts'
import { paths } from '../../../paths.ts'
import { ArrivalHeading } from '../../../ui/arrival-heading.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Link } from '../../../ui/navigation.tsx'
import { useNotices } from '../../../ui/notices.tsx'
import { useTask } from '../../../ui/use-form.ts'
import { PointList } from '../../../ui/text-part.tsx'
import sheet from '../../../ui/sheet.module.css'

/** @param me - what the server knows. */
export function MyConsent({ me }: { me: Reply<'me'> }) {
  const texts = consentTexts
  const [consents, setConsents] = useState(me.consents)
  const given = consents.find(({ version }) => version === currentConsentVersion)
  if (given === undefined) {
    const isAgain = me.emailProvedAt !== null && consents.length === 0
    return <AskForConsent isAgain={isAgain} onGiven={setConsents} />
  }
  const isNew = !me.consents.some(({ version }) => version === given.version)
  return (
    <section className={sheet.sheet}>
      {isNew ? (
        <ArrivalHeading>{texts.givenHeading}</ArrivalHeading>
      ) : (
        <h2>{texts.givenHeading}</h2>
      )}
      <p>{texts.given(given.version, dayInWords(new Date(given.givenAt)))}</p>
      <Disclosure summary={texts.readAgain}>
        <PointList points={texts.points} />
      </Disclosure>
      <p>{texts.takeBack}</p>
      <MoreLink />
    </section>
  )
}

function AskForConsent({
  isAgain,
  onGiven,
}: {
  isAgain: boolean
  onGiven: (consents: Reply<'me'>['consents']) => void
}) {
  const texts = consentTexts
  const { notify } = useNotices()
  const { busy, run } = useTask<'agree'>()

  async function agree(): Promise<void> {
    const outcome = await run('agree', () =>
      call('giveConsent', { body: { version: currentConsentVersion } }),
    )
    if (outcome === undefined) return
    if (outcome.ok) {
      notify({ tone: 'success', text: texts.thanks })
      onGiven(outcome.reply.consents)
      return
    }
    const advice =
      outcome.problem?.field === 'version' ? outcome.problem.error : texts.notSavedAdvice
    notify({ tone: 'error', text: texts.notSaved, advice })
  }

  return (
    <section className={sheet.sheet}>
      <h2>{texts.askHeading}</h2>
      <p>{isAgain ? texts.askIntroAgain : texts.askIntro}</p>
      <h3>{texts.heading}</h3>
      <PointList points={texts.points} />
      <MoreLink />
      <p>
        {texts.sayBy(texts.send)} <strong>{texts.agree}</strong>
      </p>
      <div>
        <Button
          unavailable={busy !== undefined}
          onClick={() => {
            void agree()
          }}
        >
          {busy === undefined ? texts.send : texts.sending}
        </Button>
      </div>
      <p>{texts.askNo}</p>
    </section>
  )
}

function MoreLink() {
  const texts = consentTexts
  return (
    <Link className="target" to={paths.privacy}>
      {texts.more}
    </Link>
  )
}
