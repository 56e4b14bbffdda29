import type { Api } from '@sitewright/api-client'
import { createContext, useContext } from 'react'

/** A screen of the administration, to be linked to. */
export interface SiteScreen {
  /** Under `/pages/`. */
  path: string
  label: string
  needs: readonly string[]
}

/** What the shell gives to page kinds and administration screens. */
export interface Site {
  api: Api
  /** Reads setup, menu and links again after something changed that they show. Never rejects. */
  refresh: () => Promise<void>
  /** The administration screens that are installed; who may enter one holds any of what it `needs`. */
  screens?: readonly SiteScreen[]
  /**
   * Asks before another page of the site is shown while `unsaved()` is true. The browser's own prompt, for leaving the
   * site, is not the shell's business.
   *
   * @returns what ends the watch.
   */
  guardLeaving?: (unsaved: () => boolean) => () => void
}

const SiteContext = createContext<Site | undefined>(undefined)

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
