import { createColors } from './colors.ts'
import { createFullColors } from './full-colors.ts'
import { createPalette } from './palette.ts'
import { createShape } from './shape.ts'
import { createSpace } from './space.ts'
import type { Theme } from './theme-fields.ts'
import { createType } from './type.ts'

interface Tokens {
  [name: string]: Tokens | string
}

/** CSS custom properties by name, such as `--chakra-colors-bg`. */
export type CustomProperties = ReadonlyMap<string, string>

/**
 * What a theme decides, as the custom properties by which all styles of the site know it: pages, administration and
 * dialogs. They have the names and values that the build gives them for the site's own theme, so they may take their
 * place in a document.
 *
 * @throws an Error for a colour that is not written `#rrggbb`.
 */
export function customProperties(theme: Theme): CustomProperties {
  const palette = createPalette(theme)
  const colors = createColors(palette)
  const full = createFullColors(palette, colors)
  const properties = new Map<string, string>()
  const all = [{ colors }, { colors: full.tokens }, { colors: full.semantic }]
  for (const tokens of [createType(theme), createSpace(theme), createShape(theme), ...all])
    collect(tokens, '--chakra', properties)
  return properties
}

function collect(tokens: Tokens, path: string, into: Map<string, string>): void {
  for (const [name, token] of Object.entries(tokens)) {
    if (typeof token === 'string') into.set(path, token.replace(/\{([^}]+)\}/g, reference))
    // the token of a group itself
    else collect(token, name === 'value' || name === 'DEFAULT' ? path : `${path}-${cssName(name)}`, into)
  }
}

const reference = (_: string, token: string) => `var(--chakra-${token.split('.').map(cssName).join('-')})`

/** Of a token as CSS writes it in a name: `focusRing` is `focus-ring`, `0.5` is `0\.5`. */
const cssName = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`).replace('.', '\\.')
