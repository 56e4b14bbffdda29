import { expect, test, type Locator, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { administrator } from '../administrator.ts'
import { openLoggedIn, type Credentials } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { callAsPage } from '../training.ts'
import { typeIntoPage } from '../type-into-page.ts'

// one server for all of them
test.describe.configure({ mode: 'default' })

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

/** Ends the session as the server does after a time: the browser keeps nothing that opens anything. */
const endSession = (page: Page) => page.context().clearCookies()

const login = (page: Page) => page.getByRole('dialog', { name: 'Login' })
const settings = (page: Page) => page.getByRole('button', { name: 'Settings', exact: true })
const edit = (page: Page) => page.getByRole('button', { name: /^Edit (page|form)$/ })

/** Types the password where it is asked for again, by keyboard: the address is known, and the password has the focus. */
async function typePassword(page: Page, { email, password }: Credentials = administrator): Promise<void> {
  await expect(login(page)).toContainText('You have been logged out. Log in to go on; what you typed is still here.')
  await expect(login(page).getByLabel('Email address')).toHaveValue(email)
  await expect(login(page).getByLabel('Password')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

async function logInAgain(page: Page): Promise<void> {
  await typePassword(page)
  await expect(login(page)).toHaveCount(0)
}

/** Ends the session, does what needs one, and logs in again where that is asked. */
async function withoutSession(page: Page, pressed: Locator): Promise<void> {
  await endSession(page)
  await pressed.click()
  await logInAgain(page)
}

test('a page is saved after logging in over it, by keyboard alone, and the document stays', async ({ page }) => {
  await openLoggedIn(page, `${site.address}/about`)
  await typeIntoPage(page, ' Words of a long evening.')
  await page.evaluate(() => void (document.documentElement.dataset['marked'] = ''))
  const saves: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('save-page')) saves.push(response.status())
  })
  await endSession(page)
  await page.keyboard.press('Control+S')
  await logInAgain(page)
  await expect(edit(page)).toBeVisible()
  expect(saves).toEqual([401, 200])
  await expect(page.locator('html[data-marked]')).toBeAttached()
  await expect(settings(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Words of a long evening.')
})

test('who does not log in keeps every word, and may do so later', async ({ page }) => {
  await openLoggedIn(page, `${site.address}/walks`)
  await typeIntoPage(page, ' Kept words.')
  await endSession(page)
  await page.getByRole('button', { name: 'Save page' }).click()
  await login(page).getByRole('button', { name: 'CANCEL' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Failed to save page, see browser log for more information')
  await expect(alert).toContainText('You are not logged in.')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('textbox', { name: 'Page text' })).toContainText('Kept words.')
  // the header does not say otherwise
  await expect(settings(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Login' }).click()
  await logInAgain(page)
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(edit(page)).toBeVisible()
})

test('a form, the menu and a new page are stored after logging in over them', async ({ page }) => {
  await openLoggedIn(page, `${site.address}/contact`)
  await edit(page).click()
  await page.getByRole('textbox', { name: 'Submit button text' }).fill('Send it')
  await withoutSession(page, page.getByRole('button', { name: 'Save form' }))
  await expect(edit(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send it' })).toBeVisible()

  await page.goto(`${site.address}/pages/menueditor`)
  await page.getByRole('button', { name: 'Add root item' }).click()
  await page.keyboard.type('Evening')
  await withoutSession(page, page.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByText(/^Saved \d/)).toBeVisible()

  await page.goto(`${site.address}/pages/pagemanager`)
  await page.getByRole('button', { name: 'Create New Page' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Page' })
  await expect(dialog.getByRole('button', { name: 'CREATE' })).toBeEnabled()
  await endSession(page)
  const checked = page.waitForResponse((response) => response.url().includes('page-check-shortcut'))
  await dialog.getByLabel('Page Description').fill('An evening')
  expect((await checked).status()).toBe(401)
  // anyone who types is not interrupted by what is asked meanwhile
  await expect(page.getByText('You are logged out. What you typed is still here.')).toBeVisible()
  await expect(login(page)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'CREATE' }).click()
  await logInAgain(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`${site.address}/pages/pagemanager`)
  await expect(page.getByRole('row', { name: /An evening/ })).toHaveCount(1)
})

test('an upload that meets the end of the session is sent again', async ({ page }) => {
  await openLoggedIn(page, `${site.address}/pages/filemanager`)
  await page.getByRole('treeitem', { name: 'Public' }).getByText('Public', { exact: true }).click()
  await page.getByRole('button', { name: 'Upload File' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload File' })
  const file = { name: 'evening.txt', mimeType: 'text/plain', buffer: Buffer.from('Words') }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await withoutSession(page, dialog.getByRole('button', { name: 'UPLOAD' }))
  await expect(page.getByRole('row', { name: /evening\.txt/ })).toBeVisible()
})

test('what is done in another tab is found: logged out there, and logged in again', async ({ page, context }) => {
  await openLoggedIn(page, `${site.address}/hut`)
  await edit(page).click()
  await page.getByRole('button', { name: 'Add Text block' }).click()
  const save = page.getByRole('button', { name: 'Save page' })
  await expect(save).toBeEnabled()
  const other = await context.newPage()
  await other.goto(site.address)
  await expect(other.locator('html[data-awake]')).toBeAttached()
  await other.getByRole('button', { name: 'Account', exact: true }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(settings(other)).toHaveCount(0)
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await comeBack()
  await expect(settings(page)).toHaveCount(0)
  await save.click()
  await expect(login(page)).toBeVisible()
  // what is asked for here is answered there
  await openLoggedIn(other, site.address)
  await comeBack()
  await expect(login(page)).toHaveCount(0)
  await expect(edit(page)).toBeVisible()
})

test('somebody with two accounts and a second factor chooses the one whose session ended', async ({
  page: admin,
  browser,
}) => {
  const kim = { email: 'kim@example.org', password: 'a gate between two meadows' }
  const page = await (await browser.newContext()).newPage()
  const [id, secret] = await test.step('there is somebody like that', async () => {
    await openLoggedIn(admin, site.address)
    await addEditor(admin, { ...kim, name: 'Kim at home' })
    const work = await addEditor(admin, { ...kim, name: 'Kim at work' })
    await openLoggedIn(page, site.address, { ...kim, id: work })
    const prepared = await callAsPage<{ secret: string }>(page, 'POST private/second-factor-start.json.php', {
      password: kim.password,
    })
    const code = generateSync({ secret: prepared.secret, epoch: site.now() })
    await callAsPage(page, 'POST private/second-factor-confirm.json.php', { code })
    return [work, prepared.secret] as const
  })
  /** Each works once. */
  const nextCode = async () => {
    await site.passTime(60)
    return generateSync({ secret, epoch: site.now() })
  }

  await openLoggedIn(page, `${site.address}/home`, { ...kim, id, code: await nextCode() })
  await typeIntoPage(page, ' Twice Kim.')
  await endSession(page)
  await page.keyboard.press('Control+S')
  await typePassword(page, kim)
  await page.getByRole('dialog', { name: 'Select Account' }).getByRole('button', { name: 'Kim at work' }).click()
  const factor = page.getByRole('dialog', { name: 'Second factor' })
  await expect(factor.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await page.keyboard.type(await nextCode())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(edit(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Twice Kim.')
  await page.context().close()
})

/** An account that may edit single pages, and its id. */
async function addEditor(admin: Page, { email, password, name }: Credentials & { name: string }): Promise<number> {
  const account = { email, name, intro: false }
  const { id } = await callAsPage<{ id: number }>(admin, 'POST private/account-create.json.php', account)
  const change = { admin: administrator.password, user: password, id }
  await callAsPage(admin, 'POST private/account-change-user-password.json.php', change)
  const { id: role } = await callAsPage<{ id: number }>(admin, 'POST private/role-create.json.php', { title: name })
  const granted = { id: role, accounts: [id], permissions: ['plugin.singlepage.editor'] }
  await callAsPage(admin, 'POST private/role-editor-save-list.json.php', granted)
  return id
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

interface Store {
  title: string
  screen: string
  /** What is done there while there is a session. */
  prepare: (page: Page) => Promise<void>
  store: (page: Page) => Locator
  /** Whether the specification has a message for what could not be stored. */
  message: boolean
}

/** What is stored elsewhere than on pages. */
const stores: Store[] = [
  {
    title: 'links',
    screen: 'linkmanager',
    prepare: async (page) => {
      await button(page, 'Add link').click()
      await page.getByRole('row').last().getByRole('textbox', { name: 'URL' }).fill('https://example.org/evening')
    },
    store: (page) => button(page, 'Save'),
    message: true,
  },
  {
    title: 'settings',
    screen: 'siteeditor',
    prepare: (page) => page.getByLabel('Meta keywords').fill('walks, huts'),
    store: (page) => button(page, 'Save Settings'),
    message: false,
  },
]

for (const { title, screen, prepare, store, message } of stores)
  test(`who may not store ${title} any more is told so, asked to log in, and shown as logged out`, async ({ page }) => {
    await openLoggedIn(page, `${site.address}/pages/${screen}`)
    await prepare(page)
    await expect(store(page)).toBeEnabled()
    await endSession(page)
    await store(page).click()
    await expect(login(page)).toContainText('You have been logged out.')
    await login(page).getByRole('button', { name: 'CANCEL' }).click()
    if (message) {
      await expect(page.getByRole('alertdialog')).toContainText('You are not logged in.')
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    }
    await button(page, 'Account').click()
    await expect(page.getByRole('menuitem', { name: 'Login' })).toBeVisible()
    await expect(settings(page)).toHaveCount(0)
  })
