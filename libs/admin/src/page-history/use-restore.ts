import { isApiError, type Revision } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { texts } from './messages.ts'

export interface Restore {
  /** True while the call is on its way. */
  busy: boolean
  /** Makes a version the page's draft; asks first where one is there that would be lost. */
  start: (revision: Revision) => void
}

export interface RestoreOptions {
  /** True if the page has a draft, as far as is known. */
  draft: boolean
  onRestored: (revision: Revision) => void
}

export function useRestore({ draft, onRestored }: RestoreOptions): Restore {
  const { api } = useSite()
  const messages = useMessages()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  async function send(id: number, replaceDraft: boolean): Promise<'done' | 'draft' | { error: unknown }> {
    setBusy(true)
    try {
      await api('POST private/page-restore.json.php', { id, replaceDraft })
      return 'done'
    } catch (error) {
      return isApiError(error) && error.code === 'draft-exists' && !replaceDraft ? 'draft' : { error }
    } finally {
      setBusy(false)
    }
  }

  async function restore(revision: Revision) {
    // Somebody may have begun a draft since the history was loaded: then the server says so.
    let result = draft ? 'draft' : await send(revision.id, false)
    if (result === 'draft') {
      if (!(await messages.confirm(texts.draftQuestion(), { accept: texts.replace(), danger: true }))) return
      result = await send(revision.id, true)
    }
    if (result === 'done') onRestored(revision)
    else await messages.fail(texts.restoreFailed(), typeof result === 'object' ? result.error : result)
  }

  async function run(revision: Revision) {
    running.current = true
    try {
      await restore(revision)
    } finally {
      running.current = false
    }
  }

  return { busy, start: (revision) => void (running.current || run(revision)) }
}
