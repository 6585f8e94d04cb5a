/** Signs the person out on arrival and takes them home. */

import { useEffect, useRef } from 'react'
import { useNavigate } from '../../ui/navigation.tsx'
import { logout, mayLeave, takeLeave } from '../../client/logout.ts'
import { readSession } from '../../client/session.ts'
import { accountTexts } from '../../locales/account.ts'
import { commonTexts } from '../../locales/common.ts'
import { paths } from '../../paths.ts'
import { Loading } from '../../ui/loading.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

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
      if (!(await mayLeave())) return navigate(paths.evaluations, { replace: true })
      const left = readSession()
      await logout()
      const advice = await takeLeave(left)
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
