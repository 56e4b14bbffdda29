import type { Api, Role, RolePermission } from '@sitewright/api-client'

/** A role that many sites need, made when it is asked for. */
export interface ReadyMadeRole {
  title: string
  /** What its holders may do; it becomes the description, which can be changed. */
  about: string
  /** Whether it has this right. */
  has: (permission: RolePermission) => boolean
}

const isOwner = (id: string) => id === 'core.account-owner'

export const readyMadeRoles: readonly ReadyMadeRole[] = [
  {
    title: 'Editor',
    about:
      'Creates, edits and publishes pages, looks after the menu and the files, and reads what visitors send by forms.',
    has: ({ id, group }) => group === 'Pages' || group === 'Files' || isOwner(id),
  },
  {
    title: 'Author',
    about: 'Edits the pages that are there, and creates or deletes none.',
    has: ({ id, group }) => (group === 'Pages' && !id.startsWith('core.')) || isOwner(id),
  },
  {
    title: 'Trainer',
    about: 'Records what people have reached in a training.',
    has: ({ id, group }) => group === 'Training' || isOwner(id),
  },
]

/** Those that are not among the roles of the site. */
export function missingReadyMade(roles: readonly Pick<Role, 'title'>[]): readonly ReadyMadeRole[] {
  const there = new Set(roles.map(({ title }) => keyOf(title)))
  return readyMadeRoles.filter(({ title }) => !there.has(keyOf(title)))
}

/** Whether a site has no role beside its first and ready-made ones. */
export function isWithoutOwnRoles(roles: readonly Pick<Role, 'title'>[]): boolean {
  const readyMade = new Set(readyMadeRoles.map(({ title }) => keyOf(title)))
  return roles.filter(({ title }) => !readyMade.has(keyOf(title))).length <= 1
}

const keyOf = (title: string) => title.trim().toLowerCase()

/** Creates it with its description and rights, or not at all. @returns its id. */
export async function createReadyMade(api: Api, { title, about, has }: ReadyMadeRole): Promise<number> {
  const { id } = await api('POST private/role-create.json.php', { title })
  try {
    await api('POST private/role-update.json.php', { id, title, description: about })
    const { permissions } = await api('GET private/role-editor-get-role.json.php', { id })
    await api('POST private/role-editor-change.json.php', {
      ...{ id, addAccounts: [], removeAccounts: [], removePermissions: [] },
      addPermissions: permissions.filter(has).map((permission) => permission.id),
    })
  } catch (error) {
    await api('GET private/role-delete.json.php', { id }).catch(console.error)
    throw error
  }
  return id
}
