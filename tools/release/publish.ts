// node tools/release/publish.ts <package> [--registry <address>] [--tag <tag>] [--otp <code>] [--access <access>] [--dryRun]
// Builds a package and publishes it: what `nx release publish` runs for each, in the order of their dependencies.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runChild } from '../process/run-child.mjs'
import { ensureNode } from '../setup/node.mjs'
import { root } from '../setup/root.mjs'
import { buildPackages } from './build-packages.ts'
import { stagePackage } from './pack-packages.ts'
import { publishable } from './publishable.ts'

const text = { type: 'string' } as const
// Nx adds further options of its own, which are none of npm's
const { values, positionals } = parseArgs({
  options: { registry: text, tag: text, otp: text, access: text, dryRun: { type: 'boolean' } },
  allowPositionals: true,
  strict: false,
})
const given = publishable().find(({ name }) => name === positionals[0])
if (!given) throw new Error(`There is no published package '${positionals[0]}'`)

await buildPackages([given])
const staged = mkdtempSync(join(tmpdir(), 'sitewright-publish-'))
try {
  const flags = (['registry', 'tag', 'otp', 'access'] as const).flatMap((name) =>
    values[name] === undefined ? [] : [`--${name}`, String(values[name])],
  )
  const { npm, env } = ensureNode()
  const [command = 'npm', ...first] = npm
  const folder = stagePackage(given, join(staged, given.folder))
  // in the top folder, whose settings of npm count
  const { code } = await runChild(
    command,
    [...first, 'publish', folder, ...flags, ...(values['dryRun'] ? ['--dry-run'] : [])],
    {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  process.exitCode = code ?? 1
} finally {
  rmSync(staged, { recursive: true, force: true })
}
