import type { Identity } from '@sitewright/page-kit/server'
import { isForRoles } from './page-access.ts'

/** The properties of a folder that decide who may see its content. */
export interface AccessFolder {
  root: 'personal' | 'protected' | 'public' | null
  /** The owner of a personal folder. */
  account_id: number | null
  /** Ids of the roles that it is restricted to. */
  roles: readonly number[]
}

/** What decides who may see a file, or what is in a folder. */
export type FileRule<Folder extends AccessFolder> =
  | { by: 'owner'; account: number | null }
  /** `folder` is the one whose roles they are; absent: the file's own. */
  | { by: 'roles'; roles: readonly number[]; folder?: Folder }
  | { by: 'root'; folder: Folder }

/**
 * A personal folder is its owner's only. Elsewhere roles set on the file decide, else those of the nearest folder that
 * has any, else what the top-level folder is by nature (Q56).
 *
 * @param chain the folder of the file and all above it, nearest first.
 * @returns undefined where there is no folder.
 */
export function fileRule<Folder extends AccessFolder>(
  own: readonly number[],
  chain: readonly Folder[],
): FileRule<Folder> | undefined {
  const top = chain.at(-1)
  if (!top) return undefined
  if (top.root === 'personal') return { by: 'owner', account: top.account_id }
  if (own.length > 0) return { by: 'roles', roles: own }
  const nearest = chain.find((folder) => folder.roles.length > 0)
  return nearest ? { by: 'roles', roles: nearest.roles, folder: nearest } : { by: 'root', folder: top }
}

/** True if the rule lets this person see the file. Who manages files sees all but other people's personal ones. */
export function admits(rule: FileRule<AccessFolder>, who: Identity): boolean {
  if (rule.by === 'owner') return isOwner(rule.account, who)
  if (managesFiles(who)) return true
  return rule.by === 'roles' ? isForRoles(rule.roles, who) : rule.folder.root === 'public'
}

/**
 * True if this person may change, move and delete what is in a folder: in a personal one its owner only, elsewhere
 * holders of core.file-manager and core.admin.
 *
 * @param chain the folder and all above it, nearest first.
 */
export function mayManageIn(chain: readonly AccessFolder[], who: Identity): boolean {
  const top = chain.at(-1)
  if (!top) return false
  return top.root === 'personal' ? isOwner(top.account_id, who) : managesFiles(who)
}

function isOwner(account: number | null, who: Identity): boolean {
  return account !== null && who.account?.id === account
}

function managesFiles({ permissions }: Identity): boolean {
  return permissions.has('core.admin') || permissions.has('core.file-manager')
}
