/** 'Share my results', where the account asks for a fresh proof. */

import { FreshProof } from '../features/account/fresh-proof.tsx'
import { NewShare } from '../features/sharing/new-share.tsx'

/** /share. */
export function SharePage() {
  return <NewShare proof={<FreshProof />} />
}
