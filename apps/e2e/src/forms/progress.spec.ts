import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { administrator } from '../administrator.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { publishPage } from '../publish-page.ts'
import { logIn, openLoggedIn } from '../log-in.ts'
import { answer, callAsPage, card, choosePerson, record } from '../training.ts'

test.use({ timezoneId: 'Pacific/Auckland', locale: 'en-NZ' })

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

const states = ['Applied', 'In training', 'Warden', 'Retired']
const stages = [
  ...['Hut tour', 'Radio', 'First aid', 'Stove and gas', 'Water', 'Weather'],
  ...['Track signs', 'Hut book', 'Guests', 'Night watch', 'Rescue drill', 'Handover'],
]
const people = [
  { email: 'anna@example.org', name: 'Anna Berg' },
  { email: 'bea@example.org', name: 'Bea Cole' },
  { email: 'carl@example.org', name: 'Carl Dunn' },
]
const password = 'three huts above the lake'

/** 'YYYY-MM-DD' of a day before today. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

async function makeAccounts(page: Page): Promise<void> {
  for (const person of people) {
    const { id } = await callAsPage<{ id: number }>(page, 'POST private/account-create.json.php', {
      ...person,
      intro: false,
    })
    const change = { admin: administrator.password, user: password, id }
    await callAsPage(page, 'POST private/account-change-user-password.json.php', change)
  }
}

async function addEntry(page: Page, kind: 'STATE' | 'STAGE', name: string): Promise<void> {
  await page.getByRole('button', { name: `ADD ${kind}` }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog.getByRole('textbox')).toBeHidden()
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
}

/** The names in a list, in its order. */
const namesIn = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').locator('[data-name]').allInnerTexts()

