import type { KeptInput } from './keep-typed.ts'

declare global {
  interface Window {
    /** Put there by the document's inline script: ends its listening, and gives the clicks that it kept, and the fields in which Enter was pressed. */
    sitewrightClicks?: () => HTMLElement[]
  }
}

/** Carries out what a visitor clicked before the page could answer, also where it is drawn again meanwhile. */
export function replayClicks({ counterpartOf, redraws }: Pick<KeptInput, 'counterpartOf' | 'redraws'>): void {
  for (const control of window.sitewrightClicks?.() ?? []) {
    if (control.matches('input:not([type=submit])')) {
      void pressEnter(control as HTMLInputElement, counterpartOf)
      continue
    }
    const before = redraws()
    counterpartOf(control)?.click()
    // React takes over what is clicked, and where that fails draws it again and drops the click
    if (redraws() > before && !control.isConnected) counterpartOf(control)?.click()
  }
}

/** Milliseconds in which a form has read what was typed into its fields, and drawn its button accordingly. */
const untilRead = 300

/** Sends the form as soon as it can be sent; where it cannot, it may say why. */
async function pressEnter(pressed: HTMLInputElement, counterpartOf: KeptInput['counterpartOf']): Promise<void> {
  const end = performance.now() + untilRead
  const find = () => {
    const field = counterpartOf(pressed) as HTMLInputElement | undefined
    return { field, form: field?.form, ready: field?.form?.querySelector<HTMLElement>('[type=submit]:enabled') }
  }
  while (!find().ready && performance.now() < end) await new Promise(requestAnimationFrame)
  const { field, form, ready } = find()
  if (ready) form?.requestSubmit(ready)
  else field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
}
