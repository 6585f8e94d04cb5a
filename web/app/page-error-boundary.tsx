/** Keeps the frame standing when a page breaks or its code cannot be fetched, with a way to go on. */

import { Component, type ReactNode } from 'react'
import { commonTexts } from '../locales/common.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

interface State {
  readonly broken: boolean
}

/** Shows the page, or what to do when it could not be shown. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override readonly state: State = { broken: false }

  static getDerivedStateFromError(): State {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <>
        <PageHeading>{commonTexts.pageBroken}</PageHeading>
        <p>{commonTexts.pageBrokenAdvice}</p>
        <Button
          onClick={() => {
            // Reloading brings the newest code; without a connection it would bring the browser's own page.
            if (navigator.onLine) window.location.reload()
            else this.setState({ broken: false })
          }}
        >
          {commonTexts.tryAgain}
        </Button>
      </>
    )
  }
}
