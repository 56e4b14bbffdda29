import type { CSSProperties, ReactNode, ToggleEvent } from 'react'
import styles from './Masthead.module.css'

export type MenuChoice =
  | { label: string; href: string }
  /** `opens` names what a press opens, for a document whose shell no application draws. */
  | { label: string; onChoose: () => void; opens?: string }

export interface PopoverMenuProps {
  id: string
  /** Name of the button. */
  label: string
  icon: ReactNode
  choices: readonly MenuChoice[]
  /** Colours the button. */
  accent?: boolean
  onOpen?: () => void
}

/**
 * A button with a menu. The browser itself opens and closes it, so it works before hydration and without JavaScript;
 * Escape and a click elsewhere close it and give the focus back. `startBehaviours` adds the rest, such as arrow keys.
 */
export function PopoverMenu({ id, label, icon, choices, accent = false, onOpen }: PopoverMenuProps) {
  const anchor = { anchorName: `--${id}` } as CSSProperties

  function handleToggle(event: ToggleEvent) {
    if (event.newState === 'open') onOpen?.()
  }

  return (
    <>
      <button
        type="button"
        className={styles.icon}
        style={anchor}
        aria-label={label}
        aria-haspopup="menu"
        data-accent={accent || undefined}
        data-tooltip=""
        popoverTarget={id}
      >
        {icon}
      </button>
      <div
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        style={{ positionAnchor: `--${id}` } as CSSProperties}
        onToggle={handleToggle}
      >
        {choices.map((choice) => (
          <Choice key={choice.label} choice={choice} />
        ))}
      </div>
    </>
  )
}

function Choice({ choice }: { choice: MenuChoice }) {
  if ('href' in choice) {
    return (
      <a role="menuitem" href={choice.href}>
        {choice.label}
      </a>
    )
  }
  return (
    <button type="button" role="menuitem" data-opens={choice.opens} onClick={choice.onChoose}>
      {choice.label}
    </button>
  )
}
