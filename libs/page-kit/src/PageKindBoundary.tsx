import { Component, Suspense, type ReactNode } from 'react'
import { texts } from './kind-failed-messages.ts'
import styles from './PageKindBoundary.module.css'

/** The kind whose errors are caught, and what it renders. */
export interface PageKindBoundaryProps {
  /** The kind's name, for the message and the log. */
  kind: string
  /** Shown while the kind's code is on its way. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Keeps a page kind's failure to its own page: what is around it stays, and the message names the kind. Give it the page's
 * id as its `key`, so that another page starts again.
 */
export class PageKindBoundary extends Component<PageKindBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(`The page kind '${this.props.kind}' failed`, error)
  }

  override render() {
    if (this.state.failed) return <KindFailed kind={this.props.kind} />
    return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
  }
}

function KindFailed({ kind }: { kind: string }) {
  return (
    <div className={styles.failure} role="alert">
      <p>{texts.failed({ kind })}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {texts.reload()}
      </button>
    </div>
  )
}
