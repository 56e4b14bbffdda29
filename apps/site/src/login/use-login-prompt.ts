import { createContext, useContext, useState, useSyncExternalStore } from 'react'

export interface LoginPromptState {
  isOpen: boolean
  open: () => void
  close: () => void
}

const OpenLoginContext = createContext<(() => void) | undefined>(undefined)

export const OpenLoginProvider = OpenLoginContext.Provider

/** Opens the login dialog; undefined where nothing around could show it. */
export function useOpenLogin(): (() => void) | undefined {
  return useContext(OpenLoginContext)
}

const never = () => () => {}

/** Whether the login dialog is open: asked for by the visitor, or by the guard of a route. */
export function useLoginPrompt({ demanded }: { demanded: boolean }): LoginPromptState {
  const [asked, setAsked] = useState(false)
  // The dialog's code is for browsers only, and hydration starts from what the server drew.
  const isBrowser = useSyncExternalStore(never, inBrowser, onServer)
  return {
    isOpen: isBrowser && (asked || demanded),
    open: () => setAsked(true),
    close: () => setAsked(false),
  }
}

const inBrowser = () => true
const onServer = () => false
