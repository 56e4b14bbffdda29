import { useMemo, useState } from 'react'
import { useFocusWish } from '../editing/use-focus-wish.ts'

/** What an editor lists as cards. */
export interface CardEntry {
  /** Tells it from the others wherever it is moved. */
  readonly key: string
}

/** An entry that was deleted, ready to be brought back. */
export interface RemovedEntry<Entry extends CardEntry> {
  entry: Entry
  /** Where it stood. */
  index: number
}

/** The entries of an editor, and what can be done to them. */
export interface CardEntries<Entry extends CardEntry> {
  /** The entries as they are now, also between two renderings. */
  now: () => readonly Entry[]
  /** What a card is titled with. */
  label: (entry: Entry) => string
  /**
   * Adds an entry of a type above another one or at the end.
   *
   * @returns its key; undefined if there is no such type.
   */
  add: (type: string, above?: string) => string | undefined
  move: (from: number, to: number) => void
  /** @returns what `restore` takes to bring it back. */
  remove: (key: string) => RemovedEntry<Entry> | undefined
  restore: (removed: RemovedEntry<Entry>) => void
}

export interface CardsOptions {
  /** The attribute by which a card says its entry's key, as 'data-field'. */
  attribute: `data-${string}`
  /** With more entries than these all are folded at first: one looks for an entry rather than reads through all. */
  few: number
}

/** What the buttons of a card do. The same functions with every rendering. */
export interface CardActions {
  toggle: (key: string) => void
  add: (type: string, above?: string) => void
  move: (key: string, by: -1 | 1) => void
  remove: (key: string) => void
}

export interface Cards<Entry extends CardEntry> {
  actions: CardActions
  /** The keys of the cards that show their settings. */
  open: ReadonlySet<string>
  openAll: (open: boolean) => void
  /** The entry that was deleted last. */
  removed: RemovedEntry<Entry> | undefined
  undo: () => void
  dismiss: () => void
  /** Told to screen readers. */
  news: string
  /** Opens the card in which an element stands, and leads there. */
  show: (element: HTMLElement) => void
}

/**
 * What the cards of an editor show, where the focus goes after a change, and what is said about it. The buttons of a card
 * are found by their `data-act`, which is `toggle`, `up` or `down`, the button that adds one in `[data-add]`.
 *
 * @param entries - the same object with every rendering, or all cards are rendered anew.
 */
export function useCards<Entry extends CardEntry>(
  entries: CardEntries<Entry>,
  { attribute, few }: CardsOptions,
): Cards<Entry> {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const all = entries.now()
    return new Set(all.length > few ? [] : all.map(({ key }) => key))
  })
  const [removed, setRemoved] = useState<RemovedEntry<Entry>>()
  const [news, setNews] = useState('')
  const wishFocus = useFocusWish()

  const actions = useMemo<CardActions>(() => {
    const indexOf = (key: string) => entries.now().findIndex((entry) => entry.key === key)
    function label(key: string): string {
      const entry = entries.now()[indexOf(key)]
      return entry ? entries.label(entry) : ''
    }
    return {
      toggle: (key) => setOpen((now) => (now.has(key) ? without(now, key) : new Set(now).add(key))),
      add: (type, above) => {
        const key = entries.add(type, above)
        if (key === undefined) return
        setOpen((now) => new Set(now).add(key))
        setRemoved(undefined)
        setNews(`${label(key)} added`)
        wishFocus(button(attribute, key, 'toggle'))
      },
      move: (key, by) => {
        const from = indexOf(key)
        const to = from + by
        entries.move(from, to)
        const last = entries.now().length - 1
        setNews(`${label(key)} moved to place ${to + 1} of ${last + 1}`)
        // A button that is disabled now would lose the focus.
        if (by < 0) wishFocus(button(attribute, key, to > 0 ? 'up' : 'down'))
        else wishFocus(button(attribute, key, to < last ? 'down' : 'up'))
      },
      remove: (key) => {
        const name = label(key)
        const gone = entries.remove(key)
        if (!gone) return
        setOpen((now) => without(now, key))
        setRemoved(gone)
        setNews(`${name} deleted`)
        const rest = entries.now()
        const next = rest[gone.index] ?? rest[gone.index - 1]
        wishFocus(next ? button(attribute, next.key, 'toggle') : '[data-add] button')
      },
    }
  }, [entries, attribute, wishFocus])

  return {
    actions,
    open,
    openAll: (all) => setOpen(new Set(all ? entries.now().map(({ key }) => key) : [])),
    removed,
    undo: () => {
      if (!removed) return
      const { entry } = removed
      entries.restore(removed)
      setOpen((now) => new Set(now).add(entry.key))
      setRemoved(undefined)
      setNews(`${entries.label(entry)} brought back`)
      wishFocus(button(attribute, entry.key, 'toggle'))
    },
    dismiss: () => setRemoved(undefined),
    news,
    show: (element) => {
      const key = element.closest(`[${attribute}]`)?.getAttribute(attribute)
      if (key) setOpen((now) => new Set(now).add(key))
      wishFocus(element)
    },
  }
}

/** The button of a card that does something. */
function button(attribute: string, key: string, act: 'toggle' | 'up' | 'down'): string {
  return `[${attribute}="${key}"] [data-act=${act}]`
}

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const rest = new Set(keys)
  rest.delete(key)
  return rest
}
