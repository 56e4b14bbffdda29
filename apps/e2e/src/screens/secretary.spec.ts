import { expect, test, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

const pages = (page: Page) => page.getByRole('table', { name: 'Pages', exact: true })
const titled = (page: Page, title: string) => pages(page).getByRole('row', { name: new RegExp(title) })

test('a secretary deletes several pages, has them back, and finds the screen as they left it', async ({ page }) => {
  await openLoggedIn(page, `${site.address}/pages/pagemanager`)
  await expect(titled(page, 'About us')).toBeVisible()

  await test.step('pages that are deleted together come back by Undo', async () => {
    await page.getByRole('button', { name: 'Select' }).click()
    for (const title of ['About us', 'Our hut'])
      await page.getByRole('checkbox', { name: `Select ‘${title}’` }).check({ force: true })
    await page.getByRole('group', { name: 'Selected pages' }).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('2 pages deleted')).toBeVisible()
    await expect(titled(page, 'About us')).toHaveCount(0)
    expect((await fetch(`${site.address}/about`)).status).toBe(404)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(titled(page, 'About us')).toBeVisible()
    await expect(titled(page, 'Our hut')).toBeVisible()
    for (const path of ['/about', '/hut']) expect((await fetch(site.address + path)).status).toBe(200)
  })

  await test.step('the filter is there again after a while, in sight, and can be cleared', async () => {
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('checkbox', { name: 'Contact form' }).check({ force: true })
    await expect(titled(page, 'About us')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Contact form' })).toBeChecked()
    await expect(titled(page, 'Contact')).toBeVisible()
    await expect(titled(page, 'About us')).toHaveCount(0)
    await page.getByRole('button', { name: 'Clear filter' }).click()
    await expect(titled(page, 'About us')).toBeVisible()
  })
})

test('an account gets its roles where it is created', async ({ page }) => {
  await openLoggedIn(page, `${site.address}/pages/accountmanager`)
  await page.getByRole('button', { name: 'Create New Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Account' })
  await dialog.getByLabel('Email address').fill('sam@example.org')
  await dialog.getByLabel('Name').fill('Sam')
  await dialog.getByRole('checkbox', { name: 'Administrators' }).check()
  await dialog.getByRole('button', { name: 'CREATE' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row', { name: /sam@example\.org/ })).toContainText('Administrators')
})

test('Back does not lose what was typed in a dialog', async ({ page }) => {
  await openLoggedIn(page, `${site.address}/about`)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Page Manager' }).click()
  await page.getByRole('button', { name: 'Create New Page' }).click()
  const title = page.getByRole('textbox', { name: 'Page Description' })
  // letter by letter: nobody presses Back within a millisecond of the first one
  await title.pressSequentially('Half a thought')

  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes. Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(title).toHaveValue('Half a thought')
  await expect(page).toHaveURL(/pagemanager/)

  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
