/** What was chosen the last time in this browser. Undefined where that is not known. */
export function remembered(key: string): boolean | undefined {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? undefined : kept !== 'off'
  } catch {
    return undefined // no storage on the server, or a visitor who forbids it
  }
}

/** Keeps a choice for the next time. */
export function remember(key: string, on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // a full or forbidden store forgets the choice, nothing more
  }
}
