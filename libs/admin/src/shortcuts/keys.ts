import { texts } from './key-messages.ts'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** The keys of a shortcut as people read them: `mod` is ⌘ on Apple's systems, otherwise Ctrl. */
export function keysText(shortcut: string): string {
  const modifiers: Record<string, string> = isApple()
    ? { mod: '⌘', alt: '⌥', shift: '⇧' }
    : { mod: texts.ctrl(), alt: texts.alt(), shift: texts.shift() }
  const names: Record<string, string> = { ...modifiers, Enter: texts.enter(), Space: texts.space() }
  const keys = shortcut.split('+').map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key))
  return keys.join(isApple() ? '' : '+')
}

/** The keys that open the command palette. */
export const paletteKeys = () => keysText('mod+k')
