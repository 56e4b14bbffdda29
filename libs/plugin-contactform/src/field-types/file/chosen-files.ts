/**
 * What is chosen in each input for files. An input itself forgets the files before with each choice, and not every
 * browser lets a script put them back.
 */
const chosen = new WeakMap<HTMLInputElement, readonly File[]>()

/** The files that are chosen in an input, in turn. */
export function chosenFiles(input: HTMLInputElement): readonly File[] {
  return chosen.get(input) ?? [...(input.files ?? [])]
}

/** Changes what is chosen, and lets the form know. */
export function chooseFiles(input: HTMLInputElement, files: readonly File[]): void {
  chosen.set(input, files)
  // so that the browser itself says how many there are
  if (typeof DataTransfer === 'function') {
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    input.files = transfer.files
  }
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Why the server would not take a file: it will not take it the next time either. */
const refusals = new WeakMap<File, string>()

export function refuseFile(file: File, reason: string): void {
  refusals.set(file, reason)
}

export function refusalOf(file: File): string | undefined {
  return refusals.get(file)
}

const keys = new WeakMap<File, number>()
let lastKey = 0

/** Tells files apart, of which two may have the same name. */
export function keyOf(file: File): number {
  const key = keys.get(file) ?? ++lastKey
  keys.set(file, key)
  return key
}
