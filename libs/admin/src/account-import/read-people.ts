import { cleanName, quotedText, readEntry, type Entry } from './read-entry.ts'

interface Cell {
  /** What is in front of it; '' for the first of a line. */
  separator: string
  text: string
}

/** From the strongest on: what stands between people where each part names somebody. */
const separators = [';', ',', '\t']

/** What is read as a whole: quotes, brackets, and `@example,org` where a dot is meant. Then what separates, then any other sign. */
const pieces = new RegExp(
  [
    quotedText,
    '<[^<>]*>',
    String.raw`\([^()]*\)`,
    String.raw`@[^\s@,;.<>()"]+,(?=\p{Ll}{2,}(?:\.\p{Ll}{2,})?\s*(?:[,;\t<>()]|$))`,
    String.raw`[,;\t]`,
    '[^]',
  ].join('|'),
  'gu',
)

/**
 * The people on a line, in whichever way each is written: nobody with an address is left out, and a text that belongs
 * to none of them is an entry without an address.
 *
 * @param isRole tells whether a text is nothing but titles of roles.
 */
export function readPeople(line: string, isRole: (text: string) => boolean): Entry[] {
  return peopleOf(cellsOf(line), isRole)
}

function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [{ separator: '', text: '' }]
  for (const [piece] of line.matchAll(pieces)) {
    const cell = cells.at(-1)
    if (separators.includes(piece)) cells.push({ separator: piece, text: '' })
    else if (cell) cell.text += piece
  }
  return cells.map(({ separator, text }) => ({ separator, text: text.trim() }))
}

const names = ({ text }: Cell) => text.includes('@')

function peopleOf(cells: readonly Cell[], isRole: (text: string) => boolean): Entry[] {
  const filled = cells.filter(({ text }) => text !== '')
  const count = filled.filter(names).length
  if (filled.length === 0) return []
  if (count === 0) return [nobody(filled)]
  if (count === 1) return [personOf(cells, isRole)]
  for (const separator of separators) {
    const parts = partsOf(filled, separator)
    if (parts.length > 1 && parts.every((part) => part.some(names)))
      return parts.flatMap((part) => peopleOf(part, isRole))
  }
  const isOpen = ({ text }: Cell) => !isRole(cleanName(text))
  const groups = filled.every(isOpen) && isPaired(filled) ? pairsOf(filled) : groupsOf(filled, isOpen)
  return groups.map((group) => (group.some(names) ? personOf(group, isRole) : nobody(group)))
}

function partsOf(cells: readonly Cell[], separator: string): Cell[][] {
  const parts: Cell[][] = []
  for (const cell of cells) {
    const part = parts.at(-1)
    if (part && cell.separator !== separator) part.push(cell)
    else parts.push([cell])
  }
  return parts
}

/** Whether names and addresses take turns, each in its own cell. */
function isPaired(cells: readonly Cell[]): boolean {
  const [first] = cells
  return (
    first !== undefined &&
    cells.length % 2 === 0 &&
    cells.every((cell, index) => names(cell) === (names(first) === (index % 2 === 0))) &&
    cells.filter(names).every(({ text }) => readEntry(text).name === '')
  )
}

const pairsOf = (cells: readonly Cell[]) =>
  cells.flatMap((_, index) => (index % 2 === 0 ? [cells.slice(index, index + 2)] : []))

/** Each address with the roles behind it; what is before the first or behind the last goes with them. All else stands alone. */
function groupsOf(cells: readonly Cell[], isOpen: (cell: Cell) => boolean): Cell[][] {
  const last = cells.findLastIndex(names)
  const groups: Cell[][] = [[]]
  let group = groups[0] ?? []
  for (const [index, cell] of cells.entries()) {
    const isNew = names(cell) && group.some(names)
    if (isNew) groups.push((group = [cell]))
    else if (names(cell) || !group.some(names) || index > last || !isOpen(cell)) group.push(cell)
    else groups.push([cell])
  }
  return groups
}

function nobody(cells: readonly Cell[]): Entry {
  return { email: '', name: cells.map(({ text }) => cleanName(text)).join(', '), roles: [], problem: '' }
}

/** Of the cells of a row, one of which has the address: name and roles are beside it, or the name is in it. */
function personOf(cells: readonly Cell[], isRole: (text: string) => boolean): Entry {
  const place = cells.findIndex(names)
  const entry = readEntry(cells[place]?.text ?? '')
  const clean = (some: readonly Cell[]) => some.map(({ text }) => cleanName(text))
  const before = clean(cells.slice(0, place)).filter(Boolean)
  const after = clean(cells.slice(place + 1))
  if (entry.name !== '')
    return {
      ...entry,
      name: cleanName([...before, entry.name].join(', ')),
      roles: [...entry.roles, ...after].filter(Boolean),
    }
  const others = [...before, ...after]
  const called = others.findIndex((text) => !isRole(text))
  const roles = others.filter((text, index) => index !== called && text !== '')
  return { ...entry, name: entry.problem === '' ? (others[called] ?? '') : '', roles: [...entry.roles, ...roles] }
}
