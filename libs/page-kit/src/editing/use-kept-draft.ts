import { startTransition } from 'react'
import { usePageSubject } from '../working-copies/edited-page.ts'
import { useWorkingCopy, type WorkingCopy } from '../working-copies/use-working-copy.ts'
import * as draft from './draft-editing.ts'
import type { DraftEditingAction, DraftEditingState } from './draft-editing.ts'
import type { ContentText, DraftEditingOptions } from './draft-editing-options.ts'

/** The editing whose words are kept. */
interface KeptDraftOptions<Content> {
  editing: DraftEditingOptions<Content>
  state: DraftEditingState<Content>
  /** The state of this moment. */
  now: () => DraftEditingState<Content>
  act: (action: DraftEditingAction<Content>) => DraftEditingState<Content>
  /** Takes over what the editor holds back. */
  upToDate: () => DraftEditingState<Content>
}

/** Keeps what is typed into a page, and offers what was typed into it before. */
export function useKeptDraft<Content>(options: KeptDraftOptions<Content>): WorkingCopy {
  const { editing, state, now, act, upToDate } = options
  const { stored, isEqual = Object.is, peek, text = jsonText(stored.active) } = editing

  /** The state with what the editor holds back, which goes on holding it where it can. */
  function typedSoFar(): DraftEditingState<Content> {
    if (!now().editing) return now()
    const content = peek?.()
    if (content !== undefined) return { ...now(), content }
    // anyone who types is not to wait for what this changes on the screen
    if (!peek) startTransition(() => void upToDate())
    return now()
  }

  return useWorkingCopy<Content>({
    subject: usePageSubject(),
    editing: state.editing,
    changed: state,
    read() {
      const { content, ...typed } = typedSoFar()
      if (!typed.editing || isEqual(content, draft.base({ content, ...typed }))) return undefined
      const { version } = typed.stored
      return { content, base: { ...(version !== undefined && { version }), draft: typed.draftActive } }
    },
    ...text,
    isNews: (content) => ![stored.active, stored.draft].some((copy) => copy !== null && isEqual(content, copy)),
    isOlder: (base) => (base.version ?? 0) < (now().stored.version ?? 0),
    onContinue: (content, base) =>
      void act({ type: 'restore', content, draft: base.draft ?? false, version: base.version }),
  })
}

/** @param sample - a content: of another type there is none. */
function jsonText<Content>(sample: Content): ContentText<Content> {
  return {
    write: (content) => JSON.stringify(content),
    parse(text) {
      try {
        const content: unknown = JSON.parse(text)
        return typeof content === typeof sample && content !== null ? (content as Content) : undefined
      } catch {
        return undefined
      }
    },
  }
}
