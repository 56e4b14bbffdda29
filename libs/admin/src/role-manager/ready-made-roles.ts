import type { Api, Role, RolePermission } from '@sitewright/api-client'
import { texts } from './ready-made-messages.ts'

/** A role that many sites need, made when it is asked for. */
export interface ReadyMadeRole {
  title: string
  /** The same in English, as somebody may have added it who reads English. */
  englishTitle: string
  /** What its holders may do; it becomes the description, which can be changed. */
  about: string
  /** Whether it has this right. */
  has: (permission: RolePermission) => boolean
}

const isOwner = (id: string) => id === 'core.account-owner'

export const readyMadeRoles: readonly ReadyMadeRole[] = [
  readyMade('Editor', {
    title: texts.editor,
    about: texts.editorMay,
    has: ({ id, group }) => group === 'Pages' || group === 'Files' || isOwner(id),
  }),
  readyMade('Author', {
    title: texts.author,
    about: texts.authorMay,
    has: ({ id, group }) => (group === 'Pages' && !id.startsWith('core.')) || isOwner(id),
  }),
  readyMade('Trainer', {
    title: texts.trainer,
    about: texts.trainerMay,
    has: ({ id, group }) => group === 'Training' || isOwner(id),
  }),
]

/** Its words are asked for when they are read, since the language is not known before. */
function readyMade(
  englishTitle: string,
  { title, about, has }: { title: () => string; about: () => string } & Pick<ReadyMadeRole, 'has'>,
): ReadyMadeRole {
  return {
    englishTitle,
    get title() {
      return title()
    },
    get about() {
      return about()
    },
    has,
  }
}

/** Those that are not among the roles of the site. */
export function missingReadyMade(roles: readonly Pick<Role, 'title'>[]): readonly ReadyMadeRole[] {
  const there = new Set(roles.map(({ title }) => keyOf(title)))
  return readyMadeRoles.filter((role) => !titlesOf(role).some((title) => there.has(keyOf(title))))
}

/** Whether a site has no role beside its first and ready-made ones. */
export function isWithoutOwnRoles(roles: readonly Pick<Role, 'title'>[]): boolean {
  const known = new Set(readyMadeRoles.flatMap(titlesOf).map(keyOf))
  return roles.filter(({ title }) => !known.has(keyOf(title))).length <= 1
}

const titlesOf = ({ title, englishTitle }: ReadyMadeRole) => [title, englishTitle]

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
