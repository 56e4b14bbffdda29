import type { Styles } from './css-text.ts'
import { fullSystem } from './full-system.ts'
import { system } from './system.ts'

/** The declarations of `full` that `trimmed` does not already make; keyframes that both have stay as the page knows them. */
const difference = (full: Styles, trimmed: Styles): Styles =>
  Object.fromEntries(
    Object.entries(full)
      .filter(([key, value]) => value !== trimmed[key] && !(key in trimmed && key.startsWith('@keyframes')))
      .map(([key, value]) => {
        const known = trimmed[key]
        return [key, typeof value === 'object' && typeof known === 'object' ? difference(value, known) : value]
      }),
  )

/**
 * What the full system needs beyond `globalCss()`: custom properties and keyframes that only its components use. None
 * of it changes a value that the page around already uses.
 */
export const fullStyles = (): Styles[] => [
  difference(fullSystem.getGlobalCss() as Styles, system.getGlobalCss() as Styles),
  difference(fullSystem.getTokenCss() as Styles, system.getTokenCss() as Styles),
  { '@layer base': { ':root': fullSystem.css({ colorPalette: 'gray' }) as Styles } },
]
