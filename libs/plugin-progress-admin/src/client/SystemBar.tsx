import { chakra } from '@chakra-ui/react'
import { StickyBar } from '@sitewright/page-kit'
import type { ReactNode, Ref } from 'react'

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

const Bar = chakra(StickyBar, {
  base: {
    flexWrap: 'nowrap',
    paddingInlineStart: '4',
    '& > h1': {
      flex: '1',
      minWidth: '0',
      paddingBlock: '1',
      // it has the focus only so that the keyboard keeps its place
      outline: 'none',
      fontWeight: 'semibold',
      textStyle: 'md',
      overflowWrap: 'anywhere',
      // a name of 200 characters would hide the lists on a phone
      lineClamp: '3',
    },
    '& [data-turning]': { animation: 'spin' },
    '& > [data-saying]': {
      flex: 'none',
      marginInlineEnd: '1',
      color: 'fg.muted',
      textStyle: 'sm',
      // there is no room for it, and the buttons show it too
      smDown: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
})

/** The toolbar above a system. What is permanent of it is there as text only. */
export function SystemBar({ name, busy = false, heading, children }: SystemBarProps) {
  return (
    <Bar role="group" aria-label="Progression system" aria-busy={busy || undefined}>
      <h1 ref={heading} tabIndex={-1} title={name}>
        {`Progression System: ${name}`}
      </h1>
      {children}
    </Bar>
  )
}
