import { useFocusWish } from '@sitewright/page-kit'
import { useMemo, useState } from 'react'
import { indexOf } from './edited-layout.ts'
import { sectionLabel } from './section-label.ts'
import type { Removed, SectionActions } from './use-section-actions.ts'

/** With more sections than these a page is opened folded: one looks for a section rather than reads through all. */
const fewSections = 20

/** What the buttons of a card do. The same functions with every rendering. */
export interface CardActions {
  toggle: (key: string) => void
  add: (sectionType: string, above?: string) => void
  move: (key: string, by: -1 | 1) => void
  remove: (key: string) => void
}

export interface Cards {
  actions: CardActions
  /** The keys of the cards that show their settings. */
  open: ReadonlySet<string>
  openAll: (open: boolean) => void
  /** The section that was deleted last. */
  removed: Removed | undefined
  undo: () => void
  dismiss: () => void
  /** Told to screen readers. */
  news: string
  /** Opens the card in which a field stands, and leads there. */
  show: (field: HTMLElement) => void
}

/** What the cards show of the sections, where the focus goes after a change, and what is said about it. */
export function useCards(sections: SectionActions): Cards {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const all = sections.now().sections
    return new Set(all.length > fewSections ? [] : all.map(({ key }) => key))
  })
  const [removed, setRemoved] = useState<Removed>()
  const [news, setNews] = useState('')
  const wishFocus = useFocusWish()

  const actions = useMemo<CardActions>(() => {
    function label(key: string): string {
      const entry = sections.now().sections[indexOf(sections.now(), key)]
      return entry ? sectionLabel(entry.section.sectionType) : ''
    }
    return {
      toggle: (key) => setOpen((now) => (now.has(key) ? without(now, key) : new Set(now).add(key))),
      add: (sectionType, above) => {
        const key = sections.add(sectionType, above)
        if (key === undefined) return
        setOpen((now) => new Set(now).add(key))
        setRemoved(undefined)
        setNews(`${label(key)} added`)
        wishFocus(within(key, 'toggle'))
      },
      move: (key, by) => {
        const from = indexOf(sections.now(), key)
        const to = from + by
        sections.move(from, to)
        const last = sections.now().sections.length - 1
        setNews(`${label(key)} moved to place ${to + 1} of ${last + 1}`)
        // A button that is disabled now would lose the focus.
        if (by < 0) wishFocus(within(key, to > 0 ? 'up' : 'down'))
        else wishFocus(within(key, to < last ? 'down' : 'up'))
      },
      remove: (key) => {
        const name = label(key)
        const gone = sections.remove(key)
        if (!gone) return
        setOpen((now) => without(now, key))
        setRemoved(gone)
        setNews(`${name} deleted`)
        const rest = sections.now().sections
        const next = rest[gone.index] ?? rest[gone.index - 1]
        wishFocus(next ? within(next.key, 'toggle') : '[data-add] button')
      },
    }
  }, [sections, wishFocus])

  return {
    actions,
    open,
    openAll: (all) => setOpen(new Set(all ? sections.now().sections.map(({ key }) => key) : [])),
    removed,
    undo: () => {
      if (!removed) return
      const { key, section } = removed.entry
      sections.restore(removed)
      setOpen((now) => new Set(now).add(key))
      setRemoved(undefined)
      setNews(`${sectionLabel(section.sectionType)} brought back`)
      wishFocus(within(key, 'toggle'))
    },
    dismiss: () => setRemoved(undefined),
    news,
    show: (field) => {
      const key = field.closest<HTMLElement>('[data-section]')?.dataset['section']
      if (key !== undefined) setOpen((now) => new Set(now).add(key))
      wishFocus(field)
    },
  }
}

/** The button of a card that does something. */
function within(key: string, act: 'toggle' | 'up' | 'down'): string {
  return `[data-section="${key}"] [data-act=${act}]`
}

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const rest = new Set(keys)
  rest.delete(key)
  return rest
}
