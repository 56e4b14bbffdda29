declare global {
  interface Window {
    /** Put there by the document's inline script: ends its listening, and gives the clicks that it kept. */
    sitewrightClicks?: () => HTMLElement[]
  }
}

/** Carries out what a visitor clicked before the page could answer. */
export function replayClicks(): void {
  for (const control of window.sitewrightClicks?.() ?? []) {
    if (control.isConnected) control.click()
  }
}
