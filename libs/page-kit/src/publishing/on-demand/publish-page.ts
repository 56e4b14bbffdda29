import type { Api, PageStatus } from '@sitewright/api-client'
import type { ToastAction } from '@sitewright/ui'
import type { PageForStaff } from '../page-for-staff.ts'
import type { Publication, PublishingOptions } from '../use-publishing.ts'
import { visibilityOf } from '../visibility.ts'
import { texts } from './messages.ts'

/** The page, and what its publishing needs. */
export interface PageToPublish extends Pick<PublishingOptions, 'showToast'> {
  api: Api
  /** Has the shell learn of it. */
  refresh: () => Promise<void>
  page: Pick<PageForStaff, 'status' | 'change'> | undefined
  /** The address of the screen where the menu is edited, for those who may. */
  menuScreen: string | undefined
  /** Does a work, and tells where it failed. */
  attempt: (work: () => Promise<void>) => Promise<void>
}

/** Shows a page to visitors from now on. */
export async function publishNow(options: PageToPublish): Promise<void> {
  const { page, menuScreen, showToast } = options
  const now = Math.floor(Date.now() / 1000)
  const before = await set(options, { published: true, ...withoutLimits(page?.status, now) })
  if (!before) return
  const isHidden = !before.inMenu
  const link = isHidden && menuScreen ? [{ label: texts.addToMenu(), href: menuScreen }] : []
  showToast(isHidden ? texts.notInMenu() : texts.published(), [undo(options, before), ...link])
}

/** Stores any publication, such as none. @throws {ApiError} */
export async function storePublication(options: PageToPublish, publication: Publication): Promise<void> {
  const before = await set(options, publication)
  if (!before) return
  const isOnlyDates = !before.published && !publication.published
  options.showToast(isOnlyDates ? texts.datesSaved() : textOf(publication), [undo(options, before)])
}

/** @returns how it was before. */
async function set(
  { api, refresh, page }: PageToPublish,
  publication: Partial<Publication>,
): Promise<PageStatus | undefined> {
  if (!page?.status) return undefined
  // title and address are sent along: as they are now, not as they were when the page was opened
  const before = await api('GET protected/page-get-status.json.php', { id: page.status.id })
  const { id, name: title, url, published, pub_start, pub_end } = { ...before, ...publication }
  await api('POST private/page-update.json.php', { id, title, url, published, pub_start, pub_end })
  page.change({ ...before, published, pub_start, pub_end })
  await refresh()
  return before
}

function undo(options: PageToPublish, { published, pub_start, pub_end }: Publication): ToastAction {
  const former = { published, pub_start, pub_end }
  const restore = async () => {
    await set(options, former)
    options.showToast(textOf(former))
  }
  return { label: texts.undo(), onPress: () => void options.attempt(restore) }
}

/** Of the dates those that would keep the page from being seen now. */
function withoutLimits(status: Publication | undefined, now: number): Partial<Publication> {
  const { pub_start = null, pub_end = null } = status ?? {}
  return {
    ...(pub_start !== null && pub_start > now && { pub_start: null }),
    ...(pub_end !== null && pub_end <= now && { pub_end: null }),
  }
}

/** What there is to say once it is so. */
function textOf(publication: Publication): string {
  const visibility = visibilityOf(publication, Date.now() / 1000)
  if (visibility === 'unpublished') return texts.unpublished()
  return visibility === 'visible' ? texts.published() : texts.scheduled()
}
