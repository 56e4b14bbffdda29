/** True if the keys pressed mean 'save': Ctrl+S, or Cmd+S on Apple's systems. */
export function isSaveShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false
  // by its place where the keyboard writes another script
  return key.toLowerCase() === 's' || (code === 'KeyS' && !/^[a-z]$/i.test(key))
}

/** As people read it. */
export function saveShortcutText(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘S' : 'Ctrl+S'
}
