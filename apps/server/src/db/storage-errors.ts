/** SQLite's extended codes for 'a write did not go through', where the system did not say that it was for lack of space. */
const failedWrites = new Set([
  778, // SQLITE_IOERR_WRITE: a quota, or the largest file that is allowed
  1546, // SQLITE_IOERR_TRUNCATE
  4874, // SQLITE_IOERR_SHMSIZE: the index of the write-ahead log cannot grow
])

/** As the system says it: no room, no quota, no larger file. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** SQLite's codes for memory, a medium that can only be read, a medium that fails, and a file that cannot be opened. */
const failingSqlite = new Set([7, 8, 10, 14])

/** True if there was no space left: on the disk, in SQLite's file, or where PostgreSQL keeps its own. */
export function isStorageFull(error: unknown): boolean {
  const { code, errcode } = codesOf(error)
  if (typeof errcode === 'number') return (errcode & 0xff) === 13 || failedWrites.has(errcode)
  return typeof code === 'string' && (fullDisk.has(code) || code === '53100')
}

/** True if what was to be stored could not be, although there was room: it may be able to later, when the machine is repaired. */
export function isStorageFailing(error: unknown): boolean {
  const { errcode } = codesOf(error)
  return typeof errcode === 'number' && failingSqlite.has(errcode & 0xff)
}

/** True if the disk did not take what was committed: nothing is written any more until the program is started again. */
export function isDiskFailed(error: unknown): boolean {
  return codesOf(error).syscall === 'fdatasync'
}

function codesOf(error: unknown): { code?: unknown; errcode?: unknown; syscall?: unknown } {
  return (error instanceof Error ? error : {}) as { code?: unknown; errcode?: unknown; syscall?: unknown }
}
