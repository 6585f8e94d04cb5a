/** Signs the person out on arrival and takes them home. */

import { useEffect, useRef } from 'react'
import { useNavigate } from '../../ui/navigation.tsx'
import { logout, mayLeave, untilAsking } from '../../client/logout.ts'
import { sayFarewell } from '../../client/my-data/leave-device.ts'
import { readSession } from '../../client/session.ts'
import { accountTexts } from '../../locales/account.ts'
import { commonTexts } from '../../locales/common.ts'
import { paths } from '../../paths.ts'
import { Loading } from '../../ui/loading.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** Where the question about unsent answers does not come, the person still wants to leave. */
const timeoutMs = 3000

/** /logout. */
export function LogoutPage() {
  const texts = accountTexts
  const { logoutSuccessful } = commonTexts
  const { notify } = useNotices()
  const navigate = useNavigate()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const leave = async () => {
      const late = new Promise((resolve) => {
        setTimeout(resolve, timeoutMs)
      })
      await Promise.race([untilAsking, late])
      if (!(await mayLeave())) return navigate(paths.evaluations, { replace: true })
      const left = readSession()
      await logout()
      const advice = await sayFarewell(left)
      notify({ tone: 'success', text: logoutSuccessful, advice })
      navigate(paths.home, { replace: true })
    }
    void leave()
  }, [logoutSuccessful, navigate, notify])
  return (
    <>
      <PageHeading>{texts.logoutHeading}</PageHeading>
      <Loading label={texts.loggingOut} />
    </>
  )
}
