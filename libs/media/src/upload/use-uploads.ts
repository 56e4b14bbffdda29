import type { UploadFile } from '@sitewright/api-client'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createUploads, isPending, type UploadQueue } from './create-uploads.ts'

/** How `useUploads` sends files, and who is told about each that has arrived. */
export interface UploadsOptions {
  /** Called with each file as soon as it is uploaded. */
  onUploaded?: (uploaded: { id: number; folderId: number }) => void
  /** What sends a file. @default uploadFile */
  upload?: UploadFile
}

/** A queue of uploads for as long as the component is there; what is still on its way when it goes is called off. */
export function useUploads({ onUploaded, upload }: UploadsOptions = {}): UploadQueue {
  const [store] = useState(() => createUploads(upload))
  useEffect(() => () => store.getState().cancelAll(), [store])

  useEffect(() => {
    if (!onUploaded) return
    return store.subscribe((now, before) => {
      const known = new Set(before.items.filter(({ id }) => id !== undefined).map(({ key }) => key))
      for (const { key, id, fields } of now.items)
        if (id !== undefined && !known.has(key)) onUploaded({ id, folderId: fields.idFolder })
    })
  }, [store, onUploaded])

  const queue = useStore(store)
  useLeaveQuestion(queue.items.some(isPending))
  return queue
}

/** Has the browser ask before the page is left or closed while `busy`, for that would call uploads off. */
function useLeaveQuestion(busy: boolean): void {
  useEffect(() => {
    if (!busy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [busy])
}
