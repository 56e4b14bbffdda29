import type { Api, PageStatus } from '@sitewright/api-client'
import { formatMoment, type Toasts } from '@sitewright/ui'
import { visibilityOf } from '../../publishing/visibility.ts'
import type { SaveTarget, Stored } from '../draft-editing.ts'
import type { DraftEditing } from '../use-draft-editing.ts'
import { texts } from './messages.ts'

/** Who saved a draft, and when. */
export interface DraftFacts {
  by: string
  /** Epoch seconds. */
  saved: number
}

export interface TellSavedOptions<Content> {
  target: SaveTarget
  /** It was the draft that was published. */
  wasDraft: boolean
  /** What was stored before; undefined where that is not known. */
  before: Stored<Content> | undefined
  editing: Pick<DraftEditing<Content>, 'editing' | 'draftActive' | 'replaced' | 'undone' | 'putBack'>
  status: PageStatus | undefined
  /** Of the draft that was stored before; undefined where that is not known. */
  facts: DraftFacts | undefined
  showToast: Toasts['showToast']
  publish: () => void
}

/**
 * Says that a save worked, which draft it took the place of, and where visitors still do not see the page. It can be undone
 * as long as that is said.
 */
export function tellSaved<Content>(options: TellSavedOptions<Content>): void {
  const { target, wasDraft, before, editing, status, showToast, publish } = options
  if (target === 'draft') return tellDraft(options)
  if (editing.undone) return showToast(texts.asBefore())
  const undo = before ? [{ label: texts.undo(), onPress: () => void undoSave({ wasDraft, before, editing }) }] : []
  const visibility = status && visibilityOf(status, Date.now() / 1000)
  if (!status || visibility === 'visible') showToast(wasDraft ? texts.published() : texts.saved(), undo)
  else if (visibility === 'scheduled' && status.pub_start !== null)
    showToast(texts.savedFrom({ moment: formatMoment(status.pub_start) }), undo)
  else
    showToast(
      status.mayPublish ? texts.savedUnseen() : texts.savedForManager(),
      status.mayPublish ? [{ label: texts.publish(), onPress: publish }, ...undo] : undo,
    )
}

/** Stores again what the page was, and the draft that was published with it. */
async function undoSave<Content>({ wasDraft, before, editing }: SavedBefore<Content>): Promise<void> {
  const { active, draft } = before
  if ((await editing.putBack(active, 'page')) && wasDraft && draft !== null) await editing.putBack(draft)
}

type SavedBefore<Content> = Pick<Required<TellSavedOptions<Content>>, 'wasDraft' | 'editing'> & {
  before: Stored<Content>
}

function tellDraft<Content>({ editing, facts, showToast }: TellSavedOptions<Content>): void {
  const { editing: isEditing, draftActive, replaced, putBack } = editing
  const say = (text: string) => {
    if (replaced === undefined) return showToast(text)
    const undo = async () => {
      if (!(await putBack(replaced))) say(texts.notStored())
    }
    showToast(text, [{ label: texts.undo(), onPress: () => void undo() }])
  }
  if (draftActive) return say(replaced === undefined ? texts.draftSaved() : savedOver(facts))
  const more = isEditing && replaced === undefined ? ` ${texts.wordsStay()}` : ''
  say(texts.storedAgain() + more)
}

/** Such as 'Draft saved in place of the draft of Ann, 8 Mar 2026, 9:05 am.' */
function savedOver(facts: DraftFacts | undefined): string {
  if (!facts) return texts.overOlder()
  return texts.overDraft({ name: facts.by || texts.somebody(), moment: formatMoment(facts.saved) })
}

/** How a page stands now, such as whose draft it has, as far as that can be had. It never rejects. */
export async function statusNow(api: Api, pageId: number): Promise<PageStatus | undefined> {
  try {
    return await api('GET protected/page-get-status.json.php', { id: pageId })
  } catch {
    return undefined
  }
}

/** Whose draft there is. */
export function factsOf(status: PageStatus | undefined): DraftFacts | undefined {
  const { draftBy: by = '', draftSaved: saved } = status ?? {}
  return saved === undefined ? undefined : { by, saved }
}
