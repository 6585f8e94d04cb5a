/** Whether this browser has passkeys, for components. */

import { useEffect, useState } from 'react'
import { passkeysWork } from './passkey-support.ts'

/** @returns undefined until the browser has said so. */
export function usePasskeysWork(): boolean | undefined {
  const [works, setWorks] = useState<boolean>()
  useEffect(() => {
    let isGone = false
    const find = async () => {
      const answer = await passkeysWork()
      if (!isGone) setWorks(answer)
    }
    void find()
    return () => {
      isGone = true
    }
  }, [])
  return works
}
