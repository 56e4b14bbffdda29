import { Button, Group } from '@chakra-ui/react'
import { List, ListTree } from 'lucide-react'
import { texts } from './messages.ts'

export interface ViewSwitchProps {
  byMenu: boolean
  onChange: (byMenu: boolean) => void
}

/** Tells the chosen one by its frame too, so that it is seen in every colour scheme, and by the system's own colours. */
const chosen = {
  background: 'accent.subtle',
  color: 'accent.fg',
  borderColor: 'accent.solid',
  fontWeight: 'semibold',
  // over the edge that it shares
  zIndex: '1',
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    background: 'Highlight',
    color: 'HighlightText',
    borderColor: 'Highlight',
  },
} as const

/** Shows the pages as one list, or in their places in the menu. */
export function ViewSwitch({ byMenu, onChange }: ViewSwitchProps) {
  const look = (on: boolean) => ({ 'aria-pressed': on, variant: 'outline', css: on ? chosen : {} }) as const
  return (
    <Group attached role="group" aria-label={texts.view()}>
      <Button size="sm" {...look(!byMenu)} onClick={() => onChange(false)}>
        <List /> {texts.list()}
      </Button>
      <Button size="sm" {...look(byMenu)} onClick={() => onChange(true)}>
        <ListTree /> {texts.byMenu()}
      </Button>
    </Group>
  )
}
