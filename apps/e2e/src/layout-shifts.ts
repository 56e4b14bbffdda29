import type { Page } from '@playwright/test'

/** TypeScript does not know this entry yet (https://wicg.github.io/layout-instability). */
interface LayoutShift extends PerformanceEntry {
  value: number
}

declare global {
  interface Window {
    /** Sum of all layout shifts so far. */
    shift: number
  }
}

/** Has the page add up in `window.shift` how far its parts move by themselves. */
export async function sumShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as LayoutShift).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
