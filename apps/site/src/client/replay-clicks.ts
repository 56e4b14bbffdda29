import type { KeptInput } from './keep-typed.ts'

declare global {
  interface Window {
    /** Put there by the document's inline script: ends its listening, and gives the clicks that it kept. */
    sitewrightClicks?: () => HTMLElement[]
  }
}

/** Carries out what a visitor clicked before the page could answer, also where it is drawn again meanwhile. */
export function replayClicks({ counterpartOf, redraws }: Pick<KeptInput, 'counterpartOf' | 'redraws'>): void {
  for (const control of window.sitewrightClicks?.() ?? []) {
    const before = redraws()
    counterpartOf(control)?.click()
    // React takes over what is clicked, and where that fails draws it again and drops the click
    if (redraws() > before && !control.isConnected) counterpartOf(control)?.click()
  }
}
