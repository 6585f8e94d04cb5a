/** Where a guest says that others use this device too: at any time, not only at the entrance. */

import { useState } from 'react'
import { markShared, sharedPeople, unmarkShared } from '../../client/local-backend/shared-device.ts'
import { accountTexts } from '../../locales/account.ts'
import type { EvaluationsTexts } from '../../locales/evaluations.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'

/** A fold with the box. */
export function SharedDevice({ userId, texts }: { userId: string; texts: EvaluationsTexts }) {
  const [isShared, setShared] = useState(() => sharedPeople().includes(userId))
  return (
    <Disclosure summary={texts.sharedQuestion}>
      <CheckField
        id="shared-now"
        label={accountTexts.sharedDevice}
        checked={isShared}
        onChange={({ currentTarget: { checked } }) => {
          if (checked) markShared(userId)
          else unmarkShared(userId)
          setShared(checked)
        }}
      />
      <output>{isShared ? accountTexts.sharedDeviceAbout : ''}</output>
    </Disclosure>
  )
}
