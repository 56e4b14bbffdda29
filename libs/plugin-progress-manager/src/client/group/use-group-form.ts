import { useCallback, useState } from 'react'
import { momentsOf, timesOn, type GroupTimes } from './group-times.ts'

/** What is typed of a record for several people. */
export function useGroupForm() {
  const [stages, setStages] = useState<readonly number[]>([])
  const [notes, setNotes] = useState('')
  const [times, setTimes] = useState<GroupTimes>(() => timesOn(Date.now()))
  const moments = momentsOf(times)

  const toggleStage = useCallback((id: number) => {
    setStages((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  }, [])
  const editTimes = (part: Partial<GroupTimes>) => setTimes((now) => ({ ...now, ...part }))

  return {
    stages,
    toggleStage,
    notes,
    setNotes,
    times,
    editTimes,
    /** Undefined as long as not all of it is typed. */
    moments,
    /** The end is before the start. */
    backwards: moments !== undefined && moments.End < moments.Start,
    isTyped: stages.length > 0 || notes !== '' || times.start !== '' || times.end !== '',
  }
}
