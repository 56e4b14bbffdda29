// node tools/run.mjs node tools/inputs/check-inputs.ts [project:target ...]
// Runs targets (by default all with tests) with every file that they open recorded, and ends with 1 where one opened a
// tracked file that is none of its declared inputs: a change of it would be answered with a remembered result. Needs
// `strace`, so Linux.
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { runChild } from '../process/run-child.mjs'
import { aptInstall } from '../setup/apt-install.ts'
import { ensureChromium } from '../setup/chromium.ts'
import { ensureNginx } from '../setup/nginx.ts'
import { ensurePostgres } from '../setup/postgres.ts'
import { root } from '../setup/root.mjs'
import { openedFile, undeclared } from './opened-files.ts'
import { declaredInputs, testTargets, trackedFiles, type TestTarget } from './targets.ts'

process.env['CHROMIUM_PATH'] = await ensureChromium()
process.env['PG_BIN'] = ensurePostgres()
process.env['NGINX_PATH'] = ensureNginx()
if (!aptInstall(['strace'])) throw new Error('strace is needed, and cannot be installed here')

const [, , ...chosen] = process.argv
const tracked = trackedFiles()
for (const target of testTargets().filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  const declared = await declaredInputs(target.name)
  const { code, opened } = await record(target)
  const missing = undeclared(opened, { declared, tracked })
  if (code !== 0) console.log(`${target.name} ended with ${code}, so that it may not have opened all that it does`)
  if (missing.length > 0) process.exitCode = 1
  console.log([`${missing.length > 0 ? '✗' : '✓'} ${target.name}`, ...missing.map((path) => `    ${path}`)].join('\n'))
}

/** Runs a target by itself: Nx would open all files. @returns what it opened, by path from the top folder. */
async function record({ command, folder }: TestTarget) {
  const log = mkdtempSync(join(tmpdir(), 'sitewright-inputs-'))
  try {
    const file = join(log, 'opened')
    const trace = ['-f', '-qq', '-y', '--seccomp-bpf', '-z', '-e', 'trace=openat,open', '-o', file]
    const { code } = await runChild('strace', [...trace, 'sh', '-c', command], {
      cwd: join(root, folder),
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    const opened = new Set<string>()
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const path = openedFile(line, root)
      if (path) opened.add(path)
    }
    return { code, opened }
  } finally {
    rmSync(log, { recursive: true, force: true })
  }
}
