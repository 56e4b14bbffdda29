/** What can be on a card. */
export type CardItem = object & {
  /** Whether visitors do not see it. Absent on what cannot be hidden: its card then has no button for that. */
  readonly hidden?: boolean
}

/** An item while it is edited. */
export interface CardEntry<Item extends CardItem> {
  /** Tells it from the others wherever it is moved. Never stored. */
  readonly key: string
  readonly item: Item
}

/** Items while they are edited, in their order. */
export type CardEntries<Item extends CardItem> = readonly CardEntry<Item>[]

let keys = 0

/** An item with a key that no other one has. */
export function withKey<Item extends CardItem>(item: Item): CardEntry<Item> {
  keys += 1
  return { key: `card-${keys}`, item }
}

/** With some parts of one item replaced; of a key that is not there any more nothing. */
export function changed<Item extends CardItem>(
  entries: CardEntries<Item>,
  key: string,
  part: Partial<Item>,
): CardEntries<Item> {
  const at = entries.findIndex((entry) => entry.key === key)
  const entry = entries[at]
  return entry ? entries.with(at, { key, item: { ...entry.item, ...part } }) : entries
}

/** With an entry put before the one that is at `index` now; beyond the end it is the last. */
export function inserted<Item extends CardItem>(
  entries: CardEntries<Item>,
  entry: CardEntry<Item>,
  index: number,
): CardEntries<Item> {
  return entries.toSpliced(index, 0, entry)
}

/** With an entry at another place. A place beyond the ends changes nothing. */
export function moved<Item extends CardItem>(entries: CardEntries<Item>, from: number, to: number): CardEntries<Item> {
  const entry = entries[from]
  if (!entry || from === to || to < 0 || to >= entries.length) return entries
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry)
}

const texts = new WeakMap<object, string>()

/**
 * The JSON text of an object with its fields in alphabetical order, so that two texts are equal where only the order
 * differs in which things were set. It is written once for each object.
 *
 * @param plain - what is written of it, the object itself unless told.
 */
export function orderedJson<Value extends object>(
  value: Value,
  plain: (value: Value) => object = (same) => same,
): string {
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(plain(value), sorted)
  texts.set(value, text)
  return text
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
