import { holdsAny, refusalReason, type ListedRole } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useSession } from '@sitewright/session'
import { useMemo, useState } from 'react'
import { isWithoutOwnRoles } from '../role-manager/ready-made-roles.ts'
import { texts } from './messages.ts'

export interface RolesOf {
  /** Whether the person who looks may give roles at all. */
  isAllowed: boolean
  status: 'loading' | 'ready' | 'failed'
  /** Why they could not be loaded. */
  error?: unknown
  reload: () => void
  /** Those that they may give. */
  offered: readonly ListedRole[]
  ticked: ReadonlySet<number>
  change: (ticked: ReadonlySet<number>) => void
  changed: boolean
  /** All of the site. */
  all: readonly ListedRole[]
  /** The site has no role beside its first and ready-made ones yet. */
  isNew: boolean
  /** A role was created: it is offered and ticked. */
  added: (id: number) => void
  /**
   * Gives and takes what was changed, one role after the other; what was done is not done again.
   *
   * @returns the titles that the account has now, and what to say of those roles that could not be changed.
   */
  save: (account: number) => Promise<{ titles: string[]; failure: string | undefined; errors: unknown[] }>
}

const call = 'GET private/role-get-list.json.php'
const nothing: readonly ListedRole[] = []

/** @param titles those of the roles that the account has: no two roles with a title have the same. */
export function useRolesOf(titles: readonly string[]): RolesOf {
  const { api } = useSite()
  const isAllowed = holdsAny(
    useSession((state) => state.permissions),
    ['core.admin', 'core.role-manager'],
  )
  const query = callQuery(api, call)
  const list = useLoaded<readonly ListedRole[]>(isAllowed ? query : { key: ['no roles'], load: async () => nothing })
  const [given, setGiven] = useState(titles)
  const [ticks, setTicks] = useState<ReadonlySet<number>>()
  const roles = list.value ?? nothing
  const offered = useMemo(() => roles.filter(({ title, grantable }) => title !== '' && grantable !== false), [roles])
  const before = new Set(offered.filter(({ title }) => given.includes(title)).map(({ id }) => id))
  const ticked = ticks ?? before
  const changes = offered.filter(({ id }) => ticked.has(id) !== before.has(id))

  async function save(account: number) {
    const failed: string[] = []
    const errors: unknown[] = []
    let now = given
    for (const { id, title } of changes) {
      const gives = ticked.has(id)
      const [add, remove] = gives ? [[account], []] : [[], [account]]
      try {
        await api('POST private/role-editor-change.json.php', {
          ...{ id, addAccounts: add, removeAccounts: remove },
          ...{ addPermissions: [], removePermissions: [] },
        })
        now = gives ? [...now, title] : now.filter((one) => one !== title)
      } catch (error) {
        const reason = refusalReason(error)
        failed.push(reason === undefined ? texts.role({ title }) : texts.roleRefused({ title, reason }))
        errors.push(error)
      }
    }
    setGiven(now)
    setTicks(ticked)
    const titlesNow = roles.map(({ title }) => title).filter((title) => now.includes(title))
    const roleList = failed.join(texts.separator())
    const failure = failed.length > 0 ? texts.rolesNotSaved({ roles: roleList }) : undefined
    return { titles: isAllowed && list.value ? titlesNow : [...now], failure, errors }
  }

  return {
    isAllowed,
    status: list.status,
    error: list.error,
    reload: list.reload,
    offered,
    ticked,
    change: setTicks,
    changed: changes.length > 0,
    all: roles,
    isNew: list.value !== undefined && isWithoutOwnRoles(list.value),
    added(id) {
      void list.refresh().catch(console.error)
      setTicks(new Set([...ticked, id]))
    },
    save,
  }
}
