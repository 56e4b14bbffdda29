import type { Command } from './command.ts'
import { backup } from './commands/backup.ts'
import { createAdmin } from './commands/create-admin.ts'
import { doctor } from './commands/doctor.ts'
import { dropOrphaned } from './commands/drop-orphaned-data.ts'
import { move } from './commands/move.ts'
import { resetPassword } from './commands/reset-password.ts'
import { restore } from './commands/restore.ts'
import { start } from './commands/start.ts'

/** All commands, in the order in which the help lists them. What each needs is loaded when it is run. */
export const commands: readonly Command[] = [
  start,
  backup,
  restore,
  move,
  createAdmin,
  resetPassword,
  dropOrphaned,
  doctor,
]
