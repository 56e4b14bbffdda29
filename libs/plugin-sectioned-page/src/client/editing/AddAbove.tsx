import { Menu, Portal } from '@chakra-ui/react'
import { IconButton } from '@sitewright/ui'
import { BetweenHorizontalStart } from 'lucide-react'
import { useRef, useState } from 'react'
import { models } from '../../section-types/models.ts'

export interface AddAboveProps {
  disabled: boolean
  onAdd: (sectionType: string) => void
}

/** A button that offers the types of section. The menu is only made when it is asked for: there is one in every card. */
export function AddAbove({ disabled, onAdd }: AddAboveProps) {
  const [button, setButton] = useState<HTMLButtonElement>()
  const chosen = useRef(false)

  function close() {
    setButton(undefined)
    // The section that was added takes the focus.
    if (!chosen.current) button?.focus()
  }

  return (
    <>
      <IconButton
        label="Add section above"
        icon={<BetweenHorizontalStart aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={button !== undefined}
        disabled={disabled}
        onClick={({ currentTarget }) => {
          chosen.current = false
          setButton(currentTarget)
        }}
      />
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
              <Menu.Content minWidth="12rem" aria-label="Add section above">
                {models.map(({ sectionType, label }) => (
                  <Menu.Item key={sectionType} value={sectionType}>
                    {label}
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
