import { Component, type ReactNode } from 'react'
import { Notice } from './Notice.tsx'
import { texts } from './messages.ts'

interface PartBoundaryProps {
  /** What is inside, for the message. */
  name: string
  children: ReactNode
}

/** Keeps a screen that breaks from taking the rest of the page along. React knows error boundaries only as classes. */
export class PartBoundary extends Component<PartBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <Notice title={texts.brokenTitle()}>
        <p>{texts.broken(this.props)}</p>
      </Notice>
    )
  }
}
