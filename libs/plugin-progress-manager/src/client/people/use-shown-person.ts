import { discardAnswers, useSaveShortcut, useUnsavedChanges } from '@sitewright/page-kit'
import type { Course, ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import type { RegisterProgressionHandle } from '../person/RegisterProgression.tsx'
import { useRegistration } from '../person/use-registration.ts'
import type { SystemChanges } from '../use-system.ts'
import { texts } from './messages.ts'

export interface ShownPersonOptions {
  system: ProgressionSystem
  changes: SystemChanges
}

/** The person who is shown, with what is edited of them. */
export function useShownPerson({ system, changes }: ShownPersonOptions) {
  const messages = useMessages()
  const [person, choose] = useChosenPerson(system.Courses)
  const recordForm = useRef<RegisterProgressionHandle>(null)
  const registration = useRegistration(person?.id, (id, { idstate }) =>
    changes.changeState(id, system.SystemStates.find((one) => one.id === idstate)?.Description ?? ''),
  )
  const isUnsaved = () => registration.changed || (recordForm.current?.isTyped() ?? false)
  useUnsavedChanges(person ? isUnsaved : false)
  useSaveShortcut(() => void registration.save())

  /** Asks before edits of the person shown are dropped (Q153). @returns false where they are kept. */
  async function show(id: number): Promise<boolean> {
    if (id === person?.id) return true
    if (isUnsaved() && !(await messages.confirm(texts.dropQuestion(), discardAnswers))) return false
    choose(id)
    return true
  }

  return { person, registration, recordForm, show }
}

const parameter = 'person'

/**
 * The registration that is shown, which is also in the page's address, so that it can be reloaded and linked to.
 *
 * @returns undefined without one, or where it is none of these people.
 */
function useChosenPerson(people: readonly Course[]): [chosen: Course | undefined, choose: (id: number) => void] {
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
