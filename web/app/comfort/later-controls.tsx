/** The comforts, taken over only after the page itself: a question must not wait for them. */

import { Component, type ReactNode, Suspense } from 'react'
import { lazyPage } from '../lazy-page.tsx'

const Controls = lazyPage(async () => (await import('./comfort-controls.tsx')).ComfortControls)

/** Fetches their code; the prerendering build waits for it. */
export const loadComfortControls = Controls.load

/** Until their code has come, the prerendered ones are shown; where it does not come, none. */
export function LaterControls() {
  return (
    <Optional>
      <Suspense>
        <Controls />
      </Suspense>
    </Optional>
  )
}

/** The page does not break over a part that it can do without. */
class Optional extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
