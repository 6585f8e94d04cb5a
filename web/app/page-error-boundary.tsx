/** Keeps the frame standing when a page breaks or its code cannot be fetched, with a way to go on. */

import { Component, type ReactNode } from 'react'
import { commonTexts } from '../locales/common.ts'
import { LanguageContext } from '../locales/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

interface State {
  readonly broken: boolean
}

/** Shows the page, or what to do when it could not be shown. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  static override readonly contextType = LanguageContext
  declare context: React.ContextType<typeof LanguageContext>

  override readonly state: State = { broken: false }

  static getDerivedStateFromError(): State {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const texts = commonTexts[this.context]
    return (
      <>
        <PageHeading>{texts.pageBroken}</PageHeading>
        <p>{texts.pageBrokenAdvice}</p>
        <Button
          onClick={() => {
            // Reloading brings the newest code; without a connection it would bring the browser's own page.
            if (navigator.onLine) window.location.reload()
            else this.setState({ broken: false })
          }}
        >
          {texts.tryAgain}
        </Button>
      </>
    )
  }
}
