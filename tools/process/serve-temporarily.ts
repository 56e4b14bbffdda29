// node tools/process/serve-temporarily.ts: serves the built site, set up by the environment as always, from a new data
// folder that is removed when a signal ends it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { runChild } from './run-child.mjs'
import { serverCommand } from './server-command.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-'))
const env = { ...process.env, DATA_DIR: dataDir }
const { code } = await runChild(process.execPath, serverCommand, { cwd: root, env })
await rm(dataDir, { recursive: true, force: true })
process.exitCode = code ?? 0
