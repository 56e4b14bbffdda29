import { useMemo, useState, type Dispatch, type SetStateAction } from 'react'
import { useDeferredFocus } from '../editing/use-deferred-focus.ts'
import type { CardEntries, CardItem } from './card-entries.ts'
import type { CardKind } from './card-kind.ts'
import { texts } from './messages.ts'
import type { EditedCards, RemovedCard } from './use-edited-cards.ts'

/** What the buttons of a card do. The same functions with every rendering. */
export interface CardActions {
  toggle: (key: string) => void
  add: (type: string, above?: string) => void
  move: (key: string, by: -1 | 1) => void
  remove: (key: string) => void
}

/** The cards as they are edited, and of which kind they are. */
export interface CardsOptions<Item extends CardItem> {
  kind: CardKind<Item>
  /** The entries that are rendered. */
  entries: CardEntries<Item>
  edited: EditedCards<Item>
}

/** The cards of an editor: the components of this entry take it as a whole. */
export interface Cards<Item extends CardItem> extends CardsOptions<Item> {
  actions: CardActions
  /** The keys of the cards that show their settings. */
  open: ReadonlySet<string>
  openAll: (open: boolean) => void
  /** There are as many as there may be. */
  full: boolean
  /** The entry that was deleted last. */
  removed: RemovedCard<Item> | undefined
  undo: () => void
  dismiss: () => void
  /** Told to screen readers. */
  news: string
  /** Opens the card that an element is in, and moves the focus to the element. */
  show: (element: HTMLElement) => void
}

/** What the cards of an editor show, where the focus goes after a change, and what is said about it. */
export function useCards<Item extends CardItem>({ kind, entries, edited }: CardsOptions<Item>): Cards<Item> {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(entries.length > kind.few ? [] : entries.map(({ key }) => key)),
  )
  const [removed, setRemoved] = useState<RemovedCard<Item>>()
  const [news, setNews] = useState('')
  const wishFocus = useDeferredFocus()

  const actions = useMemo(
    () => createCardActions({ edited, kind, wishFocus, setOpen, setRemoved, setNews }),
    [edited, kind, wishFocus],
  )

  return {
    ...{ kind, entries, edited, actions, open, removed, news },
    full: entries.length >= kind.most,
    openAll: (all) => setOpen(new Set(all ? edited.now().map(({ key }) => key) : [])),
    undo: () => {
      if (!removed) return
      const { entry } = removed
      edited.restore(removed)
      setOpen((now) => new Set(now).add(entry.key))
      setRemoved(undefined)
      setNews(texts.newsRestored({ name: kind.label(entry.item) }))
      wishFocus(button(entry.key, 'toggle'))
    },
    dismiss: () => setRemoved(undefined),
    show: (element) => {
      const key = element.closest('[data-card]')?.getAttribute('data-card')
      // another set even where nothing opens: the focus moves at the next rendering
      setOpen((now) => new Set(key ? [...now, key] : now))
      wishFocus(element)
    },
  }
}

interface CardActionsOptions<Item extends CardItem> extends Pick<CardsOptions<Item>, 'kind' | 'edited'> {
  wishFocus: ReturnType<typeof useDeferredFocus>
  setOpen: Dispatch<SetStateAction<ReadonlySet<string>>>
  setRemoved: (removed: RemovedCard<Item> | undefined) => void
  setNews: (news: string) => void
}

function createCardActions<Item extends CardItem>(options: CardActionsOptions<Item>): CardActions {
  const { edited, kind, wishFocus, setOpen, setRemoved, setNews } = options
  const indexOf = (key: string) => edited.now().findIndex((entry) => entry.key === key)
  function label(key: string): string {
    const entry = edited.now()[indexOf(key)]
    return entry ? kind.label(entry.item) : ''
  }
  return {
    toggle: (key) => setOpen((now) => (now.has(key) ? without(now, key) : new Set(now).add(key))),
    add: (type, above) => {
      const key = edited.add(type, above)
      if (key === undefined) return
      setOpen((now) => new Set(now).add(key))
      setRemoved(undefined)
      setNews(texts.newsAdded({ name: label(key) }))
      wishFocus(button(key, 'toggle'))
    },
    move: (key, by) => {
      const from = indexOf(key)
      const to = from + by
      edited.move(from, to)
      const last = edited.now().length - 1
      setNews(texts.newsMoved({ name: label(key), place: to + 1, count: last + 1 }))
      // A button that is disabled now would lose the focus.
      if (by < 0) wishFocus(button(key, to > 0 ? 'up' : 'down'))
      else wishFocus(button(key, to < last ? 'down' : 'up'))
    },
    remove: (key) => {
      const name = label(key)
      const gone = edited.remove(key)
      if (!gone) return
      setOpen((now) => without(now, key))
      setRemoved(gone)
      setNews(texts.newsDeleted({ name }))
      const rest = edited.now()
      const next = rest[gone.index] ?? rest[gone.index - 1]
      wishFocus(next ? button(next.key, 'toggle') : '[data-add] button')
    },
  }
}

/** The button of a card that does something. */
function button(key: string, act: 'toggle' | 'up' | 'down'): string {
  return `[data-card="${key}"] [data-act=${act}]`
}

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const rest = new Set(keys)
  rest.delete(key)
  return rest
}
