import { Tooltip } from '@sitewright/ui'
import { useRef, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react'
import styles from './Masthead.module.css'

export type MenuChoice = { label: string; href: string } | { label: string; onChoose: () => void }

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

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * A button with a menu. The browser itself opens and closes it, so it works before hydration and without JavaScript;
 * Escape and a click elsewhere close it and give the focus back. Arrow keys are added once the page is awake.
 */
export function PopoverMenu({ id, label, icon, choices, accent = false, onOpen }: PopoverMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const anchor = { anchorName: `--${id}` } as React.CSSProperties
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  function handleToggle(event: ToggleEvent) {
    if (event.newState !== 'open') return
    onOpen?.()
    entries()[0]?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Tab') return menu.current?.hidePopover()
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const all = entries()
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus()
  }

  return (
    <>
      <Tooltip label={label}>
        <button
          type="button"
          className={styles.icon}
          style={anchor}
          aria-label={label}
          aria-haspopup="menu"
          data-accent={accent || undefined}
          popoverTarget={id}
        >
          {icon}
        </button>
      </Tooltip>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        style={{ positionAnchor: `--${id}` } as React.CSSProperties}
        onToggle={handleToggle}
        onKeyDown={handleKey}
        onClick={() => menu.current?.hidePopover()}
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
    <button type="button" role="menuitem" onClick={choice.onChoose}>
      {choice.label}
    </button>
  )
}
