/** Lets known people through and sends strangers to the sign-in page, with the way back. */

import { type ComponentType, useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../ui/navigation.tsx'
import { call } from '../client/call.ts'
import { useSession } from '../client/session.ts'
import { commonTexts } from '../locales/common.ts'
import { paths } from '../paths.ts'
import { Loading } from '../ui/loading.tsx'
import { useNotices } from '../ui/notices.tsx'

/** The sentence that the specification has for strangers on some pages; null for the others. */
type Announcement = 'notLoggedInFirst' | 'userNotLoggedIn' | null

/**
 * Wraps a page that needs a user id.
 *
 * @param Page - what a known person sees; also what is prerendered, since nobody is known then.
 * @param announce - what a stranger is told on the way to sign in.
 */
export function guarded(Page: ComponentType, announce: Announcement = null): ComponentType {
  return function GuardedPage() {
    const session = useSession()
    const isKnown = typeof session?.userId === 'string'
    const [wasKnown, setWasKnown] = useState(isKnown)
    if (isKnown && !wasKnown) setWasKnown(true)
    if (session === undefined || isKnown) return <Page />
    return <SendToSignIn announce={announce} hasEnded={wasKnown} />
  }
}

/** @param hasEnded - true where the page was open when the session ended: then the person is told. */
function SendToSignIn({ announce, hasEnded }: { announce: Announcement; hasEnded: boolean }) {
  const { notify } = useNotices()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (announce !== null) notify({ tone: 'error', text: commonTexts[announce] })
    else if (hasEnded) {
      notify({ tone: 'info', text: commonTexts.signedOut, advice: commonTexts.signedOutAdvice })
    }
    let left = false
    const go = async () => {
      // MNA and literacy name /login in the specification; the other pages follow the operator's setting.
      const site = announce === 'notLoggedInFirst' ? null : await call('siteSettings')
      if (left) return
      const target = site?.ok === true ? site.reply.signInUrl : paths.login
      if (target.startsWith('/')) {
        navigate(`${target}?next=${encodeURIComponent(pathname + search)}`, { replace: true })
      } else {
        window.location.assign(target)
      }
    }
    void go()
    return () => {
      left = true
    }
  }, [announce, hasEnded, navigate, notify, pathname, search])
  return <Loading label={commonTexts.goingToSignIn} />
}
