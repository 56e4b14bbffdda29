/** What had the focus when each of the open dialogs opened. */
const before = new WeakMap<HTMLDialogElement, Element | null>()

/**
 * What jsdom lacks of modal dialogs (HTML, section 4.11.4): opening and closing by script, Escape, the focus taken and given
 * back. Real browsers prove it in the journeys and the stories.
 */
export function installModalDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
}

function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('It is open', 'InvalidStateError')
  before.set(this, document.activeElement)
  this.open = true
  this.addEventListener('keydown', handleKey)
  this.querySelector<HTMLElement>('button, input')?.focus()
}

function handleKey(this: HTMLDialogElement, { key }: KeyboardEvent): void {
  if (key === 'Escape' && this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close()
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return
  this.open = false
  this.removeEventListener('keydown', handleKey)
  const former = before.get(this)
  if (former instanceof HTMLElement && former.isConnected) former.focus()
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}