test('staff define a progression system, register people, record two months and see the progress of each; people see their own (PADM-001, PADM-002, PMGR-001, PMGR-002, PMGR-003)', async ({
  page,
  browser,
}) => {
  await openLoggedIn(page, site.address)
  await makeAccounts(page)

  await test.step('a system with 4 states and 12 stages is defined', async () => {
    await publishPage(page, { title: 'Training plan', type: 'Progress admin', shortcut: 'training' })
    await page.goto(`${site.address}/training`)
    await page.getByLabel('System name').fill('Hut wardens')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Progression System: Hut wardens' })).toBeVisible()
    for (const state of states) await addEntry(page, 'STATE', state)
    // the last two the wrong way round
    for (const stage of [...stages.slice(0, 10), stages[11], stages[10]]) await addEntry(page, 'STAGE', stage as string)
    const drill = page.getByRole('listitem').filter({ hasText: 'Rescue drill' })
    await drill.getByRole('button', { name: 'Move up' }).click()
    await addEntry(page, 'STAGE', 'radio')
    await answer(page, 'The item already exists')
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect.poll(() => namesIn(page, 'Stages')).toEqual(stages)
    expect(await namesIn(page, 'States')).toEqual(states)
  })

  await test.step('a page is connected to it, and three people are registered', async () => {
    await publishPage(page, { title: 'Wardens', type: 'Progress manager', shortcut: 'wardens' })
    await page.goto(`${site.address}/wardens`)
    await page.getByLabel('Select system').selectOption('Hut wardens')
    await page.getByRole('button', { name: 'CONFIGURE' }).click()
    await expect(page.getByRole('heading', { name: 'Hut wardens' })).toBeVisible()
    for (const { email } of people) {
      await page.getByRole('button', { name: 'Register new user' }).click()
      const dialog = page.getByRole('dialog', { name: 'Progress Registration' })
      await choosePerson(dialog.getByRole('combobox', { name: 'Select account' }), email)
      await dialog.getByRole('button', { name: 'REGISTER' }).click()
      await expect(dialog).toBeHidden()
    }
    await expect(page.getByRole('combobox', { name: 'Manage user progression' })).toHaveValue(/carl@example\.org/)
  })

  const chosen = page.getByRole('combobox', { name: 'Manage user progression' })
  const hours = (text: string) => expect(page.getByText(`Recorded hours: ${text}`)).toBeVisible()

  await test.step('two months of one of them are recorded, with a night past midnight', async () => {
    await choosePerson(chosen, 'anna@example.org')
    const morning = (days: number, ...names: string[]) =>
      record(page, { start: `${daysAgo(days)}T09:00`, end: `${daysAgo(days)}T11:30`, stages: names })
    await morning(60, 'Hut tour', 'Radio')
    await morning(46, 'First aid')
    await morning(31, 'Stove and gas', 'Water')
    await morning(17)
    const [evening, next] = [daysAgo(9), daysAgo(8)]
    await record(page, {
      start: `${evening}T22:30`,
      end: `${next}T01:15`,
      stages: ['Night watch'],
      notes: 'Calm night.',
    })
    await hours('12.75 hours')
    const records = card(page, 'Progression Records')
    await expect(records.getByRole('listitem')).toHaveCount(5)
    const night = records.getByRole('button', { name: `${written(evening)} 22:30 - ${written(next)} 01:15` })
    await night.click()
    await expect(records.getByText('Calm night.')).toBeVisible()
    await expect(records.getByText('Night watch')).toBeVisible()
    await expect(records.getByRole('button', { name: `${written(daysAgo(17))} 09:00 - 11:30` })).toBeVisible()
    for (const stage of stages) {
      const done = ['Hut tour', 'Radio', 'First aid', 'Stove and gas', 'Water', 'Night watch'].includes(stage)
      const box = card(page, 'Completion List').getByRole('checkbox', { name: stage })
      await (done ? expect(box).toBeChecked() : expect(box).not.toBeChecked())
    }
  })

  await test.step('a mistaken record is struck out: it stays readable and no longer counts', async () => {
    const records = card(page, 'Progression Records')
    const mistaken = records.getByRole('listitem').filter({ hasText: written(daysAgo(46)) })
    await mistaken.getByRole('button', { name: `${written(daysAgo(46))} 09:00 - 11:30` }).click()
    await mistaken.getByRole('button', { name: 'Strike out' }).click()
    await answer(page, /^Strike out the record of/, undefined, 'Strike out')
    await answer(page, 'Why is this record struck out?', 'It was Bea.')
    await expect(mistaken.getByText(/Struck out by Administrator,.*It was Bea\./)).toBeVisible()
    await hours('10.25 hours')
    await expect(card(page, 'Completion List').getByRole('checkbox', { name: 'First aid' })).not.toBeChecked()
  })

  await test.step('state and completion are saved', async () => {
    await page.getByLabel('Progression state').selectOption('In training')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await choosePerson(chosen, 'bea@example.org')
    await record(page, { start: `${daysAgo(46)}T09:00`, end: `${daysAgo(46)}T11:30`, stages: ['First aid'] })
    await page.getByLabel('Progression state').selectOption('Warden')
    await page.getByText('Completed', { exact: true }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  await test.step('the overview shows everyone, filters, sorts, and is downloaded as CSV', async () => {
    await page.getByRole('button', { name: 'Overview' }).click()
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await expect(row('Anna Berg')).toContainText('10.25')
    await expect(row('Anna Berg').getByRole('img', { name: 'Done' })).toHaveCount(5)
    await expect(row('Bea Cole')).toContainText('Warden')
    await expect(row('Carl Dunn')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.getByLabel('State', { exact: true }).selectOption('In training')
    await expect(row('Bea Cole')).toHaveCount(0)
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    const csv = await readFile(await (await waiting).path(), 'utf8')
    const [head, anna, ...rest] = csv.split('\r\n')
    expect(head).toBe(`\uFEFFName,Email,State,Completed,${stages.join(',')},Hours,Last entry`)
    expect(anna).toMatch(
      /^Anna Berg,anna@example\.org,In training,,Yes,Yes,,Yes,Yes,,,,,Yes,,,10\.25,\d{4}-\d\d-\d\d 01:15$/,
    )
    expect(rest).toEqual([''])
    await row('Anna Berg').getByRole('button', { name: 'Anna Berg' }).click()
    await hours('10.25 hours')
  })

  await test.step('the person sees their own progress, and nobody else’s', async () => {
    const own = await (await browser.newContext({ timezoneId: 'Pacific/Auckland' })).newPage()
    await own.goto(site.address)
    await logIn(own, { email: 'anna@example.org', password })
    await expect(own.getByRole('dialog')).toBeHidden()
    await own.goto(`${site.address}/pages/myaccount`)
    const panel = own.getByRole('region', { name: 'My progress: Hut wardens' })
    await expect(panel).toContainText('In training')
    await expect(panel).toContainText('10.25 hours')
    await expect(panel.getByRole('progressbar')).toHaveAccessibleName('5 of 12 stages')
    await expect(panel).not.toContainText('Calm night.')
    await expect(panel.getByRole('textbox')).toHaveCount(0)
    expect(await findings(own)).toEqual([])
    for (const address of ['wardens', 'training']) {
      const answered = await own.goto(`${site.address}/${address}`)
      expect(answered?.status()).toBe(403)
      await expect(own.getByText('You do not have permissions to view this page')).toBeVisible()
    }
    await own.context().close()
  })
})

/** A day as it is shown: 'DD/MM/YYYY'. */
function written(day: string): string {
  return day.split('-').reverse().join('/')
}
