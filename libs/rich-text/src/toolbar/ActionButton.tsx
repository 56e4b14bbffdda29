import type { LucideIcon } from 'lucide-react'
import { useSlateSelector, useSlateStatic } from 'slate-react'
import { type Action, type ActionName, actions } from '../actions.ts'
import { focusText } from './focus-text.ts'
import { ToolButton } from './ToolButton.tsx'

export interface ActionButtonProps {
  name: ActionName
  /** How much it is used in comparison: so it has its place where there is room for some tools only. */
  'data-used'?: 'most' | 'least'
  icon: LucideIcon
}

/** The button of an action. Drawn again only when it becomes pressed or disabled. */
export function ActionButton({ name, icon, ...used }: ActionButtonProps) {
  const editor = useSlateStatic()
  const action: Action = actions[name]
  const pressed = useSlateSelector((current) => action.active?.(current))
  const disabled = useSlateSelector((current) => action.disabled?.(current) ?? false)
  return (
    <ToolButton
      {...used}
      label={action.label}
      icon={icon}
      shortcut={action.shortcut}
      pressed={pressed}
      disabled={disabled}
      onClick={(event) => {
        action.run(editor)
        // With the keyboard one stays in the toolbar; Tab leads back to the text.
        if (event.detail > 0) focusText(editor)
      }}
    />
  )
}
