import type { Api } from '@sitewright/api-client'
import { createContext, useContext, type ComponentType } from 'react'
import type { CommandList } from './commands.ts'
import type { AccountPanelProps, AdminScreen, WaitingWork } from './page-kind.ts'
import type { PublishingNotes } from './publishing/publishing-notes.ts'

/** A screen of the administration, to be linked to, in words of its reader. */
export interface SiteScreen extends Omit<AdminScreen, 'load' | 'label' | 'waits'> {
  label: string
  waits?: WaitingWork<string> | undefined
}

/** A part of My Account whose code is here. */
export interface LoadedPanel {
  /** Different from that of every other panel. */
  key: string
  Panel: ComponentType<AccountPanelProps>
}

/** The commands of an installed kind. */
export interface SiteCommands extends CommandList {
  kind: string
}

/** What an element says of the language of what is in it. */
export interface ContentLanguageAttributes {
  /** A tag of BCP 47. */
  lang: string
  dir: 'ltr' | 'rtl'
}

/** What the shell gives to page kinds and administration screens. */
export interface Site {
  api: Api
  /**
   * Reads setup, menu and links again after something changed that they show; for a visitor, whose document shows them as
   * the server wrote them, it does nothing. Never rejects.
   */
  refresh: () => Promise<void>
  /** Of the site's texts, for somebody who reads the document in another language; absent for all others. */
  contentLanguage?: ContentLanguageAttributes
  /** The administration screens that are installed, in the order of every list; who may enter one holds any of what it `needs`. */
  screens?: readonly SiteScreen[]
  /** What page kinds add to My Account; one whose code cannot be had is left out. Never rejects. */
  accountPanels?: () => Promise<readonly LoadedPanel[]>
  /** What page kinds add to the palette; a kind whose code cannot be had is left out. Never rejects. */
  commandLists?: () => Promise<readonly SiteCommands[]>
  /** What those who publish a page of that kind are told; undefined for a kind that cannot be had. Never rejects. */
  publishingNotes?: (kind: string) => Promise<PublishingNotes | undefined>
  /**
   * Asks before another page of the site is shown while `unsaved()` is true. The browser's own prompt, for leaving the
   * site, is not the shell's business.
   *
   * @returns what ends the watch.
   */
  guardLeaving?: (unsaved: () => boolean) => () => void
}

const SiteContext = createContext<Site | undefined>(undefined)

/** Gives the site to everything below it that calls `useSite`. */
export const SiteProvider = SiteContext.Provider

/** The site, or undefined outside a `<SiteProvider>`. */
export function useOptionalSite(): Site | undefined {
  return useContext(SiteContext)
}

/** @throws outside a `<SiteProvider>`. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a <SiteProvider> above it')
  return site
}
