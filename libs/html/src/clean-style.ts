const number = '(?:\\d{1,4}(?:\\.\\d{1,4})?|\\.\\d{1,4})'
const length = `(?:0|${number}(?:px|pt)|\\d{1,2}(?:\\.\\d{1,4})?(?:em|rem)|(?:100|\\d{1,2}(?:\\.\\d{1,4})?)%)`
const percent = '(?:100|\\d{1,2})%'
const color = [
  '#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})',
  '(?:rgb|hsl)a?\\(\\s*[\\d.]{1,8}(?:deg|%)?(?:(?:\\s*[,/]\\s*|\\s+)[\\d.]{1,8}%?){2,3}\\s*\\)',
  '[a-z]{3,24}',
].join('|')

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'i')

const align = whole('left|right|center|justify|start|end')
const colors = whole(color)
const size = whole(`auto|${length}`)
// Only upwards of zero: a negative margin could lay the text over what is around it.
const margins = whole(`(?:auto|${length})(?: (?:auto|${length})){0,3}`)

const everywhere: Readonly<Record<string, RegExp>> = {
  'text-align': align,
  color: colors,
  'background-color': colors,
  float: whole('left|right|none'),
  margin: margins,
  'margin-top': size,
  'margin-right': size,
  'margin-bottom': size,
  'margin-left': size,
}
const sized: Readonly<Record<string, RegExp>> = { ...everywhere, width: size, height: size }
const cell: Readonly<Record<string, RegExp>> = { ...sized, 'vertical-align': whole('top|middle|bottom|baseline') }
const listStyle: Readonly<Record<string, RegExp>> = {
  ...everywhere,
  'list-style-type': whole('disc|circle|square|decimal|(?:lower|upper)-(?:alpha|latin|roman|greek)|none'),
}

const byTag: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  // what of a picture stays in sight where it is cut to a shape
  img: { ...sized, 'object-position': whole(`${percent} ${percent}`) },
  ...{ figure: sized, table: sized, col: sized, tr: cell, td: cell, th: cell },
  ...{ ol: listStyle, ul: listStyle, li: listStyle },
}

/** The properties that an element's style may hold, each with the pattern of its values. */
export function styleProperties(tag: string): Readonly<Record<string, RegExp>> {
  return byTag[tag] ?? everywhere
}

/**
 * What is allowed of a `style` attribute, as `name: value; name: value`; of a property that is there twice, the last.
 * Values never hold `url()`, quotes, escapes or comments, so what is left cannot be read in two ways.
 */
export function cleanStyle(tag: string, style: string): string {
  const properties = styleProperties(tag)
  const kept = new Map<string, string>()
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    const value = declaration
      .slice(colon + 1)
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/ ?!important$/i, '')
    if (!Object.hasOwn(properties, name) || !properties[name]?.test(value)) continue
    kept.delete(name)
    kept.set(name, value)
  }
  return [...kept].map(([name, value]) => `${name}: ${value}`).join('; ')
}
