import { uploadFile, type UploadFields, type UploadFile, isApiError, refusalReason } from '@sitewright/api-client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { texts } from './messages.ts'

/** A file on its way, or that was. */
export interface UploadItem {
  key: number
  file: File
  fields: UploadFields
  state: 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled'
  /** How much of it was sent, from 0 to 1. */
  share: number
  /** Under which id it is kept, once it is done. */
  id?: number
  /** Why it failed. */
  reason?: string
  /** True if it would fail again: the server does not take this file. */
  refused?: boolean
}

/** The files being uploaded, one after the other, and the ways to add, cancel and retry them. */
export interface UploadQueue {
  /** In the order in which they were added. */
  items: readonly UploadItem[]
  /** Sends each with the same fields. */
  add: (files: readonly File[], fields: UploadFields) => void
  cancel: (key: number) => void
  cancelAll: () => void
  /** Sends one that failed or was cancelled once more. */
  retry: (key: number) => void
  /** Sends all that failed once more, but those that were refused. */
  retryAll: () => void
  /** Forgets what is over: done, failed or cancelled. */
  clear: () => void
}

/** More than one at a time hides the pauses between small files; more than two only share the same line. */
const maxConcurrent = 2

/** True for one that failed and may succeed the next time. */
export const isRetryable = ({ state, refused }: UploadItem) => state === 'failed' && refused !== true

export const isPending = ({ state }: UploadItem) => state === 'waiting' || state === 'uploading'

/** What sends the files of a queue. */
interface Context {
  store: StoreApi<UploadQueue>
  upload: UploadFile
  /** What calls off the requests that are under way, by the keys of their items. */
  running: Map<number, AbortController>
}

/** A queue that sends files two at a time. */
export function createUploads(upload: UploadFile = uploadFile): StoreApi<UploadQueue> {
  let lastKey = 0
  const store = createStore<UploadQueue>(() => ({
    items: [],
    add(files, fields) {
      const added = files.map((file): UploadItem => ({ key: ++lastKey, file, fields, state: 'waiting', share: 0 }))
      store.setState(({ items }) => ({ items: [...items, ...added] }))
      startNext(context)
    },
    cancel: (key) => cancelWhere(context, (item) => item.key === key),
    cancelAll: () => cancelWhere(context, () => true),
    retry: (key) => retryWhere(context, (item) => item.key === key && !isPending(item) && item.state !== 'done'),
    retryAll: () => retryWhere(context, isRetryable),
    clear: () => store.setState(({ items }) => ({ items: items.filter(isPending) })),
  }))
  const context: Context = { store, upload, running: new Map() }
  return store
}

interface Edit {
  which: (item: UploadItem) => boolean
  change: Partial<UploadItem>
}

function edit({ store }: Context, { which, change }: Edit) {
  store.setState(({ items }) => ({ items: items.map((item) => (which(item) ? { ...item, ...change } : item)) }))
}

function cancelWhere(context: Context, which: (item: UploadItem) => boolean) {
  const { items } = context.store.getState()
  const keys = new Set(items.filter((item) => isPending(item) && which(item)).map(({ key }) => key))
  edit(context, { which: (item) => keys.has(item.key), change: { state: 'cancelled', share: 0 } })
  for (const key of keys) context.running.get(key)?.abort()
}

function retryWhere(context: Context, which: (item: UploadItem) => boolean) {
  context.store.setState(({ items }) => ({
    items: items.map((item) => {
      if (!which(item)) return item
      const { reason: _, refused: __, ...rest } = item
      return { ...rest, state: 'waiting', share: 0 }
    }),
  }))
  startNext(context)
}

function startNext(context: Context) {
  const { store, running } = context
  for (const item of store.getState().items) {
    if (running.size >= maxConcurrent) return
    // one that was cancelled and wanted again waits until its first request is over
    if (item.state === 'waiting' && !running.has(item.key)) void send(context, item)
  }
}

async function send(context: Context, { key, file, fields }: UploadItem) {
  const controller = new AbortController()
  context.running.set(key, controller)
  const { signal } = controller
  const settle = (change: Partial<UploadItem>) => {
    if (!signal.aborted) edit(context, { which: (item) => item.key === key, change })
  }
  settle({ state: 'uploading' })
  try {
    const { id } = await context.upload({ file, fields, signal, onProgress: (share) => settle({ share }) })
    settle({ state: 'done', share: 1, id })
  } catch (error) {
    if (!signal.aborted) console.error(error)
    settle({ state: 'failed', share: 0, reason: failureReason(error), refused: isRefusal(error) })
  } finally {
    context.running.delete(key)
    startNext(context)
  }
}

/** How much of all files was sent, by bytes, as a whole percentage. Cancelled ones do not count. */
export function uploadedPercentage(items: readonly UploadItem[]): number {
  let [sent, all] = [0, 0]
  for (const { state, share, file } of items) {
    if (state === 'cancelled') continue
    const weight = Math.max(file.size, 1)
    sent += weight * share
    all += weight
  }
  return all === 0 ? 0 : Math.round((sent / all) * 100)
}

/** Why an upload failed, in a sentence for the person who tried. */
export function failureReason(error: unknown): string {
  if (!isApiError(error)) return texts.notUploaded()
  if (error.status === 413) return texts.tooLarge()
  if (error.status === 0) return texts.lost()
  const reason = refusalReason(error) ?? texts.notUploaded()
  const advice = remedies[error.code ?? '']?.()
  return advice === undefined ? reason : `${reason}. ${advice}`
}

/** What to do about a refused picture, by the code of the refusal. */
const remedies: Readonly<Record<string, () => string>> = {
  'image-too-large': texts.smallerCopy,
  'image-too-heavy': texts.smallerCopy,
  'animation-too-large': texts.shorterCopy,
}

/** Whether it is the file, or what was sent with it, that the server does not take. */
const isRefusal = (error: unknown) => isApiError(error) && (error.status === 400 || error.status === 413)
