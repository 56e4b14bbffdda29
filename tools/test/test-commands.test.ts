import { expect, it } from 'vitest'
import { readTestTargets } from '../workspace/test-targets.ts'
import { secondCommand } from './test-commands.ts'

const line = (report: string, file?: string) => {
  const { tool, args, env = {} } = secondCommand(report, file)
  return { line: [tool, ...args].join(' '), env }
}
const reporters = (report: string) =>
  `--reporter=default --reporter=json --outputFile.json=.results/again/${report}.json`

it('one file of a package is run by its own vitest project, with the same environment', () => {
  expect(line('ui', 'a.test.tsx')).toEqual({
    line: `vitest run --project ui ${reporters('ui')} a.test.tsx`,
    env: {},
  })
  expect(line('kind-journeys', 'a.db.test.ts').line).toBe(
    `vitest run --project kind-journeys-sqlite --project kind-journeys-postgres ${reporters('kind-journeys')} a.db.test.ts`,
  )
  expect(line('kind-journeys-sqlite').line).toBe(
    `vitest run --project kind-journeys-sqlite ${reporters('kind-journeys-sqlite')}`,
  )
  expect(line('stories-admin').line).toBe(`vitest run --project stories ${reporters('stories-admin')}`)
  expect(line('stories-admin').env).toEqual({ STORIES: 'admin' })
  expect(line('tools').line).toBe(`vitest run --project tools ${reporters('tools')}`)
  expect(line('cluster').line).toBe(`vitest run --config tools/cluster/vitest.config.ts ${reporters('cluster')}`)
})

it('of a group of the server’s tests one file is run, or all of the group and none else', () => {
  const report = 'server-postgres-delivery'
  const start = `vitest run ${reporters(report)} --project server-postgres`
  expect(line(report, 'a.db.test.ts').line).toBe(`${start} a.db.test.ts`)
  const [, ...files] = line(report).line.replace(start, '').split(' ')
  expect(files.length).toBeGreaterThan(3)
  for (const file of files)
    expect(file).toMatch(/\/apps\/server\/src\/(?:delivery|http|metrics|purging)\/.*\.(?:db|postgres)\.test\.ts$/)
})

it('of Playwright what failed last is run alone, and leaves its report elsewhere', () => {
  const journeys = line('journeys-pages', 'a.spec.ts')
  expect(journeys.line).toBe('playwright test -c apps/e2e --workers=1 --reporter=list,json --last-failed')
  expect(journeys.env).toEqual({
    JOURNEYS: 'pages',
    PLAYWRIGHT_JSON_OUTPUT_FILE: expect.stringMatching(/\.results\/again\/journeys-pages\.json$/),
  })
  expect(line('visual').line).toBe('node tools/visual/check.ts --workers=1 --reporter=list,json')
})

it('every target whose tests leave a report can be run again', () => {
  const targets = readTestTargets()
  expect(targets.length).toBeGreaterThan(35)
  for (const { report, target } of targets.filter((each) => each.report !== 'visual'))
    expect(secondCommand(report).args.join(' '), target).toMatch(/(--(project|config)|-c) /)
})
