/** The box by which a person says that others use this device too: the same for guests and members. */

import { useEffect, useRef } from 'react'
import { useSharedChoice } from '../../client/local-backend/shared-device.ts'
import { accountTexts } from '../../locales/account.ts'
import { CheckField } from '../../ui/check-field.tsx'

/**
 * Two of them on one page say the same. A tick from before the script arrived counts.
 *
 * @param id - of the box.
 */
export function SharedDeviceBox({ id }: { id: string }) {
  const texts = accountTexts
  const [isShared, choose] = useSharedChoice()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current?.checked === true) choose(true)
  }, [choose])
  return (
    <div className="stack-2">
      <CheckField
        id={id}
        ref={box}
        label={texts.sharedDevice}
        checked={isShared}
        onChange={(event) => {
          choose(event.currentTarget.checked)
        }}
      />
      <output>{isShared ? texts.sharedDeviceAbout : ''}</output>
    </div>
  )
}
