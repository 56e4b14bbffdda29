/**
 * One colour for light and one for dark surroundings, as the CSS function `light-dark()` (CSS Color 5): it follows the
 * `color-scheme` of the element, hence the visitor's own setting, without JavaScript and without a second set of rules.
 * A browser that does not know it leaves such colours out and shows black on white.
 */
export const scheme = (light: string, dark: string) => `light-dark(${light},${dark})`

/** Both halves of a colour made by `scheme`; a plain colour is the same in both. */
export function bothSchemes(color: string) {
  const halves = /^light-dark\(([^,]+),([^,]+)\)$/.exec(color)
  return { light: halves?.[1] ?? color, dark: halves?.[2] ?? color }
}
