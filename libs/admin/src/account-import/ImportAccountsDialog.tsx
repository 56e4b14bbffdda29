import type { ListedAccount, Role } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite, useUnsavedChanges } from '@sitewright/page-kit'
import { useState } from 'react'
import { ChooseList } from './ChooseList.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { planImport, titleKey, type ImportPlan } from './plan-import.ts'
import { PreviewImport, type ImportChoices } from './PreviewImport.tsx'
import { useImport, type ImportJob } from './use-import.ts'

export interface ImportAccountsDialogProps {
  /** What the field begins with. @default '' */
  initial?: string
  /** Called once accounts may have been created. */
  onImported: () => void
  onClose: () => void
}

const none: readonly never[] = []

const unchosen: ImportChoices = { chosen: new Map(), everybody: new Set(), intro: true }

/** Creates accounts from a list: choose it, see what would become of each line, then let it be done. */
export function ImportAccountsDialog({ initial = '', onImported, onClose }: ImportAccountsDialogProps) {
  const { api } = useSite()
  // all of them, to say of each line whether there is such an account already
  const accounts = useLoaded<readonly ListedAccount[]>(callQuery(api, 'GET private/account-get-list.json.php'))
  const roles = useLoaded(callQuery(api, 'GET private/role-get-list.json.php'))
  const [text, setText] = useState(initial)
  const [plan, setPlan] = useState<ImportPlan>()
  // also for those of the list who are tried once more
  const [choices, setChoices] = useState(unchosen)
  const work = useImport()
  useUnsavedChanges(text !== '' && work.jobs.length === 0)

  function leave() {
    if (work.jobs.length > 0) onImported()
    onClose()
  }

  if (plan && work.jobs.length > 0)
    return (
      <ImportProgress
        plan={plan}
        work={work}
        invites={choices.intro}
        onClose={leave}
        onAgain={(failed) => {
          onImported()
          setText(failed)
          setPlan(undefined)
          work.clear()
        }}
      />
    )
  if (plan)
    return (
      <PreviewImport
        plan={plan}
        roles={roles.value}
        choices={choices}
        onChoices={setChoices}
        onRoleCreated={(id) => {
          void roles.refresh().catch(console.error)
          setChoices((now) => ({ ...now, everybody: new Set([...now.everybody, id]) }))
        }}
        onBack={() => setPlan(undefined)}
        onClose={onClose}
        onStart={() => work.start(jobsOf(plan, { ...choices, roles: roles.value ?? none }), choices.intro)}
      />
    )
  return (
    <ChooseList
      text={text}
      // who may not see the roles may not give any either; the preview then says so
      ready={roles.status !== 'loading' && accounts.status !== 'loading'}
      onText={setText}
      onClose={onClose}
      onRead={() => {
        const read = planImport(text, { accounts: accounts.value ?? none, roles: roles.value ?? none })
        if (read.problem === '') setPlan(read)
        return read.problem
      }}
    />
  )
}

interface ChosenRoles extends ImportChoices {
  roles: readonly Role[]
}

/** The new ones, with the roles that all of them get and those of their titles, or those that were chosen in place of unknown ones. */
function jobsOf({ people }: ImportPlan, { chosen, everybody, roles }: ChosenRoles): ImportJob[] {
  const ids = new Map([...chosen, ...roles.map(({ id, title }) => [titleKey(title), id] as const)])
  return people
    .filter(({ state }) => state === 'new')
    .map((person) => {
      const given = person.roles.map((title) => ids.get(titleKey(title))).filter((id) => id !== undefined)
      const all = new Set([...given, ...everybody])
      const titles = roles.filter(({ id }) => all.has(id)).map(({ title }) => title)
      return { person, titles, roles: [...all].filter((id) => id !== 0) }
    })
}
