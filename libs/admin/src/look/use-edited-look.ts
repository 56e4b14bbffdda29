import type { PublishedLook } from '@sitewright/api-client'
import { useDocument, useSite, type EditedDocument, type WorkingCopy } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import type { Look } from '@sitewright/theme'
import { applyLook } from '@sitewright/theme/apply-look'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Saving } from '../dialogs/use-saving.ts'
import { themeFonts, useSiteFonts } from './fonts/uploaded-fonts.ts'
import { isSame, parseDraft, toFields, toLook, withoutFont, type LookDraft } from './look-draft.ts'
import { redone, undoable, undone, withChange, withEach, type Undoable } from './undoable.ts'
import { texts } from './messages.ts'

export interface EditedLook {
  draft: LookDraft
  /** How the site looks now. */
  published: LookDraft
  /** True while the two differ. */
  changed: boolean
  /** Another number each time that all of it was replaced: what reads its text once has to begin again. */
  round: number
  changeLook: (part: Partial<Look>) => void
  changeFooter: (part: Partial<LookDraft['footer']>) => void
  /** Replaces the look, or the footer, or both. */
  replace: (part: Partial<LookDraft>) => void
  /** A font was deleted: it is in no step any more, and not in the published look. */
  forgetFont: (family: string) => void
  /** Undefined where there is nothing to undo. */
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  publishing: Saving
  copy: WorkingCopy
}

export const conflictQuestion = texts.conflictQuestion

/** A look and a footer while they are edited; nobody else sees that before they are published. */
export function useEditedLook(loaded: PublishedLook, onPublished: () => void): EditedLook {
  const document = useLookDocument(loaded, onPublished)
  const { content: steps, changed, status, reason, copy, change: changeSteps, amend } = document
  const { now: draft } = steps
  const [moves, setMoves] = useState(0)
  const round = moves + document.revision
  useConflictQuestion(document)

  function change(next: (now: LookDraft) => LookDraft, of: string) {
    changeSteps((state) => withChange(state, next(state.now), { of, at: Date.now() }))
  }

  function move(next: typeof undone<LookDraft>) {
    changeSteps(next)
    setMoves((count) => count + 1)
  }

  function replace(part: Partial<LookDraft>) {
    change((now) => ({ ...now, ...part }), `replaced ${round}`)
    setMoves((count) => count + 1)
  }

  return {
    ...{ draft, published: document.stored.content.now, changed, round, replace, copy },
    publishing: { busy: status === 'saving', reason, start: () => void document.save() },
    changeLook: (part) =>
      change((now) => ({ ...now, look: { ...now.look, ...part } }), `look ${Object.keys(part).join(' ')}`),
    changeFooter: (part) =>
      change((now) => ({ ...now, footer: { ...now.footer, ...part } }), `footer ${Object.keys(part).join(' ')}`),
    forgetFont: (family) => amend((state) => withEach(state, (each) => withoutFont(each, family))),
    undo: steps.before.length > 0 ? () => move(undone) : undefined,
    redo: steps.after.length > 0 ? () => move(redone) : undefined,
  }
}

type Steps = Undoable<LookDraft>

/** The look with its steps as a document, whose version is the id of what was published. */
function useLookDocument(loaded: PublishedLook, onPublished: () => void): EditedDocument<Steps> {
  const { api } = useSite()
  const messages = useMessages()
  const { fonts } = useSiteFonts()
  const [stored] = useState(() => storedLook(loaded))
  const reload = async () => storedLook(await api('GET private/look-get.json.php'))
  return useDocument<Steps>({
    ...{ stored, subject: 'look', reload, failure: texts.publishFailed() },
    async save(content, base) {
      const request = { ...toFields(content.now), base: base ?? (await reload()).version }
      const { id } = await api('POST private/look-publish.json.php', request)
      return { content, version: id }
    },
    isEqual: (one, other) => isSame(one.now, other.now),
    adopt: withSteps,
    text: {
      write: ({ now }) => JSON.stringify(now),
      parse(text) {
        const draft = parseDraft(text, themeFonts(fonts))
        return draft && undoable(draft)
      },
    },
    onFailure: (error) => messages.failOrRetry(texts.publishFailed(), error),
    onSaved({ content }) {
      applyLook(content.now.look)
      onPublished()
    },
  })
}

function storedLook({ id, look, footer }: PublishedLook) {
  return { content: undoable<LookDraft>({ look: toLook(look), footer }), version: id }
}

/** A look that was read, as the last of the steps before it. */
function withSteps({ now }: Steps, before: Steps): Steps {
  return isSame(now, before.now) ? before : withChange(before, now, { of: 'read', at: Date.now() })
}

/** Where somebody else has published meanwhile: asks whether to take the place of theirs. */
function useConflictQuestion({ conflict, overwrite, acknowledge }: EditedDocument<Steps>): void {
  const messages = useMessages()
  const ask = useEffectEvent(async () => {
    const isSure = await messages.confirm(conflictQuestion(), {
      more: texts.conflictNote(),
      accept: texts.publishMine(),
    })
    if (isSure) await overwrite()
    else acknowledge()
  })
  useEffect(() => {
    if (conflict) void ask()
  }, [conflict])
}
