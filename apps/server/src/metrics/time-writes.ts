import type { Database } from '../db/database.ts'

/** The same database, that tells of each transaction how many seconds it waited for its turn. */
export function timeWrites(database: Database, waited: (seconds: number) => void): Database {
  return {
    ...database,
    write(work) {
      const asked = performance.now()
      return database.write((tx) => {
        waited((performance.now() - asked) / 1000)
        return work(tx)
      })
    },
  }
}
