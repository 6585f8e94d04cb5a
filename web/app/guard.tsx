/** Lets known people through and sends strangers to the sign-in page, with the way back. */

import { type ComponentType, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../client/call.ts'
import { useSession } from '../client/session.ts'
import { commonTexts } from '../locales/common.ts'
import { useTexts } from '../locales/use-texts.ts'
import { paths } from '../paths.ts'
import { Loading } from '../ui/loading.tsx'
import { useNotices } from '../ui/notices.tsx'

/**
 * Wraps a page that needs a user id.
 *
 * @param Page - what a known person sees; also what is prerendered, since nobody is known then.
 * @param announce - true for the pages that first say 'User not logged in. Please log in first.'
 */
export function guarded(Page: ComponentType, announce = false): ComponentType {
  return function GuardedPage() {
    const session = useSession()
    if (session === undefined || session.userId !== null) return <Page />
    return <SendToSignIn announce={announce} />
  }
}

function SendToSignIn({ announce }: { announce: boolean }) {
  const texts = useTexts(commonTexts)
  const { notify } = useNotices()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (announce) notify({ tone: 'error', text: texts.notLoggedInFirst })
    let left = false
    const go = async () => {
      // MNA and literacy name /login in the specification; the other pages follow the operator's setting.
      const site = announce ? null : await call('siteSettings')
      if (left) return
      const target = site?.ok === true ? site.reply.signInUrl : paths.login
      if (target.startsWith('/')) {
        await navigate(`${target}?next=${encodeURIComponent(pathname + search)}`, { replace: true })
      } else {
        window.location.assign(target)
      }
    }
    void go()
    return () => {
      left = true
    }
  }, [announce, navigate, notify, pathname, search, texts])
  return <Loading label={texts.goingToSignIn} />
}
