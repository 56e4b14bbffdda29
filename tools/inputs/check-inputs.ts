// node tools/run.mjs node tools/inputs/check-inputs.ts [project:target ...] [-- argument ...]
// Runs targets (by default all with tests) with every file that they open recorded, and ends with 1 where one opened a
// tracked file that is none of its declared inputs, or started a program whose version is none: a change of it would be
// answered with a remembered result. Needs `strace`, so Linux. What comes after `--` is handed on to each target's command, to
// run a part of it: `@sitewright/e2e:visitors -- first-view.spec.ts`.
import { spawnSync } from 'node:child_process'
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { runChild } from '../process/run-child.mjs'
import { aptInstall } from '../setup/apt-install.ts'
import { ensureChromium, ensureHeadlessShell } from '../setup/chromium.ts'
import { ensureNginx } from '../setup/nginx.ts'
import { ensurePostgres } from '../setup/postgres.ts'
import { root } from '../setup/root.mjs'
import { chosenTargets, commandWith } from './chosen-targets.ts'
import { openedFile, startedPrograms, undeclared } from './opened-files.ts'
import { readTestTargets, type TestTarget } from '../workspace/test-targets.ts'
import { declaredInputs, trackedFiles } from './targets.ts'

const programs = {
  CHROMIUM_PATH: await ensureChromium(),
  HEADLESS_SHELL_PATH: await ensureHeadlessShell(),
  PG_BIN: ensurePostgres(),
  NGINX_PATH: ensureNginx(),
}
Object.assign(process.env, programs)
const hasStrace = spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0
if (!hasStrace && !aptInstall(['strace'])) throw new Error('strace is needed, and cannot be installed here')

const tracked = trackedFiles()
const targets = readTestTargets().map((each) => ({ name: `${each.project}:${each.target}`, ...each }))
const { chosen, further } = chosenTargets(process.argv.slice(2), targets)
for (const target of chosen) {
  const { files, commands } = await declaredInputs(target.name)
  const { code, opened, started } = await record(target)
  const missing = [
    ...undeclared(opened, { declared: files, tracked }),
    ...[...started].filter((variable) => !commands.some((command) => command.endsWith(` ${variable}`))),
  ]
  if (code !== 0) console.log(`${target.name} ended with ${code}, so that it may not have opened all that it does`)
  if (missing.length > 0) process.exitCode = 1
  const count = [...opened].filter((path) => tracked.has(path)).length
  const head = `${missing.length > 0 ? '✗' : '✓'} ${target.name} opened ${count} files`
  console.log([head, ...missing.map((each) => `    ${each}`)].join('\n'))
}

/** Runs a target by itself: Nx would open all files. @returns what it opened, and the variables of what it started. */
async function record({ command, folder }: TestTarget) {
  const log = mkdtempSync(join(tmpdir(), 'sitewright-inputs-'))
  try {
    const file = join(log, 'opened')
    const trace = ['-f', '-qq', '-y', '--seccomp-bpf', '-z', '-e', 'trace=openat,open,execve', '-o', file]
    const { code } = await runChild('strace', [...trace, ...commandWith(command, further)], {
      cwd: join(root, folder),
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    const opened = new Set<string>()
    const started = new Set<string>()
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const path = openedFile(line, root)
      if (path) opened.add(path)
      for (const variable of startedPrograms(line, programs)) started.add(variable)
    }
    return { code, opened, started }
  } finally {
    rmSync(log, { recursive: true, force: true })
  }
}
