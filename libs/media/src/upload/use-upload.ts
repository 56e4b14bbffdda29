import type { UploadFields, UploadFile } from '@sitewright/api-client'
import { useEffect, useRef, useState } from 'react'
import { failureReason } from './failure-reason.ts'
import { useLeaveQuestion } from './use-leave-question.ts'

export interface Upload {
  /** While uploading: how much was sent, as a whole percentage. Undefined otherwise. */
  percentage: number | undefined
  /** Why the last attempt failed. */
  reason: string | undefined
  /** Sends the file, unless one is being sent. */
  start: (file: File, fields: UploadFields) => void
  cancel: () => void
}

/** One upload at a time: idle, uploading, done (IMG-006). A failure is only logged (ERR-018) and leads back to idle. */
export function useUpload(upload: UploadFile, onDone: () => void): Upload {
  const running = useRef<AbortController>(undefined)
  const [percentage, setPercentage] = useState<number>()
  const [reason, setReason] = useState<string>()
  useEffect(() => () => running.current?.abort(), [])
  useLeaveQuestion(percentage !== undefined)

  async function run(file: File, fields: UploadFields) {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setReason(undefined)
    setPercentage(0)
    const onProgress = (share: number) => {
      if (!signal.aborted) setPercentage(Math.round(share * 100))
    }
    try {
      await upload({ file, fields, signal, onProgress })
      if (!signal.aborted) onDone()
    } catch (error) {
      if (signal.aborted) return
      console.error(error)
      setReason(failureReason(error))
    } finally {
      running.current = undefined
      setPercentage(undefined)
    }
  }

  return {
    percentage,
    reason,
    start: (file, fields) => void (running.current || run(file, fields)),
    cancel: () => running.current?.abort(),
  }
}
