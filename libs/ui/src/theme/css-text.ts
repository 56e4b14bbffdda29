/** Styles by selector or at-rule, nested; leaves are declarations. */
export interface Styles {
  [key: string]: Styles | string | number | undefined
}

const property = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** Compact CSS text of Chakra's style objects without selectors (tokens, keyframes): no `&` within a selector. */
export function cssText(styles: Styles): string {
  return Object.entries(styles)
    .map(([key, value]) => {
      if (typeof value === 'object') {
        const body = cssText(value)
        return body && `${key.replace(/^&/, '')}{${body}}`
      }
      return value === undefined ? '' : `${property(key)}:${value};`
    })
    .join('')
    .replace(/;$/, '')
}
