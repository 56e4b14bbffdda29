import { createChangeLog, type Named, type Needed } from './change-log.ts'

/** Numbers the changes of a SQLite file, table by table, no matter who makes them. */
export interface TableVersions {
  /** Another number as soon as anybody has committed a change of any of these. */
  version: (tables: Needed<string>) => number
  /** The one writer of this program holds the file now: nobody else can change it. */
  begun: () => void
  /** It has committed a change of these; to be called at once, before anything else is asked. */
  committed: (tables: Named<string>) => void
}

export interface TableVersionsOptions {
  /** Another number as soon as anybody but the reader has committed anything. */
  seenByReader: () => number
  /** Another number as soon as anybody but the writer has committed anything. */
  seenByWriter: () => number
}

/**
 * SQLite tells a connection only that others have changed something, not what. What this program changes it knows; what
 * anybody else does, a command or another program, may be everything.
 */
export function createTableVersions({ seenByReader, seenByWriter }: TableVersionsOptions): TableVersions {
  const log = createChangeLog<string>()
  let seen = seenByReader()
  let byOthers = seenByWriter()
  let hasLooked = false

  /** Once for all that came in together: whatever they know of was committed before. */
  function lookOnce(): void {
    if (hasLooked) return
    hasLooked = true
    setImmediate(() => {
      hasLooked = false
    })
    look()
  }

  function look(): void {
    const now = seenByReader()
    if (now === seen) return
    seen = now
    log.touch('everything')
  }

  return {
    version(tables) {
      lookOnce()
      return log.version(tables)
    },
    begun() {
      look()
      byOthers = seenByWriter()
    },
    committed(tables) {
      // In this order: a change of somebody else that the reader sees already is one that the writer sees too.
      const now = seenByReader()
      if (now === seen) return
      seen = now
      log.touch(seenByWriter() === byOthers ? tables : 'everything')
    },
  }
}
