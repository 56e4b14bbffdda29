/** `_dark` and `_light` follow the visitor's own setting, so that they hold without JavaScript. Prefer colour tokens. */
export const conditions = {
  dark: '@media (prefers-color-scheme: dark)',
  light: '@media (prefers-color-scheme: light)',
}
