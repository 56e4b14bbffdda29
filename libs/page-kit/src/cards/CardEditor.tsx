import { IconButton, useStuck, VisuallyHidden } from '@sitewright/ui'
import { FullSystemProvider } from '@sitewright/ui/full'
import { X } from 'lucide-react'
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { EditorHandle } from '../editing/use-invalid-field-guard.ts'
import { CardFrame } from './CardFrame.tsx'
import type { CardItem } from './card-entries.ts'
import { cardText } from './card-texts.ts'
import { texts } from './messages.ts'
import { type PendingInput, PendingInputProvider } from './pending-input.ts'
import type { Cards } from './use-cards.ts'
import type { RemovedCard } from './use-edited-cards.ts'

/** The cards, and what surrounds them. */
export interface CardEditorProps<Item extends CardItem> {
  cards: Cards<Item>
  /** The editor's looks besides those of the cards. */
  className?: string | undefined
  /** Called before a field is shown that cannot be taken over: what is folded around the list is to be opened. */
  onReveal?: () => void
  ref?: Ref<EditorHandle> | undefined
  children: ReactNode
}

/**
 * Around everything of an editor that lists cards: the last deletion can be undone, changes are told to screen readers,
 * and a `ref` serves `useInvalidFieldGuard`. It brings all of Chakra, so that an editor is reached by `import()` only.
 */
export function CardEditor<Item extends CardItem>(props: CardEditorProps<Item>) {
  const { cards, className, onReveal, ref, children } = props
  const [words] = useState<PendingInput>(() => new Set())
  const place = useRef<HTMLDivElement>(null)

  useImperativeHandle(
    ref,
    () => ({
      flush: () => words.forEach((flush) => flush()),
      showInvalid: () => {
        const input = place.current?.querySelector<HTMLInputElement>('[data-not-taken]')
        if (!input) return false
        onReveal?.()
        cards.show(input)
        return nameOf(input)
      },
    }),
    [words, cards, onReveal],
  )

  return (
    <FullSystemProvider>
      <PendingInputProvider value={words}>
        <CardFrame ref={place} className={className}>
          {children}
          {cards.removed && <Undo removed={cards.removed} cards={cards} />}
          <VisuallyHidden>
            <span role="status">{cards.news}</span>
          </VisuallyHidden>
        </CardFrame>
      </PendingInputProvider>
    </FullSystemProvider>
  )
}

/** What people read beside an input, and in which card it is. */
function nameOf(input: HTMLInputElement): string {
  const label = input.labels?.[0]?.textContent.trim() ?? ''
  const card = input.closest('[data-card]')?.getAttribute('aria-label') ?? ''
  if (label === '' || card === '') return label && texts.field({ field: label })
  return texts.fieldOfCard({ field: label, card })
}

interface UndoProps<Item extends CardItem> {
  cards: Pick<Cards<Item>, 'kind' | 'undo' | 'dismiss'>
  removed: RemovedCard<Item>
}

/** Says which item was deleted, and brings it back. */
function Undo<Item extends CardItem>({ cards: { kind, undo, dismiss }, removed }: UndoProps<Item>) {
  const bar = useRef<HTMLDivElement>(null)
  useStuck(bar, 'foot')
  return (
    <div ref={bar} data-undo="" role="group" aria-label={cardText(kind, 'deleted')}>
      <span>{texts.wasDeleted({ name: kind.label(removed.entry.item) })}</span>
      <button type="button" onClick={undo}>
        {texts.undo()}
      </button>
      <IconButton label={texts.dismiss()} icon={<X aria-hidden />} onClick={dismiss} />
    </div>
  )
}
