import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { openLoggedIn } from '../log-in.ts'
import { publishPage } from '../publish-page.ts'
import { callAsPage } from '../training.ts'

test.use({ timezoneId: 'Pacific/Auckland', locale: 'en-NZ' })

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

const given = ['Anna', 'Bea', 'Carl', 'Dora', 'Emil', 'Finn', 'Greta', 'Hemi', 'Ines', 'Jonas', 'Kiri', 'Lea']
const families = ['Berg', 'Cole', 'Dunn']
const folder = 'POST protected/plugin/progress-'

/** A page over a system with thirty-six people, twelve of whom come to the course. */
async function prepare(page: Page): Promise<void> {
  const training = await publishPage(page, { title: 'Training plan', type: 'Progress admin', shortcut: 'training' })
  const wardens = await publishPage(page, { title: 'Wardens', type: 'Progress manager', shortcut: 'wardens' })
  const { SystemId } = await callAsPage<{ SystemId: number }>(page, `${folder}admin/setup-page.json.php`, {
    ...{ id: training, SystemName: 'Hut wardens' },
  })
  await callAsPage(page, `${folder}admin/save-page.json.php`, {
    id: training,
    data: {
      SystemStates: [{ id: null, Description: 'In training' }],
      SystemStages: ['Hut tour', 'Radio', 'First aid', 'Water'].map((Description) => ({ id: null, Description })),
    },
  })
  await callAsPage(page, `${folder}manager/setup-page.json.php`, { id: wardens, SystemId })
  for (const family of families)
    for (const name of given) {
      const account = { email: `${name}.${family}@example.org`.toLowerCase(), name: `${name} ${family}`, intro: false }
      const { id } = await callAsPage<{ id: number }>(page, 'POST private/account-create.json.php', account)
      await callAsPage(page, `${folder}manager/account-register.json.php`, { id, idProgressSystem: SystemId })
    }
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
}

test('a course evening of twelve is recorded in under a minute, undone, imported from a list, and certified', async ({
  page,
}) => {
  await openLoggedIn(page, site.address)
  await prepare(page)
  await page.goto(`${site.address}/wardens`)
  await page.getByRole('button', { name: 'Overview' }).click()
  await expect(page.getByText('36 people')).toBeVisible()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  const dialog = page.getByRole('dialog')

  await test.step('twelve people by mouse and keyboard, counted', async () => {
    const used = { clicks: 0, keys: 0 }
    const click = async (target: ReturnType<Page['getByRole']>) => {
      used.clicks++
      await target.click()
    }
    const type = async (text: string) => {
      for (const key of text.split('')) {
        used.keys++
        await page.keyboard.press(key)
      }
    }
    const began = Date.now()
    await click(page.getByRole('searchbox', { name: 'Name or email' }))
    await type('berg')
    await expect(page.getByText('12 of 36 people')).toBeVisible()
    await click(page.getByRole('checkbox', { name: 'Choose all shown' }))
    await click(page.getByRole('button', { name: 'Record progress' }))
    expect(await findings(page)).toEqual([])
    await click(dialog.getByRole('checkbox', { name: 'Radio' }))
    await click(dialog.getByLabel('Start time'))
    await type('0100am')
    await click(dialog.getByLabel('End time'))
    await type('0330am')
    await click(dialog.getByLabel('Notes'))
    await type('Course evening')
    await click(dialog.getByRole('button', { name: 'RECORD FOR 12 PEOPLE' }))
    await expect(page.getByText('Recorded for 12 people')).toBeVisible()
    const ms = Date.now() - began
    test.info().annotations.push({ type: 'evening of twelve', description: JSON.stringify({ ...used, ms }) })
    console.info('evening of twelve', { ...used, ms })
    expect(used.clicks + used.keys).toBeLessThan(50)
    expect(ms).toBeLessThan(60_000)
    await expect(row('Anna Berg').getByRole('img', { name: 'Done' })).toHaveCount(1)
    await expect(row('Anna Berg')).toContainText('2.50')
  })

  await test.step('it is undone by one press', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Struck out for 12 people')).toBeVisible()
    await expect(row('Anna Berg').getByRole('img', { name: 'Done' })).toHaveCount(0)
  })

  await test.step('past records come from a list; what is wrong stays in the box', async () => {
    await page.getByRole('searchbox', { name: 'Name or email' }).fill('')
    await page.getByRole('button', { name: 'Import records' }).click()
    await dialog
      .getByLabel('Or paste the list')
      .fill(
        'person,step,date,comment\nbea.cole@example.org,Water,1/9/2024,\nCarl Dunn,First aid,2024-09-02,Well done\nNobody,Water,1/9/2024,',
      )
    await dialog.getByRole('button', { name: 'NEXT' }).click()
    await expect(dialog.getByText('2 records can be imported.')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'IMPORT 2 RECORDS' }).click()
    await expect(dialog.getByText('2 records imported, 0 to go.')).toBeVisible()
    await dialog.getByRole('button', { name: 'BACK TO THE LIST' }).click()
    await expect(dialog.getByLabel('Or paste the list')).toHaveValue('person,step,date,comment\nNobody,Water,1/9/2024,')
    await dialog.getByRole('button', { name: 'CANCEL' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(row('Carl Dunn').getByRole('img', { name: 'Done' })).toHaveCount(1)
  })

  await test.step('a certificate is printed by itself', async () => {
    await row('Carl Dunn').getByRole('button', { name: 'Carl Dunn' }).click()
    await page.getByRole('button', { name: 'Certificate' }).click()
    await expect(dialog.getByRole('article')).toContainText('Carl Dunn')
    await expect(dialog.getByRole('article')).toContainText('First aid')
    expect(await findings(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-print-certificate]')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})
