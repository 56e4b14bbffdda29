import type { Named } from './change-log.ts'

/** Gathers which tables are changed by the statements that are run. */
export interface TouchedTables {
  ran: (text: string) => void
  /** What was changed since the last call. */
  take: () => Named<string>
}

/** A change of this table alone, as Kysely writes it: no trigger and no reference passes on what these do. */
const changesOne = /^(?:insert into|update) "(\w+)"/

const changesNothing = /^(?:select|begin|commit|rollback|savepoint|release|pragma)\b/

/** Of a statement that is neither, a deletion among them, which may delete in other tables too, everything is taken as changed. */
export function createTouchedTables(): TouchedTables {
  let touched = new Set<string>()
  let isEverything = false

  return {
    ran(text) {
      const table = changesOne.exec(text)?.[1]
      if (table !== undefined) touched.add(table)
      else if (!changesNothing.test(text)) isEverything = true
    },
    take() {
      const taken = isEverything ? 'everything' : touched
      touched = new Set()
      isEverything = false
      return taken
    },
  }
}
