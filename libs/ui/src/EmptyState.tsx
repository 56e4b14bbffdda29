import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** What an `EmptyState` says is missing, and what to do about it. */
export interface EmptyStateProps {
  /** What is missing, for example 'No pages yet'. */
  title: string
  /** What to do about it: a sentence, a button. */
  children?: ReactNode
}

const Block = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    paddingInline: '6',
    paddingBlock: '12',
    textAlign: 'center',
    textStyle: 'sm',
    color: 'fg.muted',
    whiteSpace: 'normal',
    '& > p:first-of-type': { color: 'fg', fontWeight: 'semibold', textStyle: 'md' },
    '& > div': { display: 'grid', justifyItems: 'center', gap: '4', maxWidth: 'md' },
  },
})

/** Stands where a list has nothing to show. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <Block>
      <p>{title}</p>
      {children && <div>{children}</div>}
    </Block>
  )
}
