import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../process/run-tool.ts'
import { root } from '../setup/root.mjs'
import { readPackages } from '../workspace/packages.ts'
import { publishable } from './publishable.ts'

const needed = ['nx.json', 'package.json', 'package-lock.json', 'tools/release']
const documents = ['package.json', 'README.md', 'CHANGELOG.md']

/** What a release looks at, from the top folder. */
export function rehearsedFiles(): string[] {
  const ofPackages = readPackages().flatMap(({ path }) => documents.map((name) => `${path}/${name}`))
  return [...needed, ...ofPackages].filter((each) => existsSync(join(root, each)))
}

/** Nobody's settings of git, or hooks, count. */
const gitEnv = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Nobody',
  GIT_AUTHOR_EMAIL: 'nobody@example.org',
  GIT_COMMITTER_NAME: 'Nobody',
  GIT_COMMITTER_EMAIL: 'nobody@example.org',
}

/**
 * A repository in a temporary folder that has of this one what a release looks at, in one commit.
 *
 * @returns what is done in it: commits, tags, and releases that change nothing.
 */
export function rehearse() {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-release-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env: gitEnv, encoding: 'utf8' })
  for (const file of rehearsedFiles()) cpSync(join(root, file), join(folder, file), { recursive: true })
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n.nx\n')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  git('init', '--quiet')
  commit('feat: all there is')

  function commit(message: string) {
    git('add', '--all')
    git('commit', '--quiet', '--message', message)
  }

  return {
    /** Commits a change of one package. */
    change(path: string, message: string) {
      appendFileSync(join(folder, path, 'README.md'), '\nChanged.\n')
      commit(message)
    },
    /** As a release leaves it: every package tagged with its version. */
    tag() {
      for (const { name, manifest } of publishable()) git('tag', `${name}@${manifest.version}`)
    },
    /** @returns what Nx would do, and how it ended. */
    async dryRun() {
      const args = ['release', '--dry-run', '--skip-publish']
      const env = { NX_NO_CLOUD: 'true', NX_WORKSPACE_ROOT_PATH: folder, NO_COLOR: '1', FORCE_COLOR: '0' }
      return runTool('nx', args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    },
    /** What was written or tagged since the last commit. */
    traces: () => git('status', '--porcelain') + git('log', '--format=%s', '--max-count=1'),
    tags: () => git('tag').split('\n').filter(Boolean),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
