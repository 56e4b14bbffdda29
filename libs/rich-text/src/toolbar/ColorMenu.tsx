import { chakra, Menu } from '@chakra-ui/react'
import { Ban, Check, type LucideIcon } from 'lucide-react'
import { useSlateSelector } from 'slate-react'
import type { RichEditor } from '../types.ts'
import { ToolMenu } from './ToolMenu.tsx'
import { texts } from './messages.ts'

const Swatch = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '6',
    height: '6',
    borderRadius: 'sm',
    border: '1px solid',
    borderColor: 'border.emphasized',
    fontWeight: 'bold',
    fontSize: 'xs',
  },
})

export interface ColorMenuProps<Hue extends string> {
  label: string
  icon: LucideIcon
  /** The hues with their names and looks. */
  hues: readonly { hue: Hue; label: () => string; color?: string; background?: string }[]
  current: (editor: RichEditor) => Hue | undefined
  onChoose: (hue: Hue | undefined) => void
}

/** A choice of the theme's colours, or none. */
export function ColorMenu<Hue extends string>({ label, icon, hues, current, onChoose }: ColorMenuProps<Hue>) {
  const chosen = useSlateSelector(current)
  return (
    <ToolMenu
      label={label}
      icon={icon}
      pressed={chosen !== undefined}
      onChoose={(value) => onChoose(hues.find(({ hue }) => hue === value)?.hue)}
    >
      <Menu.Item value="none" role="menuitemradio" aria-checked={chosen === undefined}>
        <Swatch aria-hidden>
          <Ban size="0.875rem" />
        </Swatch>
        <span style={{ flex: 1 }}>{texts.noColour()}</span>
        {chosen === undefined && <Check aria-hidden size="1em" />}
      </Menu.Item>
      {hues.map(({ hue, label: name, color, background }) => (
        <Menu.Item key={hue} value={hue} role="menuitemradio" aria-checked={chosen === hue}>
          <Swatch aria-hidden color={color} background={background}>
            A
          </Swatch>
          <span style={{ flex: 1 }}>{name()}</span>
          {chosen === hue && <Check aria-hidden size="1em" />}
        </Menu.Item>
      ))}
    </ToolMenu>
  )
}
