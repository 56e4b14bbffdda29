import { isApiError, type Api } from '@sitewright/api-client'
import type { Messages, Toasts } from '@sitewright/ui'
import type { DraftEditing } from '../use-draft-editing.ts'
import { texts } from './messages.ts'

export interface DiscardDraftOptions<Content> {
  api: Api
  messages: Pick<Messages, 'confirm' | 'alert'>
  showToast: Toasts['showToast']
  pageId: number
  editing: Pick<DraftEditing<Content>, 'stored' | 'draftGone' | 'putBack' | 'refresh'>
}

/**
 * Drops the stored draft of a page once that was agreed to, and says so; it can be undone as long as that is said.
 *
 * @throws {ApiError} where the server does not drop it, but for a draft that somebody has saved again.
 */
export async function discardDraft<Content>(options: DiscardDraftOptions<Content>): Promise<void> {
  const { api, messages, showToast, pageId, editing } = options
  const { draft, version } = editing.stored
  if (draft === null) return
  if (!(await messages.confirm(texts.discardQuestion(), { accept: texts.discardDraft(), danger: true }))) return
  try {
    const base = version === undefined ? {} : { base: version }
    const reply = await api('POST protected/page-discard-draft.json.php', { id: pageId, ...base })
    editing.draftGone(reply.version)
    showToast(texts.draftDiscarded(), [{ label: texts.undo(), onPress: () => void editing.putBack(draft) }])
  } catch (error) {
    if (!isApiError(error) || error.status !== 409) throw error
    await editing.refresh()
    const name = typeof error.body.by === 'string' && error.body.by ? error.body.by : texts.somebodyElse()
    await messages.alert(error.body.own === true ? texts.savedByYou() : texts.savedBy({ name }))
  }
}
