import type { PageStatus } from '@sitewright/api-client'
import type { ToastAction } from '@sitewright/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { usePageForStaff } from '../publishing/page-for-staff.ts'
import { useSite } from '../site-context.ts'
import { fetchWhileEditing } from './fetch-while-editing.ts'
import type { TellSavedOptions } from './on-demand/tell-saved.ts'
import type { DraftEditing } from './use-draft-editing.ts'
import { texts } from './messages.ts'

export interface SavedToastOptions<Content> {
  editing: DraftEditing<Content>
  showToast: (text: string, actions?: readonly ToastAction[]) => void
  publish: () => void
  /** The page is being published, which is said instead. */
  publishing: boolean
}

type Told<Content> = Pick<TellSavedOptions<Content>, 'target' | 'wasDraft' | 'before'>

/** Says that a save worked, and what follows from it. */
export function useSavedToast<Content>({ editing, ...options }: SavedToastOptions<Content>): void {
  const { showToast, publish, publishing } = options
  const { api } = useSite()
  const page = usePageForStaff()
  const status = page?.status
  const pageId = status?.id
  const { saving, stored, draftActive } = editing
  const { conflict } = editing
  const before = useRef({ saving, stored, conflict, draftActive, publishing })
  const facts = useRef<Promise<PageStatus | undefined>>(undefined)

  // whose draft a save would take the place of: afterwards nobody knows
  const other = editing.editing && (editing.canLoadDraft ? stored : editing.conflict)
  useEffect(() => {
    // it is to be there when a save is stored, or refused
    if (editing.editing)
      fetchWhileEditing().then(
        ({ statusNow }) => {
          if (other && pageId !== undefined) facts.current = statusNow(api, pageId)
        },
        () => {},
      )
  }, [editing.editing, other, pageId, api])

  const tell = useEffectEvent(async ({ target, wasDraft, before: stood }: Told<Content>) => {
    try {
      const [{ factsOf, statusNow, tellSaved }, former] = await Promise.all([fetchWhileEditing(), facts.current])
      tellSaved({ target, wasDraft, before: stood, editing, status, facts: factsOf(former), showToast, publish })
      // whose draft it is now, and from when
      const now = target === 'draft' && pageId !== undefined && (await statusNow(api, pageId))
      if (now) page?.change(now)
    } catch {
      showToast(texts.saved())
    }
  })

  useEffect(() => {
    const last = before.current
    before.current = { saving, stored, conflict, draftActive, publishing }
    // a page may be published by the time that its save is noticed
    if (last.saving && !saving && last.stored.version !== stored.version && !last.publishing)
      void tell({
        ...{ target: last.saving, wasDraft: last.draftActive },
        before: last.conflict ? last.conflict.other : last.stored,
      })
  }, [saving, stored, conflict, draftActive, publishing])
}
