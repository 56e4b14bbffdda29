import { migrationsOf, type KindMigrations } from '../db/migrate.ts'
import { loadKinds } from '../kinds/installed-kinds.ts'
import { CommandError, lineOf } from './command-error.ts'

/** The migrations of the installed page kinds. @throws {CommandError} when one of the kinds is broken. */
export async function loadMigrations(): Promise<KindMigrations> {
  const broken: CommandError[] = []
  const kinds = await loadKinds(({ package: name, error }) => {
    broken.push(new CommandError(`The page kind ${name} could not be loaded: ${lineOf(error)}`))
  })
  if (broken[0]) throw broken[0]
  return migrationsOf(kinds)
}
