import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode, type Ref } from 'react'

export interface CardProps {
  title: ReactNode
  /** The heading, to be given the focus. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

const Frame = chakra('section', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    padding: { base: '4', md: '5' },
    background: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    '& > h2': { textStyle: 'lg', fontWeight: 'semibold', borderRadius: 'sm', overflowWrap: 'anywhere' },
  },
})

/** A part of what is known of a person, under a heading of its own. */
export function Card({ title, headingRef, children }: CardProps) {
  const titleId = useId()
  return (
    <Frame aria-labelledby={titleId}>
      <h2 id={titleId} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </Frame>
  )
}

/** Two columns of cards where there is room, else one. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
    alignItems: 'start',
    marginBottom: '4',
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
  },
})
