import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup/root.mjs'
import { importsOf } from './import-graph.ts'
import { databases, groupArguments, serverTargets } from './server-tests.ts'
import { commandsOf, readFileInputs } from './target-inputs.ts'

const server = '@sitewright/server'
const targets = serverTargets(databases)

describe.each(targets)('the target $target of the server', ({ target, report }) => {
  const [database = '', group = ''] = target.split('-')
  const { command, outputs, has } = readFileInputs(server, target)
  const files = groupArguments(database, group).flatMap((each) => (each.endsWith('.ts') ? relative(root, each) : []))

  it('runs its group, and leaves its report', () => {
    expect(command).toBe(`node tools/test/server-tests.ts ${database} ${group}`)
    expect(outputs).toEqual([`{workspaceRoot}/.results/${report}.json`])
  })

  it('has everything that its tests import among its inputs', () => {
    expect([...importsOf(files)].filter((path) => !has(path))).toEqual([])
  })
})

it('the targets run every test of the server once on each of its databases', () => {
  const tests = globSync('apps/server/src/**/*.test.ts', { cwd: root })
  const run = (database: string) =>
    targets
      .filter(({ target }) => target.startsWith(database))
      .flatMap(({ target }) => groupArguments(database, target.split('-')[1] ?? '').slice(2))
      .map((file) => relative(root, file))
      .toSorted()
  expect(run('sqlite')).toEqual(tests.filter((file) => !file.endsWith('.postgres.test.ts')).toSorted())
  expect(run('postgres')).toEqual(tests.filter((file) => /\.(?:db|postgres)\.test\.ts$/.test(file)).toSorted())
  expect(commandsOf(server).toSorted()).toEqual(targets.map(({ target }) => target).toSorted())
})
