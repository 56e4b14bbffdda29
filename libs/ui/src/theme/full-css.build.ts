import { cssText, type Styles } from './css-text.ts'
import { mirroredIcons } from './pointing-icons.ts'
import { system } from './system.ts'
import { valuedSystem } from './valued-system.ts'

/** The declarations of `full` that `known` does not already make; keyframes that both have stay as the page knows them. */
const difference = (full: Styles, known: Styles): Styles =>
  Object.fromEntries(
    Object.entries(full)
      .filter(([key, value]) => value !== known[key] && !(key in known && key.startsWith('@keyframes')))
      .map(([key, value]) => {
        const before = known[key]
        return [key, typeof value === 'object' && typeof before === 'object' ? difference(value, before) : value]
      }),
  )

const added = [
  difference(valuedSystem.getGlobalCss() as Styles, system.getGlobalCss() as Styles),
  difference(valuedSystem.getTokenCss() as Styles, system.getTokenCss() as Styles),
  { '@layer base': { ':root': valuedSystem.css({ colorPalette: 'gray' }) as Styles } },
]

/**
 * What Chakra's components need beyond the page's global CSS: custom properties and keyframes that only they use; and how staff's icons point. None
 * of it changes a value that the page around already uses. The order of the layers comes first again, since this may
 * come to stand before the global CSS.
 */
export default system.layers.atRule + added.map(cssText).join('') + mirroredIcons
