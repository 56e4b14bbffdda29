import type { Picture } from '../commands/insert-image.ts'
import { texts } from '../toolbar/messages.ts'

/** What became of a picture that was sent: how to show it, why it failed, or nothing where the person took it back. */
export type SentPicture = Picture | { failed: string } | undefined

/** Sends a picture to the site. `onProgress` is told how much of it is there, from 0 to 1; the signal calls it off. */
export type SendPicture = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<SentPicture>

/** A file, or how to come by it. */
export type PictureSource = File | (() => Promise<File>)

/** A picture of copied text. */
export interface CopiedPicture {
  /** What the text or its address calls it; '' where neither does. */
  name: string
  /** Undefined for one that did not come along. */
  source: PictureSource | undefined
}

/** A picture on its way, or one that failed. */
export interface PictureUpload {
  /** What the text that it came with calls it; '' for nothing. */
  name: string
  /** Absent until it was read. */
  file?: File
  /** It did not come along: there is nothing to be tried again. */
  missing: boolean
  /** How much of it was sent, from 0 to 1. */
  share: number
  /** Why it failed; absent while it is on its way. */
  failed?: string
}

/** The pictures of one text that are on their way, by keys that stand in the text meanwhile. */
export interface PictureUploads {
  /** What sends them; absent where pictures cannot be sent. */
  send: SendPicture | undefined
  /** Is told of each that is there, or (undefined) that the person would rather not send. */
  onSettled: (key: string, picture: Picture | undefined) => void
  /** Sends one, and gives its key. */
  start: (source: PictureSource | undefined, name?: string) => string
  retry: (key: string) => void
  /** Sends another file in its place. */
  replace: (key: string, file: File) => void
  /** Calls one off; it can be sent again. */
  drop: (key: string) => void
  /** Calls all off. */
  dropAll: () => void
  /** Undefined for one that is there already. */
  get: (key: string) => PictureUpload | undefined
  /** What an upload gave that is over: for what undo and redo bring back. */
  result: (key: string) => Picture | undefined
  subscribe: (listener: () => void) => () => void
}

type SourcedUpload = PictureUpload & { source: PictureSource | undefined; control?: AbortController }

/** The uploads of a text, and what came of those that are over. */
interface Context {
  uploads: Map<string, SourcedUpload>
  results: Map<string, Picture>
  listeners: Set<() => void>
  /** Holds what sends them and who is told, as its owner has set them by now. */
  all: Pick<PictureUploads, 'send' | 'onSettled'>
}

/** No pictures yet. */
export function createPictureUploads(): PictureUploads {
  const uploads = new Map<string, SourcedUpload>()
  const results = new Map<string, Picture>()
  const listeners = new Set<() => void>()
  let last = 0

  const all: PictureUploads = {
    send: undefined,
    onSettled: () => {},
    start(source, name = '') {
      const key = `picture-${++last}`
      const file = source instanceof File ? { file: source } : {}
      uploads.set(key, { ...file, source, name, missing: source === undefined, share: 0 })
      void run(context, key)
      return key
    },
    retry: (key) => void run(context, key),
    replace(key, file) {
      const upload = uploads.get(key)
      if (!upload) return
      uploads.set(key, { ...upload, source: file, file, name: '', missing: false })
      void run(context, key)
    },
    drop(key) {
      uploads.get(key)?.control?.abort()
      change(context, { key, part: { failed: texts.calledOff() } })
    },
    dropAll: () => [...uploads.keys()].forEach((key) => all.drop(key)),
    get: (key) => uploads.get(key),
    result: (key) => results.get(key),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const context: Context = { uploads, results, listeners, all }
  return all
}

function change({ uploads, listeners }: Context, { key, part }: { key: string; part: Partial<PictureUpload> }) {
  const upload = uploads.get(key)
  if (!upload) return
  uploads.set(key, { ...upload, ...part })
  listeners.forEach((listener) => listener())
}

async function run(context: Context, key: string) {
  const { uploads, results, all } = context
  const upload = uploads.get(key)
  if (!upload) return
  const control = new AbortController()
  const { failed: _, ...rest } = upload
  uploads.set(key, { ...rest, control, share: 0 })
  change(context, { key, part: {} })
  const sent = await sendOne(context, { key, source: upload.source, signal: control.signal })
  if (control.signal.aborted) return
  if (sent && 'failed' in sent) return change(context, { key, part: { failed: sent.failed } })
  if (sent) {
    uploads.delete(key)
    results.set(key, sent)
  } else change(context, { key, part: { failed: texts.calledOff() } })
  all.onSettled(key, sent)
}

interface OneSent {
  key: string
  source: PictureSource | undefined
  signal: AbortSignal
}

async function sendOne(context: Context, { key, source, signal }: OneSent): Promise<SentPicture> {
  if (!source) return { failed: texts.notCopied() }
  let file: File
  try {
    file = source instanceof File ? source : await source()
  } catch {
    return { failed: texts.unreadable() }
  }
  change(context, { key, part: { file } })
  try {
    const onProgress = (share: number) => change(context, { key, part: { share } })
    return await context.all.send?.(file, { signal, onProgress })
  } catch (error) {
    if (!signal.aborted) console.error(error)
    return { failed: texts.unsent() }
  }
}
