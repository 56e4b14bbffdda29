import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from '../setup/root.mjs'

/** What is tested: a git tree, and whether it is that of the last commit. */
export interface TestedTree {
  /** The tree that a commit of all files as they are would have; empty where this is no git checkout. */
  tree: string
  clean: boolean
}

/** Asks git, without a change to what is staged. */
export function readTestedTree(): TestedTree {
  const temporary = join(process.env['TMPDIR'] ?? tmpdir(), `tested-index-${process.pid}`)
  try {
    const index = resolve(root, git('rev-parse', '--git-path', 'index'))
    if (existsSync(index)) copyFileSync(index, temporary)
    const env = { GIT_INDEX_FILE: temporary }
    gitWith(env, 'add', '--all')
    return { tree: gitWith(env, 'write-tree'), clean: git('status', '--porcelain') === '' }
  } catch {
    return { tree: '', clean: false }
  } finally {
    rmSync(temporary, { force: true })
  }
}

function git(...args: string[]) {
  return gitWith({}, ...args)
}

function gitWith(env: NodeJS.ProcessEnv, ...args: string[]) {
  const options = { cwd: root, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 }
  return execFileSync('git', args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim()
}
