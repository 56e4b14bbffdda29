import type { FileTables } from './tables/file-tables.ts'
import type { PageTables } from './tables/page-tables.ts'
import type { PeopleTables } from './tables/people-tables.ts'
import type { RecordTables } from './tables/record-tables.ts'
import type { ShellTables } from './tables/shell-tables.ts'

export type { Bit, Seconds } from './tables/column-types.ts'

/** The tables of the server itself; those of page kinds are their own. */
export interface Schema extends PeopleTables, PageTables, FileTables, ShellTables, RecordTables {}
