/** What of a keyboard event a shortcut looks at. */
export interface KeyPress {
  key: string
  code: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/** True on systems whose shortcuts go by ⌘. */
export function isApple(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)
}

/** True if the keys pressed are those of a shortcut such as `mod+shift+7`; `mod` is ⌘ on Apple's systems, else Ctrl. */
export function matchesShortcut(shortcut: string, event: KeyPress, apple?: boolean): boolean {
  const keys = shortcut.split('+')
  const key = keys.at(-1) ?? ''
  // By its place on the keyboard too: with Shift or Alt, or in another script, the key gives another character. One that
  // gives a letter is that letter: Z and Y change places on German keyboards, A and Q on French ones.
  const pressed = event.key.toLowerCase()
  if (pressed !== key && (/^[a-z]$/.test(pressed) || event.code !== codeOf(key))) return false
  if (event.shiftKey !== keys.includes('shift') || event.altKey !== keys.includes('alt')) return false
  const mod = keys.includes('mod')
  const onApple = apple ?? isApple()
  return event.metaKey === (mod && onApple) && event.ctrlKey === (mod && !onApple)
}

function codeOf(key: string): string {
  if (/^\d$/.test(key)) return `Digit${key}`
  if (/^[a-z]$/.test(key)) return `Key${key.toUpperCase()}`
  return { '.': 'Period', ',': 'Comma', '\\': 'Backslash', '/': 'Slash' }[key] ?? key
}

/** A shortcut as people read it: `Ctrl+Shift+7` or `⇧⌘7`. */
export function shortcutText(shortcut: string, apple = isApple()): string {
  const keys = shortcut.split('+')
  const last = (keys.at(-1) ?? '').toUpperCase()
  const order = apple ? { alt: '⌥', shift: '⇧', mod: '⌘' } : { mod: 'Ctrl', alt: 'Alt', shift: 'Shift' }
  const modifiers = Object.entries(order).flatMap(([name, text]) => (keys.includes(name) ? [text] : []))
  return [...modifiers, last].join(apple ? '' : '+')
}

/** A shortcut as `aria-keyshortcuts` wants it. */
export function ariaShortcut(shortcut: string, apple = isApple()): string {
  const names: Readonly<Record<string, string>> = { mod: apple ? 'Meta' : 'Control', alt: 'Alt', shift: 'Shift' }
  return shortcut
    .split('+')
    .map((key) => names[key] ?? key.toUpperCase())
    .join('+')
}
