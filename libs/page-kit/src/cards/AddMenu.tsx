import { Menu, Portal } from '@chakra-ui/react'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { textOf } from '@sitewright/messages'
import type { CardType } from './card-kind.ts'

/** What the button that opens the menu is given; the last two only where there is a menu. */
export interface AddMenuButtonProps {
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

export interface AddMenuProps {
  /** Names the menu. */
  label: string
  types: readonly CardType[]
  onAdd: (type: string) => void
  /** The button, with these props. */
  children: (button: AddMenuButtonProps) => ReactNode
}

/**
 * A button that offers the types that can be added, or adds the only one. The menu is only made when it is asked for:
 * there is one in every card.
 */
export function AddMenu({ label, types, onAdd, children }: AddMenuProps) {
  const [button, setButton] = useState<HTMLButtonElement>()
  const chosen = useRef(false)
  useEffect(() => {
    if (button) chosen.current = false
  }, [button])
  const [only, another] = types
  if (only && !another) return <>{children({ onClick: () => onAdd(only.type) })}</>

  function close() {
    setButton(undefined)
    // What was added takes the focus.
    if (!chosen.current) button?.focus()
  }

  return (
    <>
      {children({
        'aria-haspopup': 'menu',
        'aria-expanded': button !== undefined,
        onClick: ({ currentTarget }) => setButton(currentTarget),
      })}
      {button && (
        <Menu.Root
          open
          positioning={{ placement: 'bottom-end', getAnchorElement: () => button }}
          onOpenChange={(change) => {
            if (!change.open) close()
          }}
          onSelect={({ value }) => {
            chosen.current = true
            onAdd(value)
          }}
        >
          <Portal>
            <Menu.Positioner>
              <Menu.Content minWidth="12rem" aria-label={label}>
                {types.map(({ type, label: name }) => (
                  <Menu.Item key={type} value={type}>
                    {textOf(name)}
                  </Menu.Item>
                ))}
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      )}
    </>
  )
}
