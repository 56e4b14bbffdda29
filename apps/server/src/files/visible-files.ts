import type { Identity } from '@sitewright/page-kit/server'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { admits, fileRule } from '../access/file-rule.ts'
import type { Schema } from '../db/schema.ts'
import type { FolderChain } from './folder-chain.ts'

/** A role that nobody has. */
const othersRole = 0

/** What somebody sees of the files in some folders, by the folders' ids. */
export interface FileVisibility {
  /** Every file. */
  always: number[]
  /** Files without roles of their own. */
  unlessKept: number[]
  /** Files with one of `roles`. */
  withRole: number[]
  /** The person's own, where they matter; in order. */
  roles: number[]
}

/**
 * It is found by asking the one rule (`fileRule`) of each folder about a file without roles, one with a role of this
 * person, and one with somebody else's. Anyone who has the same visibility sees the same.
 */
export function visibilityOf(who: Identity, chains: Iterable<FolderChain>): FileVisibility {
  const visibility: FileVisibility = { always: [], unlessKept: [], withRole: [], roles: [] }
  for (const chain of chains) {
    const sees = (roles: readonly number[]) => {
      const rule = fileRule(roles, chain)
      return rule !== undefined && admits(rule, who)
    }
    const id = chain[0]?.id ?? 0
    if (sees([othersRole])) visibility.always.push(id)
    else {
      if (sees([])) visibility.unlessKept.push(id)
      if (who.roles.length > 0 && sees(who.roles)) visibility.withRole.push(id)
    }
  }
  if (visibility.withRole.length > 0) visibility.roles = who.roles.toSorted((a, b) => a - b)
  return visibility
}

/** The same as a condition for the database, so that a list is one query however many files there are. */
export function whereVisible({ always, unlessKept, withRole, roles }: FileVisibility) {
  return (file: ExpressionBuilder<Pick<Schema, 'files' | 'file_roles'>, 'files'>): Expression<SqlBool> => {
    const kept = file.selectFrom('file_roles').whereRef('file_roles.file_id', '=', 'files.id').select('role_id')
    const isIn = (folders: readonly number[]) =>
      // the + keeps the database from looking folder by folder where it can go through the files in order; the numbers
      // are our own, and may be more than a statement can have parameters
      folders.length === 0
        ? file.lit(false)
        : sql<SqlBool>`+${file.ref('files.folder_id')} in (${sql.join(folders.map((id) => sql.lit(id)))})`
    return file.or([
      isIn(always),
      file.and([isIn(unlessKept), file.not(file.exists(kept))]),
      file.and([isIn(withRole), file.exists(kept.where('role_id', 'in', [othersRole, ...roles]))]),
    ])
  }
}
