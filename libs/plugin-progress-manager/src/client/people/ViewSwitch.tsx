import { chakra } from '@chakra-ui/react'
import { texts } from './messages.ts'

export type ManagerView = 'people' | 'overview'

const views = ['people', 'overview'] as const satisfies readonly ManagerView[]

export interface ViewSwitchProps {
  value: ManagerView
  onChange: (view: ManagerView) => void
}

const Group = chakra('div', {
  base: {
    display: 'inline-flex',
    padding: '0.5',
    marginInlineEnd: '1',
    borderRadius: 'md',
    background: 'bg.muted',
    '& > button': {
      minHeight: '8',
      paddingInline: '3',
      borderRadius: 'sm',
      textStyle: 'label',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      '&[aria-pressed=true]': { background: 'accent.subtle', color: 'accent.fg' },
      '@media (pointer: coarse)': { minHeight: '10' },
    },
  },
})

/** One person at a time, or everyone in a table. */
export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  return (
    <Group role="group" aria-label={texts.view()}>
      {views.map((view) => (
        <button key={view} type="button" aria-pressed={view === value} onClick={() => onChange(view)}>
          {texts[view]()}
        </button>
      ))}
    </Group>
  )
}
