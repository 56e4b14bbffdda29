import { useLayoutEffect, useMemo, useRef } from 'react'
import type { DraftEditing } from '../editing/use-draft-editing.ts'
import { changed, inserted, moved, withKey, type CardEntries, type CardEntry, type CardItem } from './card-entries.ts'

/** An entry that was deleted, ready to be brought back. */
export interface RemovedCard<Item extends CardItem> {
  entry: CardEntry<Item>
  /** Where it was. */
  index: number
}

/** What can be done to the items of an editor. The same functions with every rendering, so that no card is rendered for them. */
export interface EditedCards<Item extends CardItem> {
  /** The entries as they are now, also between two renderings. */
  now: () => CardEntries<Item>
  change: (key: string, part: Partial<Item>) => void
  /**
   * Adds an item of a type above another one or at the end, as its type begins.
   *
   * @returns its key; undefined if there is no such type.
   */
  add: (type: string, above?: string) => string | undefined
  move: (from: number, to: number) => void
  /** @returns what `restore` takes to bring it back. */
  remove: (key: string) => RemovedCard<Item> | undefined
  restore: (removed: RemovedCard<Item>) => void
}

/** The same for a content that has more than its items. */
export interface EditedContent<Content, Item extends CardItem> extends EditedCards<Item> {
  /** The content as it is now, also between two renderings. */
  content: () => Content
  /** Changes anything of it. */
  update: (next: (content: Content) => Content) => void
}

/** Where in a content its items are, and how they begin. */
export interface CardsOf<Content, Item extends CardItem> {
  read: (content: Content) => CardEntries<Item>
  write: (content: Content, entries: CardEntries<Item>) => Content
  /** @returns a new item; undefined if there is no such type. */
  create: (type: string) => Item | undefined
}

/**
 * The items of a content that is edited as cards.
 *
 * @param editing - whose `latest` content it is: several changes may come before the next rendering, and a rendering may
 *   show an older one.
 * @param cardsOf - the same object with every rendering.
 */
export function useEditedCards<Content, Item extends CardItem>(
  editing: Pick<DraftEditing<Content>, 'latest' | 'change'>,
  cardsOf: CardsOf<Content, Item>,
): EditedContent<Content, Item> {
  const rendered = useRef(editing)
  useLayoutEffect(() => {
    rendered.current = editing
  })

  return useMemo(() => {
    const { read, write, create } = cardsOf
    const content = () => rendered.current.latest()
    const now = () => read(content())
    const indexOf = (key: string | undefined) => now().findIndex((entry) => entry.key === key)
    function update(next: (content: Content) => Content) {
      const before = content()
      const after = next(before)
      if (after !== before) rendered.current.change(after)
    }
    const apply = (entries: CardEntries<Item>) =>
      update((before) => (entries === read(before) ? before : write(before, entries)))
    return {
      content,
      update,
      now,
      change: (key, part) => apply(changed(now(), key, part)),
      add: (type, above) => {
        const item = create(type)
        if (!item) return undefined
        const entry = withKey(item)
        const at = indexOf(above)
        apply(inserted(now(), entry, at < 0 ? now().length : at))
        return entry.key
      },
      move: (from, to) => apply(moved(now(), from, to)),
      remove: (key) => {
        const index = indexOf(key)
        const entry = now()[index]
        if (!entry) return undefined
        apply(now().toSpliced(index, 1))
        return { entry, index }
      },
      restore: ({ entry, index }) => apply(inserted(now(), entry, index)),
    }
  }, [cardsOf])
}
