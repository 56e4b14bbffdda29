import { Menu } from '@chakra-ui/react'
import { Check, type LucideIcon } from 'lucide-react'
import { useSlateSelector, useSlateStatic } from 'slate-react'
import { type Action, type ActionName, actions } from '../actions.ts'
import { shortcutText } from '../shortcut.ts'
import { ToolMenu } from './ToolMenu.tsx'

export interface ActionMenuProps {
  label: string
  icon: LucideIcon
  items: readonly { name: ActionName; icon: LucideIcon }[]
}

/** Actions behind one button. */
export function ActionMenu({ label, icon, items }: ActionMenuProps) {
  const editor = useSlateStatic()
  const active = useSlateSelector((current) => {
    const names = items.filter(({ name }) => (actions[name] as Action).active?.(current)).map(({ name }) => name)
    return names.join(' ')
  })
  const names = active.split(' ')
  const shown = items.find(({ name }) => names.includes(name))
  return (
    <ToolMenu
      label={label}
      icon={shown?.icon ?? icon}
      pressed={shown !== undefined}
      onChoose={(value) => items.some(({ name }) => name === value) && actions[value as ActionName].run(editor)}
    >
      {items.map(({ name, icon: Icon }) => {
        const action: Action = actions[name]
        return (
          <Menu.Item
            key={name}
            value={name}
            role={action.active ? 'menuitemcheckbox' : 'menuitem'}
            aria-checked={action.active ? names.includes(name) : undefined}
          >
            <Icon aria-hidden size="1.125em" />
            <span style={{ flex: 1 }}>{action.label}</span>
            {names.includes(name) && <Check aria-hidden size="1em" />}
            {action.shortcut && <Menu.ItemCommand>{shortcutText(action.shortcut)}</Menu.ItemCommand>}
          </Menu.Item>
        )
      })}
    </ToolMenu>
  )
}
