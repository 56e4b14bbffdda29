import type { PageStatus } from '@sitewright/api-client'
import { useMessages, type ToastAction } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { fetchWhileEditing } from '../editing/fetch-while-editing.ts'
import { useSite } from '../site-context.ts'
import { useScreenAddress } from '../use-screen-address.ts'
import { texts } from './messages.ts'
import { usePageForStaff } from './page-for-staff.ts'

/** When a page is shown to the public: seconds since 1970, null for no limit. */
export type Publication = Pick<PageStatus, 'published' | 'pub_start' | 'pub_end'>

export interface PublishingOptions {
  showToast: (text: string, actions?: readonly ToastAction[]) => void
  /** Asked before the page is published; false keeps it as it is. */
  mayPublish?: () => Promise<boolean>
}

export interface Publishing {
  /** Shows the page to visitors from now on. What `save` gives, which is called first and asks itself, tells whether to. */
  publish: (save?: () => Promise<boolean>) => void
  /** Stores any publication, such as none. @returns false if it was kept as it is. @throws {ApiError} */
  schedule: (publication: Publication) => Promise<boolean>
  /** One of these is on its way. */
  busy: boolean
}

/** Publishing of the page that is shown, as the Page Manager does it. What worked is said, and can be undone. */
export function usePublishing({ showToast, mayPublish }: PublishingOptions): Publishing {
  const { api, refresh } = useSite()
  const messages = useMessages()
  const page = usePageForStaff()
  const menuScreen = useScreenAddress('menueditor')
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  async function attempt(work: () => Promise<void>) {
    if (running.current) return
    running.current = true
    setBusy(true)
    const failed = await work().then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    running.current = false
    setBusy(false)
    if (failed) await messages.fail(publishFailure(), failed.error)
  }

  const subject = { api, refresh, page, menuScreen, showToast, attempt }
  return {
    busy,
    publish: (save = mayPublish) =>
      void attempt(async () => {
        if (!save || (await save())) await (await fetchWhileEditing()).publishNow(subject)
      }),
    async schedule(publication) {
      const isNew = publication.published && page?.status?.published !== true
      if (isNew && mayPublish && !(await mayPublish())) return false
      await (await fetchWhileEditing()).storePublication(subject, publication)
      return true
    },
  }
}

/** As the specification has it for saving a page. */
export const publishFailure = texts.publishFailed
