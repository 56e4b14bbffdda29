import { useSyncExternalStore } from 'react'

/** The key in the page's address that makes verification needless; undefined: none. A server does not know it. */
export function usePreauth(): string | undefined {
  return useSyncExternalStore(subscribe, readKey, () => undefined)
}

function readKey(): string | undefined {
  return new URLSearchParams(window.location.search).get('pa') || undefined
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  return () => window.removeEventListener('popstate', onChange)
}
