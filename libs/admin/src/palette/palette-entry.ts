import type { Command } from '@sitewright/page-kit'
import type { LucideIcon } from 'lucide-react'

/** Something that the palette finds. */
export interface PaletteEntry {
  /** Different from that of every other entry. */
  key: string
  label: string
  /** What else tells it apart, such as an address; searched too. */
  detail?: string
  /** Further words to be found by. */
  words?: string
  icon: LucideIcon
  run: () => void
}

export interface PaletteGroup {
  label: string
  entries: readonly PaletteEntry[]
}

/** A command of a page kind that runs, as opposed to one that leads to an address. */
export type RunnableCommand = Extract<Command, { run: unknown }>

export interface PaletteActions {
  /** Goes to an address of the site. */
  onGo: (address: string) => void
  onLogout: () => void
  onShortcuts: () => void
  onNewPage: () => void
  onRun: (command: RunnableCommand) => void
}

/** The most entries of one group. */
export const maxGroupEntries = 6
