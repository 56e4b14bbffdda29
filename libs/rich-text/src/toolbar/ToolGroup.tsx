import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Group = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.5',
    paddingInlineStart: '4',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '2',
      insetBlock: '1.5',
      borderInlineStart: '1px solid',
      borderColor: 'border',
    },
    // On a small screen the tools flow as one.
    mdDown: { display: 'contents', _before: { display: 'none' } },
  },
})

/** Tools that belong together. */
export function ToolGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group role="group" aria-label={label}>
      {children}
    </Group>
  )
}
