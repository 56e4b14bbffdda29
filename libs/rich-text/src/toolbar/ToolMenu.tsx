import { Menu, Portal } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useSlateStatic } from 'slate-react'
import { focusText } from './focus-text.ts'
import { ToolButton } from './ToolButton.tsx'

export interface ToolMenuProps {
  label: string
  icon: LucideIcon
  pressed?: boolean | undefined
  /** `Menu` items; their value is handed to `onChoose`. */
  children: ReactNode
  /** False where the choice takes the focus elsewhere, as to a dialog. */
  onChoose: (value: string) => unknown
}

/** A tool that offers a few more; after a choice one goes on writing. */
export function ToolMenu({ label, icon, pressed, children, onChoose }: ToolMenuProps) {
  const editor = useSlateStatic()
  const chosen = useRef(false)
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start' }}
      onSelect={({ value }) => {
        chosen.current = onChoose(value) !== false
      }}
      onExitComplete={() => {
        if (chosen.current) focusText(editor)
        chosen.current = false
      }}
    >
      <Menu.Trigger asChild>
        <ToolButton label={label} icon={icon} data-active={pressed || undefined} />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="12rem">{children}</Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
