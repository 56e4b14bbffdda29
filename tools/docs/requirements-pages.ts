import type { Requirement } from './read-requirements.ts'
import type { TestsByRequirement } from './tests-by-requirement.ts'
import { fileLink, generatedNote, plain, table } from './markdown.ts'

/** What the areas are about, in the order of the table. */
const areaTitles: Record<string, string> = {
  SHELL: 'The shell: routes, landing page, background',
  NAV: 'Masthead, menu and button bar',
  SESS: 'Sessions',
  LOGIN: 'Logging in and out',
  PWD: 'Passwords',
  ACCT: 'Accounts',
  LINK: 'Link Manager',
  FILE: 'File Manager',
  IMG: 'Images',
  MENU: 'Menu Editor',
  PAGE: 'Page Manager',
  REL: 'Form Release Manager',
  ROLE: 'Role Manager',
  PERM: 'Permissions',
  SITE: 'Site Settings',
  FORM: 'Contact forms',
  SECT: 'Sectioned pages',
  SINGLE: 'Single pages',
  PADM: 'Progress admin',
  PMGR: 'Progress manager',
  API: 'Calls',
  ERR: 'Failures',
  CONST: 'Constants',
}

/**
 * docs/reference/requirements.md and a page for each area: what Sitewright has to do, and the tests that prove it.
 *
 * @returns texts by their place in docs/reference.
 */
export function requirementsPages(
  requirements: readonly Requirement[],
  tests: TestsByRequirement,
): Record<string, string> {
  const areas = [...Map.groupBy(requirements, ({ area }) => area)]
  const pages = areas.map(([area, rows]): [string, string] => [addressOf(area), areaPage(area, rows, tests)])
  return { 'requirements.md': indexPage(areas, tests), ...Object.fromEntries(pages) }
}

function indexPage(areas: readonly [area: string, requirements: Requirement[]][], tests: TestsByRequirement) {
  const rows = areas.map(([area, requirements]) => {
    const titles = requirements.flatMap(({ id }) => (tests.get(id) ?? []).map(({ title, file }) => `${file} ${title}`))
    return [`[${titleOf(area)}](${addressOf(area)})`, area, requirements.length, new Set(titles).size]
  })
  const count = areas.reduce((sum, [, requirements]) => sum + requirements.length, 0)
  return `# Requirements

${generatedNote}

What Sitewright has to do, in ${count} sentences ([the table of them](requirements.tsv)), each with the tests that prove it:
a test bears the ids of what it proves in its title, and would fail without it. \`npm test\` fails where a sentence has no
test.

${table(['Area', 'Ids', 'Requirements', 'Tests'], rows)}`
}

function areaPage(area: string, requirements: readonly Requirement[], tests: TestsByRequirement) {
  return `# ${titleOf(area)}

${generatedNote} [All areas](../requirements.md)

${requirements.map(({ id, text }) => `## ${id}\n\n${plain(text)}\n\n${testList(tests.get(id) ?? [])}`).join('\n')}`
}

function testList(tests: readonly { title: string; file: string }[]) {
  const byFile = Map.groupBy(tests, ({ file }) => file)
  return [...byFile]
    .map(([file, each]) => `- ${fileLink(file, 3)}: ${each.map(({ title }) => plain(withoutIds(title))).join(' · ')}\n`)
    .join('')
}

/** The ids in a title only repeat what the page says. */
function withoutIds(title: string) {
  return title.replaceAll(/ \([A-Z]{3,6}-\d{3}(?:(?:, | to |\.\.)[A-Z\d-]+)*\)/g, '')
}

function titleOf(area: string) {
  return areaTitles[area] ?? area
}

function addressOf(area: string) {
  return `requirements/${area.toLowerCase()}.md`
}
