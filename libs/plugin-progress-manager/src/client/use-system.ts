import { keepTrying } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import type { Course } from '@sitewright/plugin-progress-admin/model'
import { useCallback, useEffect, useState } from 'react'
import { load, type PageSystem } from './load.ts'

export interface SystemChanges {
  /** Reads the page's content again, until that succeeds. */
  reload: () => void
  /** Lists a person who was registered just now. */
  add: (person: Course) => void
  /** Shows another state of a person in the list. */
  changeState: (registrationId: number, state: string) => void
}

/** What the page shows: what was loaded with it, and what has become of it since. */
export function useSystem(pageId: number, data: PageSystem): SystemChanges & { system: PageSystem } {
  const { api } = useSite()
  const [system, setSystem] = useState(data)
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (round === 0) return undefined
    return keepTrying(() => load({ api, pageId }), setSystem)
  }, [round, api, pageId])

  const changeCourses = useCallback((change: (courses: Course[]) => Course[]) => {
    setSystem((now) => (now.SystemId === null ? now : { ...now, Courses: change(now.Courses) }))
  }, [])

  return {
    system,
    reload: useCallback(() => setRound((last) => last + 1), []),
    add: useCallback(
      (person) =>
        changeCourses((courses) => (courses.some(({ id }) => id === person.id) ? courses : [...courses, person])),
      [changeCourses],
    ),
    changeState: useCallback(
      (id, state) => changeCourses((courses) => courses.map((one) => (one.id === id ? { ...one, state } : one))),
      [changeCourses],
    ),
  }
}
