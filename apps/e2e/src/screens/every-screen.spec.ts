import { expect, test, type Page } from '@playwright/test'
import { administrator } from '../administrator.ts'
import { publishPage } from '../publish-page.ts'
import { openLoggedIn } from '../log-in.ts'
import { callAsPage } from '../training.ts'

/** The gear menu from top to bottom: what each entry is called, where it leads, and who may enter besides core.admin. */
const gear = [
  { label: 'Menu Editor', path: '/pages/menueditor', manager: 'core.menu-manager' },
  { label: 'Site Settings', path: '/pages/siteeditor' },
  { label: 'Page Manager', path: '/pages/pagemanager', manager: 'core.page-manager' },
  { label: 'Link Manager', path: '/pages/linkmanager' },
  { label: 'Form Release Manager', path: '/pages/releasemanager', manager: 'core.page-manager' },
  { label: 'File Manager', path: '/pages/filemanager', manager: 'core.file-manager' },
  { label: 'Role Manager', path: '/pages/rolemanager', manager: 'core.role-manager' },
  { label: 'Account Manager', path: '/pages/accountmanager', manager: 'core.account-manager' },
  { label: 'Form Inbox', path: '/pages/forminbox', manager: 'core.page-manager' },
  {
    label: 'Trash',
    path: '/pages/trash',
    manager: ['core.page-manager', 'core.file-manager', 'core.account-manager', 'core.role-manager', 'core.look'],
  },
  { label: 'Look', path: '/pages/look', manager: 'core.look' },
  { label: 'Audit Log', path: '/pages/auditlog' },
  { label: 'Mail', path: '/pages/mail' },
]

const gearButton = (page: Page) => page.getByRole('button', { name: 'Settings', exact: true })

/** A screen is shown by its heading, and its label in the title of the browser's tab before the site's name. */
async function expectScreen(page: Page, label: string, heading = label): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveTitle(new RegExp(`^${label} – .`))
}

/** What the server answers to a document's address, as the person of this page. */
async function statusOf(page: Page, path: string): Promise<number> {
  return (await page.request.get(path)).status()
}

test('an administrator opens every screen from the gear menu, and My Account (SHELL-002, SHELL-014, SHELL-015, SHELL-016, SHELL-017, SHELL-018, SHELL-019, SHELL-020, SHELL-021, SHELL-022, NAV-011)', async ({
  page,
}) => {
  await openLoggedIn(page, '/')
  await gearButton(page).click()
  const entries = page.getByRole('menu', { name: 'Settings' }).getByRole('menuitem')
  await expect(entries).toHaveText(gear.map(({ label }) => label))
  await page.keyboard.press('Escape')
  for (const { label, path } of gear) {
    await gearButton(page).click()
    await entries.filter({ hasText: label }).click()
    await expectScreen(page, label)
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await page.goto('/pages/myaccount')
  await expectScreen(page, 'My Account')
})

test('staff open the screens that their permissions name, and no others (SHELL-002, SHELL-015, SHELL-016, SHELL-017, SHELL-018, SHELL-019, SHELL-020, SHELL-021, SHELL-022)', async ({
  page: admin,
  browser,
}) => {
  await openLoggedIn(admin, '/pages/rolemanager')
  const editor = { email: 'editor@example.org', password: 'a gate between two meadows' }
  const { id: account } = await callAsPage<{ id: number }>(admin, 'POST private/account-create.json.php', {
    ...{ email: editor.email, name: 'Eddie', intro: false },
  })
  const change = { admin: administrator.password, user: editor.password, id: account }
  await callAsPage(admin, 'POST private/account-change-user-password.json.php', change)
  const { id } = await callAsPage<{ id: number }>(admin, 'POST private/role-create.json.php', { title: 'Editors' })
  const permit = (permissions: string[]) =>
    callAsPage(admin, 'POST private/role-editor-save-list.json.php', { id, accounts: [account], permissions })

  await permit([])
  const context = await browser.newContext()
  const page = await context.newPage()
  await openLoggedIn(page, '/pages/myaccount', editor)
  await expectScreen(page, 'My Account')

  const managers = new Set(gear.flatMap(({ manager = [] }) => manager))
  for (const permission of managers)
    await test.step(permission, async () => {
      await permit([permission])
      for (const { label, path, manager } of gear) {
        const admitted = [manager ?? []].flat().includes(permission)
        expect({ path, status: await statusOf(page, path) }).toEqual({ path, status: admitted ? 200 : 404 })
        if (!admitted) continue
        await page.goto(path)
        await expectScreen(page, label)
        await expect(gearButton(page)).toHaveCount(0)
      }
    })
  await test.step('core.admin alone', async () => {
    await permit(['core.admin'])
    for (const { path } of gear) expect({ path, status: await statusOf(page, path) }).toEqual({ path, status: 200 })
  })
  await context.close()
})

test('visitors are asked to log in on each of them, and use the links of emails without (SHELL-005, SHELL-012, SHELL-013)', async ({
  page,
}) => {
  const login = page.getByRole('dialog', { name: 'Login' })
  for (const { path } of gear) expect({ path, status: await statusOf(page, path) }).toEqual({ path, status: 403 })
  await page.goto('/pages/menueditor')
  await expect(login).toBeVisible()

  for (const [path, label, heading, button] of [
    ['/pages/passwordreset/no-such-link', 'Password reset', 'Set your password', 'Change Password'],
    ['/pages/deactivate/no-such-link', 'Account deactivation', 'Deactivate your account', 'Deactivate'],
  ] as const) {
    await page.goto(path)
    await expectScreen(page, label, heading)
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    await expect(login).toHaveCount(0)
    await expect(gearButton(page)).toHaveCount(0)
  }
})

test('a page of each kind is shown at its shortcut (SHELL-032)', async ({ page }) => {
  await openLoggedIn(page, '/')
  await publishPage(page, { title: 'A plan', type: 'Progress admin', shortcut: 'a-plan' })
  await publishPage(page, { title: 'A log', type: 'Progress manager', shortcut: 'a-log' })
  for (const [path, edit, heading] of [
    ['/walks', 'Edit page', 'Page Text'],
    ['/hut', 'Edit page', 'Page Sections'],
    ['/contact', 'Edit form', 'Form Editor'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: edit }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  await page.goto('/a-plan')
  await expect(page.getByLabel('System name')).toBeVisible()
  await page.goto('/a-log')
  await expect(page.getByRole('heading', { level: 1, name: 'Progress manager' })).toBeVisible()
})
