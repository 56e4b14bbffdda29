import { useFocusWish } from '@sitewright/page-kit'
import { useMemo, useState } from 'react'
import { indexOf } from './edited-form.ts'
import { typeLabel } from './type-label.ts'
import type { FormActions, Removed } from './use-form-actions.ts'

/** With more fields than these a form is opened folded: one looks for a field rather than reads through all. */
const fewFields = 12

/** What the buttons of a card do. The same functions with every rendering. */
export interface CardActions {
  toggle: (key: string) => void
  add: (fieldType: string, above?: string) => void
  move: (key: string, by: -1 | 1) => void
  remove: (key: string) => void
}

export interface Cards {
  actions: CardActions
  /** The keys of the cards that show their settings. */
  open: ReadonlySet<string>
  openAll: (open: boolean) => void
  /** The field that was deleted last. */
  removed: Removed | undefined
  undo: () => void
  dismiss: () => void
  /** Told to screen readers. */
  news: string
  /** Opens the card in which an input stands, and leads there. */
  show: (input: HTMLElement) => void
}

/** What the cards show of the fields, where the focus goes after a change, and what is said about it. */
export function useCards(form: FormActions): Cards {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const all = form.now().fields
    return new Set(all.length > fewFields ? [] : all.map(({ key }) => key))
  })
  const [removed, setRemoved] = useState<Removed>()
  const [news, setNews] = useState('')
  const wishFocus = useFocusWish()

  const actions = useMemo<CardActions>(() => {
    function label(key: string): string {
      const entry = form.now().fields[indexOf(form.now(), key)]
      return entry ? typeLabel(entry.field.fieldType) : ''
    }
    return {
      toggle: (key) => setOpen((now) => (now.has(key) ? without(now, key) : new Set(now).add(key))),
      add: (fieldType, above) => {
        const key = form.add(fieldType, above)
        setOpen((now) => new Set(now).add(key))
        setRemoved(undefined)
        setNews(`${label(key)} added`)
        wishFocus(within(key, 'toggle'))
      },
      move: (key, by) => {
        const from = indexOf(form.now(), key)
        const to = from + by
        form.move(from, to)
        const last = form.now().fields.length - 1
        setNews(`${label(key)} moved to place ${to + 1} of ${last + 1}`)
        // A button that is disabled now would lose the focus.
        const pressed = by < 0 ? to > 0 : to < last
        wishFocus(within(key, by < 0 === pressed ? 'up' : 'down'))
      },
      remove: (key) => {
        const name = label(key)
        const gone = form.remove(key)
        if (!gone) return
        setOpen((now) => without(now, key))
        setRemoved(gone)
        setNews(`${name} deleted`)
        const rest = form.now().fields
        const next = rest[gone.index] ?? rest[gone.index - 1]
        wishFocus(next ? within(next.key, 'toggle') : '[data-add] button')
      },
    }
  }, [form, wishFocus])

  return {
    actions,
    open,
    openAll: (all) => setOpen(new Set(all ? form.now().fields.map(({ key }) => key) : [])),
    removed,
    undo: () => {
      if (!removed) return
      const { key, field } = removed.entry
      form.restore(removed)
      setOpen((now) => new Set(now).add(key))
      setRemoved(undefined)
      setNews(`${typeLabel(field.fieldType)} brought back`)
      wishFocus(within(key, 'toggle'))
    },
    dismiss: () => setRemoved(undefined),
    news,
    show: (input) => {
      const key = input.closest<HTMLElement>('[data-field]')?.dataset['field']
      if (key !== undefined) setOpen((now) => new Set(now).add(key))
      wishFocus(input)
    },
  }
}

/** The button of a card that does something. */
function within(key: string, act: 'toggle' | 'up' | 'down'): string {
  return `[data-field="${key}"] [data-act=${act}]`
}

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const rest = new Set(keys)
  rest.delete(key)
  return rest
}
