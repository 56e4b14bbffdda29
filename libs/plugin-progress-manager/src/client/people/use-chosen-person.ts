import type { Course } from '@sitewright/plugin-progress-admin/model'
import { useState } from 'react'

const parameter = 'person'

/**
 * The registration that is shown, which also stands in the page's address, so that it can be reloaded and linked to.
 *
 * @returns undefined without one, or where it is none of these people.
 */
export function useChosenPerson(people: readonly Course[]): [chosen: Course | undefined, choose: (id: number) => void] {
  const [id, setId] = useState(idInAddress)

  function choose(next: number) {
    setId(next)
    const address = new URL(window.location.href)
    address.searchParams.set(parameter, String(next))
    // The router's own notes about this entry of the history stay with it.
    window.history.replaceState(window.history.state, '', address)
  }
  return [people.find((one) => one.id === id), choose]
}

function idInAddress(): number {
  return Number(new URLSearchParams(window.location.search).get(parameter))
}
