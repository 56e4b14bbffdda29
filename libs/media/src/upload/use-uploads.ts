import { uploadFile, type UploadFile } from '@sitewright/api-client'
import { useCallGuard } from '@sitewright/session'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createUploads, isPending, type UploadQueue } from './create-uploads.ts'
import { useLeaveQuestion } from './use-leave-question.ts'

/** How `useUploads` sends files, and who is told about each that has arrived. */
export interface UploadsOptions {
  /** Called with each file as soon as it is uploaded. */
  onUploaded?: (uploaded: { id: number; folderId: number }) => void
  /** What sends a file. @default uploadFile */
  upload?: UploadFile
}

/** A queue of uploads for as long as the component is there; what is still on its way when it goes is called off. */
export function useUploads({ onUploaded, upload = uploadFile }: UploadsOptions = {}): UploadQueue {
  const guard = useCallGuard()
  const [store] = useState(() => createUploads((options) => guard(() => upload(options))))
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
