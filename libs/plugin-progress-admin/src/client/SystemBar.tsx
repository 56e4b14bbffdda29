import { StickyBar } from '@sitewright/page-kit'
import type { ReactNode, Ref } from 'react'
import { texts } from './messages.ts'
import styles from './SystemBar.module.css'

export interface SystemBarProps {
  /** Of the system. */
  name: string
  /** Something of it is on its way to the server, or from there. */
  busy?: boolean
  /** The heading, which can take the focus. */
  heading?: Ref<HTMLHeadingElement>
  /** Buttons. */
  children?: ReactNode
}

/** The toolbar above a system. What is permanent of it is there as text only. */
export function SystemBar({ name, busy = false, heading, children }: SystemBarProps) {
  return (
    <StickyBar
      iconsInNarrow
      className={styles.bar}
      role="group"
      aria-label={texts.toolbar()}
      aria-busy={busy || undefined}
    >
      <h1 ref={heading} tabIndex={-1} title={name}>
        {texts.heading({ name })}
      </h1>
      {children}
    </StickyBar>
  )
}
