/** "My data", put together from the account and the features that have a section on it. */

import { MyData } from '../features/account/my-data/my-data.tsx'
import { MyBrowsers } from '../features/browsers/my-browsers.tsx'
import { MemorySection } from '../features/memory/memory-section.tsx'
import { PasskeysSection } from '../features/passkeys/passkeys-section.tsx'
import { GuestSharing, SharingSection } from '../features/sharing/sharing-section.tsx'

const sections = { Passkeys: PasskeysSection, Browsers: MyBrowsers, Sharing: SharingSection }

/** /account. */
export function MyDataPage() {
  return <MyData sections={sections} guestSharing={<GuestSharing />} memory={<MemorySection />} />
}
