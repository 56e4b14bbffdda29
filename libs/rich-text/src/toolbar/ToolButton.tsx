import type { LucideIcon } from 'lucide-react'
import { IconButton, type IconButtonProps } from '@sitewright/ui'
import { ariaShortcut, shortcutText } from '../shortcut.ts'
import styles from './ToolButton.module.css'

export interface ToolButtonProps extends Omit<IconButtonProps, 'icon' | 'label'> {
  label: string
  icon: LucideIcon
  shortcut?: string | undefined
  pressed?: boolean | undefined
}

/** One tool: its tooltip tells the shortcut; the text keeps the focus while it is pressed with the pointer. */
export function ToolButton({ label, icon: Icon, shortcut, pressed, ...button }: ToolButtonProps) {
  return (
    <IconButton
      label={label}
      tooltip={shortcut ? `${label} (${shortcutText(shortcut)})` : label}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
      aria-pressed={pressed}
      icon={<Icon aria-hidden />}
      onMouseDown={(event) => event.preventDefault()}
      className={styles.tool}
      {...button}
    />
  )
}
