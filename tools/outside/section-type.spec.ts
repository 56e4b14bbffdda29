// npx vitest run --config tools/outside/vitest.config.ts tools/outside/section-type.spec.ts
// A section type of a package of its own, made of what the guide shows, added to a copy of the built site with the command
// that the guide names, used by calls, read as visitors read it, and taken out again.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPage, logIn } from '../bench/staff.ts'
import { copyCheckout } from './copy-checkout.ts'
import { guideCommands } from './guide-commands.ts'
import { administrator, serveSite } from './served-site.ts'
import { typeCommands } from './type-commands.ts'
import { writeGuidePackage } from './write-guide-package.ts'

const work = mkdtempSync(join(tmpdir(), 'sitewright-section-type-'))
const site = join(work, 'site')
const dataDir = join(work, 'data')
const name = '@you/section-notice'

let guide: string
beforeAll(async () => {
  await copyCheckout(site)
  guide = readFileSync(join(site, 'docs/guides/add-a-section-type.md'), 'utf8')
  // what the package is compiled against: the checkout has it only where types were checked, not where that was remembered
  const types = 'node_modules/.bin/tsc -b libs/plugin-sectioned-page/tsconfig.lib.json'
  await typeCommands(['npm run build', types], { from: site })
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

const layout = (...sections: { sectionType: string; config: object }[]) => ({
  sections: sections.map((section) => ({
    ...section,
    ...{ widthpercent: '', heightpercent: '', margins: '', float: 'none', hidden: false, Shadow: false },
  })),
})
const text = { sectionType: 'text', config: { Content: '<p>The hut stands above the lake.</p>' } }
const notice = { sectionType: 'notice', config: { Title: 'Closed', Content: '<p>Until the <b>snowmelt</b></p>' } }

/** What a visitor is given at an address, as HTML. */
async function read(address: string): Promise<string> {
  const answer = await fetch(address)
  expect(answer.status).toBe(200)
  return answer.text()
}

/** Types the command of the guide under a heading; `npm start` never ends. */
function follow(heading: string, tarball?: string) {
  const commands = guideCommands(guide, heading).filter((command) => command !== 'npm start')
  expect(commands).toEqual([expect.stringContaining(name)])
  return typeCommands(
    commands.map((command) => (tarball === undefined ? command : command.replace(name, tarball))),
    { from: site },
  )
}

it('is added to the built site with one command', async () => {
  const tarball = await writeGuidePackage({ guide, name, folder: join(work, 'section-notice'), site })
  expect(await follow('In a package of its own', tarball)).toContain('it adds to sectioned-page/section-types')
})

it('is saved by a call, and its words stand in what visitors get', async () => {
  const served = await serveSite({ folder: site, dataDir })
  try {
    const { call } = await logIn(served.address, administrator.password)
    const content = JSON.stringify(layout(text, notice))
    const page = { title: 'Upper hut', url: 'upper-hut', content, kind: 'sectioned-page' as const }
    const { path } = await createPage(call, page)
    const html = await read(`${served.address}${path}`)
    expect(html).toContain('The hut stands above the lake.')
    expect(html).toMatch(/<aside aria-label="Closed"[^>]*><strong>Closed<\/strong>.*Until the <b>snowmelt<\/b>/s)
    expect((await call('GET public/search.json.php', { q: 'until snowmelt' })).results).toMatchObject([
      { address: path },
    ])
    const refused = createPage(call, {
      ...{ ...page, url: 'lower-hut' },
      content: JSON.stringify(layout({ ...notice, config: { Title: 'x'.repeat(201), Content: '' } })),
    })
    await expect(refused).rejects.toThrow('400: ')
  } finally {
    await served.close()
  }
  expect(served.log()).not.toMatch(/error/i)
})

it('is taken out with one command; the page goes on without it', async () => {
  await follow('Take it out again')
  const served = await serveSite({ folder: site, dataDir })
  try {
    const [, main = ''] = /<main.*?>(.*)<\/main>/s.exec(await read(`${served.address}/upper-hut`)) ?? []
    expect(main).toContain('The hut stands above the lake.')
    expect(main).not.toContain('snowmelt')
  } finally {
    await served.close()
  }
})
