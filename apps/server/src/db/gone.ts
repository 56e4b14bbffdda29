/** What PostgreSQL and SQLite say where a row would refer to one that is not there. */
const foreignKey = { postgres: '23503', sqlite: 787 }

/**
 * True if something was deleted by the moment at which something else would have referred to it. Who looks first whether it
 * is there may still meet this: over PostgreSQL a deletion can be committed in between.
 */
export function isGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return code === foreignKey.postgres || errcode === foreignKey.sqlite
}
