import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const guides = path.join(import.meta.dirname, '../../../../docs/guides')
const read = (name: string) => fs.readFileSync(path.join(guides, name), 'utf8')

interface Panel {
  id: number
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets: { expr: string }[]
}

interface Dashboard {
  panels: Panel[]
  templating: { list: { name: string; definition?: string }[] }
}

const rules = read('deploy/prometheus-rules.yml')
const alerts = Array.from(rules.matchAll(/^ {8}expr: (.+)$/gm), ([, expr = '']) => expr)
const { panels, templating } = JSON.parse(read('deploy/grafana-dashboard.json')) as Dashboard
const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
const variables = templating.list.flatMap(({ definition }) => definition ?? [])

const metricsToken = 'a-token-for-prometheus-only'
let server: TestServer
/** The names of all series, and the labels of those that there are. */
const exported = new Map<string, Set<string>>()
beforeAll(async () => {
  server = await createTestServer({ metricsToken })
  await server.get('/')
  const { body } = await server.get('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
  for (const [, name = '', kind] of body.matchAll(/^# TYPE (\S+) (\S+)$/gm))
    for (const part of kind === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']) exported.set(name + part, new Set())
  for (const [, name = '', labels = ''] of body.matchAll(/^([a-z_0-9]+)\{([^}]*)\}/gm))
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) exported.get(name)?.add(label)
})
afterAll(() => server.close())

/** What Prometheus adds to every series. */
const ofPrometheus = ['job', 'instance']

/** The metrics of a query, each with the labels that it is asked for by. */
function metricsOf(expr: string): [string, string[]][] {
  return Array.from(
    expr.matchAll(/\b((?:sitewright|nodejs|process)_\w+|up\b)(?:\{([^}]*)\})?/g),
    ([, name = '', labels = '']) => [
      name,
      Array.from(labels.matchAll(/(\w+)(?:=~|!=|!~|=)"/g), ([, label = '']) => label),
    ],
  )
}

describe('the alerts and the dashboard of the guides', () => {
  it('ask for what the server tells, by labels that there are', () => {
    expect([alerts.length > 8, shown.length > 15, variables.length]).toEqual([true, true, 2])
    for (const expr of [...alerts, ...shown, ...variables]) {
      const asked = metricsOf(expr)
      expect([expr, asked.length > 0]).toEqual([expr, true])
      for (const [name, labels] of asked) {
        expect([expr, name, name === 'up' || exported.has(name)]).toEqual([expr, name, true])
        const known = [...ofPrometheus, ...(exported.get(name) ?? [])]
        expect([expr, labels.filter((label) => !known.includes(label))]).toEqual([expr, []])
      }
    }
  })

  it('group by labels that there are', () => {
    for (const expr of shown) {
      const [, list = ''] = / by \(([^)]*)\)/.exec(expr) ?? []
      const known = metricsOf(expr).flatMap(([name]) => [...(exported.get(name) ?? [])])
      const grouped = list.split(', ').filter(Boolean)
      expect([expr, grouped.filter((label) => !known.includes(label))]).toEqual([expr, []])
    }
  })

  it('close their brackets', () => {
    for (const expr of [...alerts, ...shown]) {
      let left = expr.replaceAll(/"[^"]*"/g, '').replaceAll(/[^()[\]{}]/g, '')
      for (let before = ''; before !== left;) {
        before = left
        left = left.replaceAll(/\(\)|\[\]|\{\}/g, '')
      }
      expect([expr, left]).toEqual([expr, ''])
    }
  })

  it('are told in the guide as they are, each alert under a name of its own', () => {
    const [, table = ''] = /^\| Expression(.*?)\n\n/ms.exec(read('observe.md')) ?? []
    expect(Array.from(table.matchAll(/^\| `(.+?)` +\|/gm), ([, expr = '']) => expr)).toEqual(alerts)
    expect(new Set(Array.from(rules.matchAll(/alert: (\w+)/g), ([, name]) => name)).size).toBe(alerts.length)
  })

  it('have panels that cover no other', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    const covers = (one: Panel['gridPos'], other: Panel['gridPos']) =>
      one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h
    for (const { id, title, gridPos } of panels) {
      const covered = panels.filter((other) => other.id !== id && covers(gridPos, other.gridPos))
      expect([title, covered.map((other) => other.title), gridPos.x + gridPos.w <= 24]).toEqual([title, [], true])
    }
  })
})
