/** `/?userId=...`: a sister product sends a person along with an id (specification, section 2). */

import { useEffect } from 'react'
import { useLocation, useNavigate } from '../../ui/navigation.tsx'
import { becomeGuest, readSession } from '../../client/session.ts'
import { homeTexts } from '../../locales/home.ts'
import { useNotices } from '../../ui/notices.tsx'

/** Letters, digits and the few marks that ids and e-mail addresses have; at most 64. */
const usableId = /^[\w.@:+~-]{1,64}$/

/**
 * Stores the id of the address as the current user id, without proof, so that the person is a guest.
 * A member who is logged in stays: a link must never take anyone's account away. The id then leaves
 * the address, so that it is neither shared nor used again after a logout.
 */
export function useGuestFromAddress(): void {
  const { notify } = useNotices()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const given = new URLSearchParams(search)
    const id = given.get('userId')
    if (id === null) return
    const { userId, token } = readSession()
    if (!usableId.test(id)) {
      notify({ tone: 'info', text: homeTexts.unusableId, advice: homeTexts.unusableIdAdvice })
    } else if (token === null) {
      becomeGuest(id)
    } else if (userId !== id) {
      notify({ tone: 'info', text: homeTexts.otherMember, advice: homeTexts.otherMemberAdvice })
    }
    given.delete('userId')
    const rest = given.toString()
    navigate(rest === '' ? pathname : `${pathname}?${rest}`, { replace: true })
  }, [navigate, notify, pathname, search])
}
