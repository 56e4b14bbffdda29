import { Button, Stack } from '@chakra-ui/react'
import { AppDialog } from '@sitewright/ui'
import type { ReactElement, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useOpener } from '../dialogs/use-opener.ts'

/** Something that can be done with a row of a table. */
export interface ActionLook<Action> {
  action: Action
  label: string
  icon: ReactNode
  tone?: 'danger'
}

export interface RowActionsDialogProps<Action> {
  title: string
  /** A link above all else. */
  first?: ReactElement | false
  /** An action that is a link. */
  link?: ReactElement | undefined
  /** How many actions come before the link. @default 0 */
  beforeLink?: number
  actions: readonly ActionLook<Action>[]
  onAction: (action: Action) => void
  onClose: () => void
}

const look = {
  ...({ variant: 'ghost', size: 'lg', width: 'full', justifyContent: 'start' } as const),
  ...({ height: 'auto', minHeight: '11', paddingBlock: '2', textAlign: 'start', whiteSpace: 'normal' } as const),
}

/** The actions of a row where there is no room to show them in it. */
export function RowActionsDialog<Action extends string>(props: RowActionsDialogProps<Action>) {
  const { title, first, link, beforeLink = 0, actions, onAction, onClose } = props
  const giveFocusBack = useOpener()
  const buttons = actions.map(({ action, label, icon, tone }) => (
    <Button
      key={action}
      {...look}
      {...(tone === 'danger' && { color: 'fg.error', marginTop: '3' })}
      onClick={() => {
        flushSync(onClose)
        giveFocusBack() // what opens next returns it there
        onAction(action)
      }}
    >
      {icon} {label}
    </Button>
  ))
  return (
    <AppDialog open size="sm" title={title} onClose={onClose}>
      <Stack gap="1">
        {first && <LinkLook>{first}</LinkLook>}
        {buttons.slice(0, beforeLink)}
        {link && <LinkLook>{link}</LinkLook>}
        {buttons.slice(beforeLink)}
      </Stack>
    </AppDialog>
  )
}

/** A link that looks as the actions do. */
function LinkLook({ children }: { children: ReactElement }) {
  return (
    <Button asChild type={undefined} {...look}>
      {children}
    </Button>
  )
}
