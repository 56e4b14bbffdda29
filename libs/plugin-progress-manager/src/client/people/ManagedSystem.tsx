import { chakra } from '@chakra-ui/react'
import { useLoaded } from '@sitewright/api-client/queries'
import type { Course, ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { EmptyState, Spinner } from '@sitewright/ui'
import { useState, type RefObject } from 'react'
import { SearchableChoice } from '../choice/SearchableChoice.tsx'
import { useGroupNews } from '../group/use-group-news.ts'
import type { OverviewProps } from '../overview/Overview.tsx'
import type { OverviewView } from '../overview/use-found-people.ts'
import { Person } from '../person/Person.tsx'
import type { RegisterProgressionHandle } from '../person/RegisterProgression.tsx'
import type { EditedRegistration } from '../person/use-registration.ts'
import { RegistrationDialog } from '../registration/RegistrationDialog.tsx'
import { useAccountList } from '../registration/use-account-list.ts'
import type { SystemChanges } from '../use-system.ts'
import { ManagerToolbar } from './ManagerToolbar.tsx'
import { texts } from './messages.ts'
import { useShownPerson } from './use-shown-person.ts'
import type { ManagerView } from './ViewSwitch.tsx'

const overviewCode = { key: ['code of the overview'], load: () => import('../overview/Overview.tsx') }

/** The overview, whose code is fetched when it is first wanted. A network that fails takes nothing on the page with it. */
function LazyOverview(props: OverviewProps) {
  const { value: code } = useLoaded(overviewCode, { retry: true })
  if (!code) return <Spinner label={texts.loadingOverview()} />
  return <code.Overview {...props} />
}

const Bar = chakra('div', {
  base: {
    marginBottom: '4',
    padding: '3',
    background: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
  },
})

/** The second toolbar, with the people. */
function PeopleBar({ children }: { children: React.ReactNode }) {
  return (
    <Bar role="group" aria-label={texts.registered()}>
      {children}
    </Bar>
  )
}

export interface ManagedSystemProps {
  pageId: number
  system: ProgressionSystem
  changes: SystemChanges
}

/** A page that is attached to a system: everyone registered in it, one person at a time or all in the overview. */
export function ManagedSystem({ pageId, system, changes }: ManagedSystemProps) {
  const [view, setView] = useState<ManagerView>('people')
  const [overviewView, setOverviewView] = useState<OverviewView>()
  const { person, registration, recordForm, show } = useShownPerson({ system, changes })
  const accounts = useAccountList(pageId)
  const news = useGroupNews(pageId, registration.reload)

  async function choose(id: number) {
    if (await show(id)) setView('people')
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
          round={news.round}
          onRecorded={news.tell}
          view={overviewView}
          onLeave={setOverviewView}
          onChoose={(id) => void choose(id)}
        />
      )}
      {/* out of sight nothing that was typed is lost */}
      <div hidden={view !== 'people'}>
        <PeopleView {...{ pageId, system, person, registration, recordForm }} onChoose={(id) => void choose(id)} />
      </div>
      {news.toast}
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

interface PeopleViewProps extends Pick<ManagedSystemProps, 'pageId' | 'system'> {
  person: Course | undefined
  registration: EditedRegistration
  recordForm: RefObject<RegisterProgressionHandle | null>
  onChoose: (id: number) => void
}

/** One person at a time. */
function PeopleView({ pageId, system, person, registration, recordForm, onChoose }: PeopleViewProps) {
  return (
    <>
      {system.Courses.length === 0 ? (
        <EmptyState title={texts.nobody()}>{texts.nobodyHint()}</EmptyState>
      ) : (
        <PeopleBar>
          <SearchableChoice label={texts.manage()} choices={system.Courses} value={person?.id} onChoose={onChoose} />
        </PeopleBar>
      )}
      {person && (
        <Person
          key={person.id}
          pageId={pageId}
          person={person}
          system={system}
          registration={registration}
          recordForm={recordForm}
        />
      )}
      {!person && system.Courses.length > 0 && (
        <EmptyState title={texts.noneSelected()}>{texts.noneSelectedHint()}</EmptyState>
      )}
    </>
  )
}
