import { useSaveShortcut, useUnsavedChanges } from '@sitewright/page-kit'
import type { Course, ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { EmptyState, useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { SearchableChoice } from '../choice/SearchableChoice.tsx'
import type { OverviewView } from '../overview/use-found-people.ts'
import { Person } from '../person/Person.tsx'
import type { RegisterProgressionHandle } from '../person/RegisterProgression.tsx'
import { useRegistration } from '../person/use-registration.ts'
import { RegistrationDialog } from '../registration/RegistrationDialog.tsx'
import { useAccountList } from '../registration/use-account-list.ts'
import { dropQuestion } from '../texts.ts'
import type { SystemChanges } from '../use-system.ts'
import { LazyOverview } from './LazyOverview.tsx'
import { ManagerToolbar } from './ManagerToolbar.tsx'
import { PeopleBar } from './PeopleBar.tsx'
import { useChosenPerson } from './use-chosen-person.ts'
import type { ManagerView } from './ViewSwitch.tsx'

export interface ManagedSystemProps {
  pageId: number
  system: ProgressionSystem
  changes: SystemChanges
}

/** A page that is attached to a system: everyone registered in it, one person at a time or all in the overview. */
export function ManagedSystem({ pageId, system, changes }: ManagedSystemProps) {
  const messages = useMessages()
  const [view, setView] = useState<ManagerView>('people')
  const [overviewView, setOverviewView] = useState<OverviewView>()
  const [person, showPerson] = useChosenPerson(system.Courses)
  const recordForm = useRef<RegisterProgressionHandle>(null)
  const accounts = useAccountList(pageId)
  const registration = useRegistration(person?.id, (id, { idstate }) =>
    changes.changeState(id, system.SystemStates.find((one) => one.id === idstate)?.Description ?? ''),
  )
  const isUnsaved = () => registration.changed || (recordForm.current?.isTyped() ?? false)
  useUnsavedChanges(person ? isUnsaved : false)
  useSaveShortcut(() => void registration.save())

  /** Asks before edits of the person shown are dropped (Q153). */
  async function choose(id: number) {
    if (id !== person?.id) {
      if (isUnsaved() && !(await messages.confirm(dropQuestion))) return
      showPerson(id)
    }
    setView('people')
  }

  async function takeOver(registered: Course) {
    accounts.close()
    changes.add(registered)
    changes.reload()
    await choose(registered.id)
  }

  return (
    <>
      <ManagerToolbar
        name={system.SystemName}
        view={view}
        onView={setView}
        registration={registration}
        loadingAccounts={accounts.loading}
        onRegister={accounts.open}
      />
      {view === 'overview' && (
        <LazyOverview
          pageId={pageId}
          system={system}
          view={overviewView}
          onLeave={setOverviewView}
          onChoose={(id) => void choose(id)}
        />
      )}
      {/* out of sight nothing that was typed is lost */}
      <div hidden={view !== 'people'}>
        {system.Courses.length === 0 ? (
          <EmptyState title="Nobody is registered yet">‘Register new user’ adds the first person.</EmptyState>
        ) : (
          <PeopleBar>
            <SearchableChoice
              label="Manage user progression"
              choices={system.Courses}
              value={person?.id}
              onChoose={(id) => void choose(id)}
            />
          </PeopleBar>
        )}
        {person && (
          <Person key={person.id} person={person} system={system} registration={registration} recordForm={recordForm} />
        )}
        {!person && system.Courses.length > 0 && (
          <EmptyState title="Nobody is chosen">Choose whose progression is to be seen and recorded.</EmptyState>
        )}
      </div>
      {accounts.accounts && (
        <RegistrationDialog
          systemId={system.SystemId}
          accounts={accounts.accounts}
          onRegistered={(registered) => void takeOver(registered)}
          onClose={accounts.close}
        />
      )}
    </>
  )
}
