import type { SendPictureFile } from '@sitewright/media'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { GalleryPicture } from './model.ts'

/** A picture on its way to the site, or one that failed. */
export interface SentPicture {
  key: number
  file: File
  /** How much of it is there, from 0 to 1. */
  share: number
  /** Why it failed; absent while it is on its way. */
  failed?: string
}

/** Where a picture goes that is there: behind the picture with the id `after`, or else before that with the id `before`. */
export interface PlaceOfPicture {
  after: number | undefined
  before: number | undefined
}

export interface SentPictures {
  /** Those that are not there yet. */
  pictures: readonly SentPicture[]
  start: (files: readonly File[]) => void
  retry: (key: number) => void
  /** Calls one off. */
  drop: (key: number) => void
}

/**
 * Sends pictures to the site, several at once.
 *
 * @param onSent is told each that is there, and where it goes so that they come in the order of their files, whichever
 *   is there first.
 */
export function useSentPictures(
  send: SendPictureFile,
  onSent: (picture: GalleryPicture, place: PlaceOfPicture) => void,
): SentPictures {
  const [pictures, setPictures] = useState<readonly SentPicture[]>([])
  const latest = useRef(onSent)
  useLayoutEffect(() => {
    latest.current = onSent
  })

  const actions = useMemo(() => {
    /** All that were ever started, in their order. */
    const known: { key: number; file: File; id?: number; control?: AbortController }[] = []
    const change = (key: number, part: Partial<SentPicture>) =>
      setPictures((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each)))
    const forget = (key: number) => setPictures((now) => now.filter((each) => each.key !== key))

    async function run(key: number) {
      const one = known[key]
      if (!one) return
      const control = new AbortController()
      one.control = control
      setPictures((now) => now.map((each) => (each.key === key ? { key, file: one.file, share: 0 } : each)))
      const { signal } = control
      const sent = await send(one.file, { signal, onProgress: (share) => change(key, { share }) })
      if (signal.aborted) return
      if (sent && 'failed' in sent) return change(key, { failed: sent.failed })
      forget(key)
      if (!sent) return
      one.id = sent.id
      const { id, alt, width, height } = sent
      const after = known.slice(0, key).findLast((each) => each.id !== undefined)?.id
      const before = known.slice(key + 1).find((each) => each.id !== undefined)?.id
      latest.current({ Id: id, Alt: alt, ...(width && height && { Width: width, Height: height }) }, { after, before })
    }

    return {
      start(files: readonly File[]) {
        const fresh = files.map((file, at) => ({ key: known.length + at, file, share: 0 }))
        known.push(...fresh.map(({ key, file }) => ({ key, file })))
        setPictures((now) => [...now, ...fresh])
        for (const { key } of fresh) void run(key)
      },
      retry: (key: number) => void run(key),
      drop(key: number) {
        known[key]?.control?.abort()
        forget(key)
      },
    }
  }, [send])
  return { pictures, ...actions }
}

/** @returns the place among these pictures. */
export function placeIn(pictures: readonly GalleryPicture[], { after, before }: PlaceOfPicture): number {
  const previous = pictures.findIndex(({ Id }) => Id === after)
  if (previous >= 0) return previous + 1
  const next = pictures.findIndex(({ Id }) => Id === before)
  return next >= 0 ? next : pictures.length
}
