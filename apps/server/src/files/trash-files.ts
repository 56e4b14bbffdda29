import type { Identity } from '@sitewright/page-kit/server'
import { administratorsRole } from '../access/administrators.ts'
import { fileRule, mayManageIn } from '../access/file-rule.ts'
import type { Reader } from '../db/database.ts'
import { fail } from '../errors.ts'
import type { SettingName } from '../settings/settings.ts'
import { nameAgain } from '../trash/name-again.ts'
import { isInTrash, type Deleted, type Restorer, type Restoring } from '../trash/trash.ts'
import { folderChain, type FolderChain, type FolderRow } from './folder-chain.ts'
import { folderNameKey, lockFolder } from './folder-row.ts'

/** Where a file or folder was, for when it comes back and some of that is gone. */
interface Place {
  /** Ids of the folders that it was in, the nearest first. */
  above: readonly number[]
  /** The roles that could see it for their sake, where it had none of its own. */
  roles: readonly number[]
  /** The settings that named the file. */
  settings: readonly SettingName[]
}

export interface DeletedFile {
  kind: 'file' | 'folder'
  id: number
  name: string
  /** What it is in, nearest first. */
  above: FolderChain
  who: Identity
  settings?: readonly SettingName[]
}

/** A file or folder for the trash. What is in a personal folder is its owner's there, too. */
export function deletedFile({ kind, id, name, above, who, settings = [] }: DeletedFile): Deleted {
  const rule = fileRule([], above)
  const place: Place = {
    above: above.map((folder) => folder.id),
    roles: rule?.by === 'roles' ? rule.roles : [],
    settings,
  }
  return {
    kind,
    table: kind === 'file' ? 'files' : 'folders',
    id,
    title: name,
    audience: rule?.by === 'owner' ? { account: rule.account ?? 0 } : 'core.file-manager',
    who,
    facts: { ...place },
  }
}

/** How files and folders come back: into the folder that they were in, or the nearest above it that is left. */
export const fileRestorers: Readonly<Record<'file' | 'folder', Restorer>> = {
  file: {
    async begin(restoring) {
      const folder = await findPlace(restoring, Number(restoring.row['folder_id']))
      return (table, row) => (table === 'files' ? { ...row, folder_id: folder.id } : row)
    },
    async end(restoring) {
      await keepClosed(restoring, 'file', Number(restoring.row['folder_id']))
      await nameAgain(restoring)
    },
  },
  folder: {
    async begin(restoring) {
      const folder = await findPlace(restoring, Number(restoring.row['parent_id']))
      const name = await freeName(restoring, folder)
      return (table, row) =>
        table === 'folders' && row['id'] === restoring.id ? { ...row, parent_id: folder.id, name } : row
    },
    end: (restoring) => keepClosed(restoring, 'folder', Number(restoring.row['parent_id'])),
  },
}

/** @throws {RefusedError} 409 while the folder is in the trash itself, 403 and 404 as for anyone who would add to the folder. */
async function findPlace({ tx, who, facts, note }: Restoring, was: number): Promise<FolderRow> {
  const db: Reader = tx
  for (const id of placeOf(facts).above) {
    const chain = await folderChain(db, id)
    const [folder] = chain
    if (!folder) {
      if (await isInTrash(tx, { kind: 'folder', id })) fail('folderInTrash')
      continue
    }
    if (!mayManageIn(chain, who)) fail('permissionDenied')
    await lockFolder(tx, id)
    if (id !== was) note({ say: 'otherFolder', with: { folder: folder.name } })
    return folder
  }
  return fail('trashPlaceGone')
}

/** As when a folder is created, no two in one place have the same name. */
async function freeName({ tx, row, note }: Restoring, parent: FolderRow): Promise<string> {
  const siblings = await tx.selectFrom('folders').where('parent_id', '=', parent.id).select('name').execute()
  const taken = new Set(siblings.map(({ name }) => folderNameKey(name)))
  const wanted = String(row['name'])
  let name = wanted
  for (let count = 2; taken.has(folderNameKey(name)); count++)
    name = `${Array.from(wanted).slice(0, 90).join('')} (${count})`
  if (name !== wanted) note({ say: 'otherName', with: { name, wanted } })
  return name
}

/** What was restricted by a folder that is gone is restricted by itself, for as many of the roles as are left. */
async function keepClosed({ tx, id, facts }: Restoring, kind: 'file' | 'folder', was: number): Promise<void> {
  const db: Reader = tx
  const { roles } = placeOf(facts)
  if (roles.length === 0 || (await folderChain(db, was)).length > 0) return
  const files = tx.selectFrom('file_roles').where('file_id', '=', id).select('role_id')
  const folders = tx.selectFrom('folder_roles').where('folder_id', '=', id).select('role_id')
  if (await (kind === 'file' ? files.executeTakeFirst() : folders.executeTakeFirst())) return
  const left = await tx.selectFrom('roles').where('id', 'in', roles).select('id').execute()
  const ids = left.length > 0 ? left.map((role) => role.id) : [await administratorsRole(tx)]
  if (kind === 'file')
    await tx
      .insertInto('file_roles')
      .values(ids.map((role_id) => ({ file_id: id, role_id })))
      .execute()
  else
    await tx
      .insertInto('folder_roles')
      .values(ids.map((role_id) => ({ folder_id: id, role_id })))
      .execute()
}

function placeOf(facts: Readonly<Record<string, unknown>>): Place {
  return facts as unknown as Place
}
