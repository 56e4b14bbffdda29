const controls = 'input, textarea, select, button, a[href], summary, [tabindex]'

export interface KeptInput {
  /** What was drawn in place of a control that is gone; the control itself where it is still there. */
  counterpartOf: (control: HTMLElement) => HTMLElement | undefined
  /** Something was drawn again: gives back what was typed, in the same task, once React listens to what it drew. */
  noteRedraw: () => void
  /** How often that happened. */
  redraws: () => number
}

/**
 * Keeps hold of the controls that the server wrote while they are taken over. Where something else has changed the
 * document, such as a browser that translates it or an extension that puts a button beside each field, React draws all of it
 * again. A control that is gone still has what was typed into it up to the last moment, so that nothing is copied before.
 */
export function keepTyped(container: HTMLElement): KeptInput {
  const keys = new WeakMap<HTMLElement, string>()
  const waiting = new Set<HTMLElement>()
  for (const [key, control] of keyed(container)) {
    keys.set(control, key)
    waiting.add(control)
  }
  const lastFocus = followFocus()
  const drawnAs = (control: HTMLElement, drawn = new Map(keyed(container))) => drawn.get(keys.get(control) ?? '')

  let redraws = 0

  /** Puts what was typed into controls that are gone into those that were drawn in their place, and the focus with it. */
  function giveBack(): void {
    const drawn = new Map(keyed(container))
    const focused = lastFocus()
    for (const control of waiting) {
      if (control.isConnected) continue
      waiting.delete(control)
      const now = drawnAs(control, drawn)
      if (!now) continue
      fill(now, control)
      if (control === focused && !hasFocusElsewhere()) takeFocus(now, control)
    }
  }

  return {
    noteRedraw() {
      redraws += 1
      queueMicrotask(giveBack)
    },
    counterpartOf: (control) => (control.isConnected ? control : drawnAs(control)),
    redraws: () => redraws,
  }
}

/** The controls inside, by what is the same of them however often they are drawn; ids are not. */
function* keyed(container: HTMLElement): Generator<[key: string, HTMLElement]> {
  const counts = new Map<string, number>()
  for (const control of container.querySelectorAll<HTMLElement>(controls)) {
    const description = describe(control)
    const count = counts.get(description) ?? 0
    counts.set(description, count + 1)
    yield [`${description} ${count}`, control]
  }
}

function describe(control: HTMLElement): string {
  const name = control.getAttribute('name')
  // what a choice is chosen for; of all else it is what is typed
  const isChoice = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
  const value = isChoice ? control.value : ''
  const others = ['type', 'href', 'autocomplete'].map((attribute) => control.getAttribute(attribute))
  return JSON.stringify([control.localName, name ?? control.className, value, ...others])
}

/** Which element has the focus, or had it until it was taken out of the document in the current task. */
function followFocus(): () => Element | null {
  let last = document.activeElement
  document.addEventListener('focusin', ({ target }) => (last = target instanceof Element ? target : null), true)
  document.addEventListener(
    'focusout',
    // some browsers tell it of an element that is taken out, too, and some do not
    () => setTimeout(() => (last = document.activeElement)),
    true,
  )
  return () => last
}

function hasFocusElsewhere(): boolean {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body
}

function fill(now: HTMLElement, old: HTMLElement): void {
  if (now instanceof HTMLSelectElement && old instanceof HTMLSelectElement) {
    if (now.value === old.value) return
    now.value = old.value
    tell(now, 'change')
  } else if (now instanceof HTMLTextAreaElement && old instanceof HTMLTextAreaElement) {
    if (old.value !== old.defaultValue) type(now, old.value, HTMLTextAreaElement.prototype)
    now.scrollTop = old.scrollTop
  } else if (now instanceof HTMLInputElement && old instanceof HTMLInputElement) fillInput(now, old)
}

function fillInput(now: HTMLInputElement, old: HTMLInputElement): void {
  if (now.type === 'file') {
    if (!old.files?.length) return
    now.files = old.files
    tell(now, 'change')
  } else if (now.type === 'checkbox' || now.type === 'radio') {
    // a radio button is left by choosing another one
    if (now.checked !== old.checked && (old.checked || now.type === 'checkbox')) now.click()
  } else if (old.value !== old.defaultValue) type(now, old.value, HTMLInputElement.prototype)
}

/** As somebody types it: past the property that React watches a control by, or it would see no change. */
function type(control: HTMLInputElement | HTMLTextAreaElement, text: string, prototype: object): void {
  if (control.value === text) return
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
  tell(control)
}

function tell(control: HTMLElement, ...others: string[]): void {
  for (const name of ['input', ...others]) control.dispatchEvent(new Event(name, { bubbles: true }))
}

function takeFocus(now: HTMLElement, old: HTMLElement): void {
  now.focus({ preventScroll: true })
  const hasText = now instanceof HTMLTextAreaElement || now instanceof HTMLInputElement
  const hadText = old instanceof HTMLTextAreaElement || old instanceof HTMLInputElement
  // null: of an email address or a number no browser tells where the caret is; it then is at the end
  if (!hasText || !hadText || old.selectionStart === null) return
  now.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined)
}
