import { expect, it } from 'vitest'
import { readPackages } from '../workspace/packages.ts'
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
  expect(line('server', 'a.db.test.ts').line).toBe(
    `vitest run --project server-sqlite --project server-postgres ${reporters('server')} a.db.test.ts`,
  )
  expect(line('server-sqlite').line).toBe(`vitest run --project server-sqlite ${reporters('server-sqlite')}`)
  expect(line('stories').env).toEqual({ STORIES: 'on' })
  expect(line('tools').line).toBe(`vitest run --project tools ${reporters('tools')}`)
  expect(line('cluster').line).toBe(`vitest run --config tools/cluster/vitest.config.ts ${reporters('cluster')}`)
})

it('of Playwright what failed last is run alone, and leaves its report elsewhere', () => {
  const journeys = line('e2e', 'a.spec.ts')
  expect(journeys.line).toBe('playwright test -c apps/e2e --workers=1 --reporter=list,json --last-failed')
  expect(journeys.env).toEqual({ PLAYWRIGHT_JSON_OUTPUT_FILE: expect.stringMatching(/\.results\/again\/e2e\.json$/) })
  expect(line('visual').line).toBe('node tools/visual/check.ts --workers=1 --reporter=list,json')
})

it('every package whose tests leave a report can be run again', () => {
  const reports = readPackages().flatMap(
    ({ manifest }) => /\.results\/([\w-]+)\.json/.exec(manifest.scripts?.['test'] ?? '')?.[1] ?? [],
  )
  expect(reports.length).toBeGreaterThan(15)
  for (const report of reports) expect(secondCommand(report).args.join(' ')).toMatch(/--(project|config) /)
})
