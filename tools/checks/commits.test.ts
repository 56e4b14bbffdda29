import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { judgeSubject, readCommits, type Git } from './commits.ts'

describe('the subject of a commit', () => {
  it.each([
    'feat(server): www leads to the address of the site',
    'docs: the calls of versions',
    'fix!: one id',
    `fix: ${'x'.repeat(67)}`,
  ])('may be “%s”', (subject) => {
    expect(judgeSubject(subject)).toBeUndefined()
  })

  it.each([
    [`fix: ${'x'.repeat(68)}`, '73 characters: 72 at most'],
    ['More tests', 'begin with a type'],
    ['fixed: a typing error', 'begin with a type'],
    ['fix:', 'begin with a type'],
  ])('may not be “%s”', (subject, problem) => {
    expect(judgeSubject(subject)).toContain(problem)
  })
})

describe('the commits that are judged', () => {
  let folder: string
  let git: Git
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sitewright-commits-'))
    git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  function commit(subject: string, date: string) {
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
    const by = ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.org', '-c', 'commit.gpgsign=false']
    execFileSync('git', [...by, 'commit', '--allow-empty', '-qm', subject], { cwd: folder, env })
  }
  const subjects = () => readCommits(git).map(({ subject }) => subject)

  it('are those since the rule, then those since the newest tag', () => {
    git('init', '-q')
    commit('Of old', '2026-11-01T00:00:00Z')
    commit('fix: one', '2026-12-01T00:00:00Z')
    commit('fix: two', '2026-12-02T00:00:00Z')
    expect(subjects()).toEqual(['fix: two', 'fix: one'])
    git('tag', 'v1.0.0')
    expect(subjects()).toEqual([])
    commit('fix: three', '2026-12-03T00:00:00Z')
    expect(subjects()).toEqual(['fix: three'])
  })

  it('are none where there is no clone', () => {
    expect(
      readCommits(() =>
        execFileSync('git', ['rev-parse', '--git-dir'], {
          cwd: '/',
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }),
      ),
    ).toEqual([])
  })
})
