import { styledElement } from './styled-element.ts'
import { Spinner } from '@sitewright/ui'
import type { ReactNode } from 'react'

const Root = styledElement('div', { display: 'grid', placeItems: 'center', minHeight: '40vh', paddingBlock: '12' })

export interface WaitingProps {
  /** @default 'Loading' */
  label?: string
  /** What else is to be said meanwhile. */
  children?: ReactNode
}

/** Fills the place of a page that is on its way. */
export function Waiting({ label = 'Loading', children }: WaitingProps) {
  return (
    <Root>
      <Spinner label={label} size="lg" />
      {children}
    </Root>
  )
}
