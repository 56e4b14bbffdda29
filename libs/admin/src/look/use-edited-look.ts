import { isApiError, type PublishedLook } from '@sitewright/api-client'
import { fingerprintOf, useSite, useUnsavedChanges, useWorkingCopy, type WorkingCopy } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import type { Look } from '@sitewright/theme'
import { applyLook } from '@sitewright/theme/apply-look'
import { useMemo, useState } from 'react'
import { useSaving, type Saving } from '../dialogs/use-saving.ts'
import { themeFonts, useSiteFonts } from './fonts/uploaded-fonts.ts'
import { isSame, parseDraft, toFields, toLook, withoutFont, type LookDraft } from './look-draft.ts'
import { redone, undoable, undone, withChange, withEach } from './undoable.ts'

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

export const publishFailure = 'The look was not published'
export const conflictQuestion = 'Somebody else has published a look in the meantime. Publish yours in its place?'
export const conflictNote = 'The other one stays in the history.'

/** A look and a footer while they are edited; nobody else sees that before they are published. */
export function useEditedLook(loaded: PublishedLook, onPublished: () => void): EditedLook {
  const [{ id, published }, setPublished] = useState(() => ({ id: loaded.id, published: draftOf(loaded) }))
  const [steps, setSteps] = useState(() => undoable(published))
  const [round, setRound] = useState(0)
  const { now: draft } = steps
  const changed = !isSame(draft, published)
  useUnsavedChanges(changed)
  const publish = usePublish()

  function change(next: (now: LookDraft) => LookDraft, of: string) {
    setSteps((state) => withChange(state, next(state.now), { of, at: Date.now() }))
  }

  function move(next: typeof undone<LookDraft>) {
    setSteps(next)
    setRound((count) => count + 1)
  }

  function replace(part: Partial<LookDraft>) {
    change((now) => ({ ...now, ...part }), `replaced ${round}`)
    setRound((count) => count + 1)
  }

  const copy = useLookCopy({ draft, published, changed, onContinue: replace })

  const publishing = useSaving(async () => {
    const done = await publish(draft, id)
    setPublished({ id: done.id, published: done.published })
    if (done.published !== draft) return
    copy.settle()
    applyLook(draft.look)
    onPublished()
  }, publishFailure)

  return {
    ...{ draft, published, changed, round, replace, publishing, copy },
    changeLook: (part) =>
      change((now) => ({ ...now, look: { ...now.look, ...part } }), `look ${Object.keys(part).join(' ')}`),
    changeFooter: (part) =>
      change((now) => ({ ...now, footer: { ...now.footer, ...part } }), `footer ${Object.keys(part).join(' ')}`),
    forgetFont: (family) => {
      const without = (each: LookDraft) => withoutFont(each, family)
      setPublished((before) => ({ ...before, published: without(before.published) }))
      setSteps((state) => withEach(state, without))
    },
    undo: steps.before.length > 0 ? () => move(undone) : undefined,
    redo: steps.after.length > 0 ? () => move(redone) : undefined,
  }
}

function draftOf({ look, footer }: Pick<PublishedLook, 'look' | 'footer'>): LookDraft {
  return { look: toLook(look), footer }
}

interface Published {
  id: number
  /** How the site looks now: what was to be published, or what somebody else has published. */
  published: LookDraft
}

/** Publishes over the look of that id; asks first where there is a later one. */
function usePublish() {
  const { api } = useSite()
  const messages = useMessages()

  return async function publish(draft: LookDraft, base: number): Promise<Published> {
    try {
      const { id } = await api('POST private/look-publish.json.php', { ...toFields(draft), base })
      return { id, published: draft }
    } catch (error) {
      if (!isApiError(error) || error.status !== 409) throw error
      const sure = await messages.confirm(conflictQuestion, { more: conflictNote, accept: 'Publish mine' })
      const other = await api('GET private/look-get.json.php')
      return sure ? publish(draft, other.id) : { id: other.id, published: draftOf(other) }
    }
  }
}

interface LookCopyOptions {
  draft: LookDraft
  published: LookDraft
  changed: boolean
  onContinue: (draft: LookDraft) => void
}

/** The look that is not published yet, kept and offered again. */
function useLookCopy({ draft, published, changed, onContinue }: LookCopyOptions): WorkingCopy {
  const { fonts } = useSiteFonts()
  const stored = useMemo(() => fingerprintOf(JSON.stringify(published)), [published])
  return useWorkingCopy<LookDraft>({
    ...{ subject: 'look', editing: true, changed: draft },
    read: () => (changed ? { content: draft, base: { stored } } : undefined),
    write: (kept) => JSON.stringify(kept),
    parse: (text) => parseDraft(text, themeFonts(fonts)),
    isNews: (kept) => !isSame(kept, published),
    isOlder: (base) => base.stored !== stored,
    onContinue,
  })
}
