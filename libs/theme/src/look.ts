import type { Theme } from './theme-fields.ts'

/** All that a theme decides, with nothing left to defaults: what is chosen on the screen Look, exported and published. */
export type Look = Required<Theme>

/** What each choice can be, the default first. */
export const lookChoices = {
  scheme: ['visitor', 'light', 'dark'],
  masthead: ['below', 'line', 'centred', 'picture'],
  mastheadWidth: ['page', 'window'],
  menu: ['tint', 'underline', 'solid'],
  links: ['masthead', 'footer'],
} as const satisfies { [Field in keyof Look]?: readonly Look[Field][] }

/** Between which numbers a factor may be, both included. */
export const lookLimits = {
  textSize: [0.9, 1.25],
  headingSize: [0.8, 1.4],
  spacing: [0.75, 1.25],
  roundness: [0, 2],
  shadows: [0, 2],
} as const satisfies { [Field in keyof Look]?: readonly [least: number, most: number] }

/** The colours of a look, each written `#rrggbb`. */
export const lookColors = ['accent', 'neutral', 'danger', 'warning', 'success', 'highlight'] as const

/** The same theme with everything that it leaves open as it is by default. */
export function lookOf(theme: Theme): Look {
  const { scheme, masthead, mastheadWidth, menu, links } = lookChoices
  return {
    ...{ scheme: scheme[0], masthead: masthead[0], mastheadWidth: mastheadWidth[0], menu: menu[0], links: links[0] },
    ...theme,
  }
}

/**
 * What the document's root says of a look, for the styles that depend on it: `data-look-masthead="centred"`. What is as by
 * default is not said, and neither is the scheme, which CSS has a property for.
 */
export function lookAttributes(look: Look): Record<string, string> {
  const { scheme: _, ...said } = lookChoices
  return Object.fromEntries(
    Object.entries(said).flatMap(([field, [byDefault]]) => {
      const value = look[field as keyof typeof said]
      return value === byDefault ? [] : [[`data-look-${field.toLowerCase()}`, value]]
    }),
  )
}
