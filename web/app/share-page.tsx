/** 'Share my results', where the account asks for a fresh proof. */

import { FreshProof } from '../features/account/fresh-proof.tsx'
import { SharePage as LinkPage } from '../features/sharing/share-page.tsx'

/** /share. */
export function SharePage() {
  return <LinkPage proof={<FreshProof />} />
}
