import { afterEach, expect, it } from 'vitest'
import { rehearse } from './rehearsal.ts'

let rehearsal: ReturnType<typeof rehearse> | undefined
afterEach(() => rehearsal?.close())

/** The version that each package would get, in the words of Nx's log. */
function versionsIn(output: string): Record<string, string> {
  const raised = [...output.matchAll(/^(@sitewright\/\S+) .*to get new version (\S+)$/gm)]
  return Object.fromEntries(raised.map(([, name = '', version = '']) => [name, version]))
}

/** What would be added to a package's changelog. */
function entryOf(output: string, path: string) {
  const [, rest = ''] = output.split(`Previewing an entry in ${path}/CHANGELOG.md`)
  const [entry = ''] = rest.split(' NX ')
  return entry
    .split('\n')
    .filter((line) => line.startsWith('+'))
    .join('\n')
}

it('rehearses the first release, as in a fresh clone', async () => {
  const release = (rehearsal = rehearse())
  release.change('libs/plugin-contactform', 'feat(plugin-contactform): a field for colours')
  const { code, output } = await release.dryRun()
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
  // the site to develop in brings it along, and the generator names that
  expect(versionsIn(output)).toEqual({
    '@sitewright/plugin-contactform': '0.1.1',
    '@sitewright/dev-site': '0.1.1',
    '@sitewright/create-page-kind': '0.1.1',
  })
  expect(entryOf(output, 'libs/plugin-contactform')).toContain('a field for colours')
  expect(release.traces()).toBe('feat(plugin-contactform): a field for colours\n')
  expect(release.tags()).toEqual([])
})

it('raises each package by its own commits, and those that depend on it', async () => {
  const release = (rehearsal = rehearse())
  release.tag()
  release.change('libs/plugin-contactform', 'feat(plugin-contactform): a field for colours')
  release.change('libs/media', 'fix(media)!: other names')
  const tags = release.tags()
  const { code, output } = await release.dryRun()
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
  const versions = versionsIn(output)
  expect(versions).toMatchObject({ '@sitewright/plugin-contactform': '0.1.1', '@sitewright/media': '0.2.0' })
  // neither was changed, nor anything that they depend on
  for (const name of ['api-client', 'session', 'ui', 'page-kit', 'plugin-progress-admin', 'plugin-progress-manager'])
    expect(versions).not.toHaveProperty([`@sitewright/${name}`])
  expect(versions).toHaveProperty(['@sitewright/plugin-single-page'], '0.1.1')
  expect(output).toContain('+     "@sitewright/media": "^0.2.0"')
  expect(entryOf(output, 'libs/plugin-contactform')).toContain('a field for colours')
  expect(entryOf(output, 'libs/media')).toContain('other names')
  expect(entryOf(output, 'libs/plugin-single-page')).not.toMatch(/colours|other names/)
  expect(release.traces()).toBe('fix(media)!: other names\n')
  expect(release.tags()).toEqual(tags)
})
