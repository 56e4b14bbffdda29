import { Menu, Portal } from '@chakra-ui/react'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { models } from '../../field-types/models.ts'

export interface AddFieldButtonProps {
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

export interface AddFieldProps {
  /** Names the menu. */
  label: string
  onAdd: (fieldType: string) => void
  /** The button, with these props. */
  children: (button: AddFieldButtonProps) => ReactNode
}

/** A button that offers the types of field. The menu is only made when it is asked for: there is one in every card. */
export function AddField({ label, onAdd, children }: AddFieldProps) {
  const [button, setButton] = useState<HTMLButtonElement>()
  const chosen = useRef(false)

  useEffect(() => {
    if (button) chosen.current = false
  }, [button])

  function close() {
    setButton(undefined)
    // The field that was added takes the focus.
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
                {models.map(({ fieldType, label: name }) => (
                  <Menu.Item key={fieldType} value={fieldType}>
                    {name}
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
