import { chakra } from '@chakra-ui/react'
import { stick, useStuck } from '@sitewright/ui'
import { useRef, type HTMLAttributes, type RefObject } from 'react'

const Bar = chakra('div', {
  base: {
    ...stick.bar,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    minHeight: '12',
    marginBottom: '4',
    padding: '1',
    paddingInlineStart: '3',
    background: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
  },
})

export interface StickyBarProps extends HTMLAttributes<HTMLDivElement> {
  ref?: RefObject<HTMLDivElement | null>
}

/** The bar of a page's buttons, which stays in view above what it is about, and over all that sticks below it. */
export function StickyBar({ ref, ...props }: StickyBarProps) {
  const own = useRef<HTMLDivElement>(null)
  const bar = ref ?? own
  useStuck(bar, 'bar')
  return <Bar ref={bar} {...props} />
}
