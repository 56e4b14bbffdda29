import { expect, test, type Browser, type Page } from '@playwright/test'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { openLoggedIn } from '../log-in.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

/** Somebody with a browser of their own, on a screen of the administration. */
async function openFor(browser: Browser, screen: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await openLoggedIn(page, site.address)
  await page.goto(`${site.address}/pages/${screen}`)
  return page
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

async function saveAndWait(page: Page): Promise<void> {
  await saveButton(page).click()
  await expect(page.getByText(/^Saved \d/).first()).toBeVisible()
}

const firstLabel = (page: Page) =>
  page.getByRole('list', { name: 'Menu items' }).getByRole('textbox', { name: 'Menu label' }).first()

const menuIn = async () => /<nav[\s\S]*?<\/nav>/.exec(await (await fetch(site.address)).text())?.[0] ?? ''

test('two people who edit the menu lose nothing unseen, and what it was comes back', async ({ browser }) => {
  const [ann, ben] = [await openFor(browser, 'menueditor'), await openFor(browser, 'menueditor')]
  const former = await firstLabel(ann).inputValue()
  await firstLabel(ben).fill('Start of Ben')

  await test.step('the second to save is told what the first changed, and keeps every word', async () => {
    await firstLabel(ann).fill('Start of Ann')
    await saveAndWait(ann)
    await saveButton(ben).click()
    const notice = ben.getByRole('region', { name: /saved the menu after you started editing/ })
    await expect(notice).toContainText('Start of Ann')
    await expect(firstLabel(ben)).toHaveValue('Start of Ben')
    expect(await menuIn()).toContain('Start of Ann')
    await notice.getByRole('button', { name: 'Overwrite it with mine' }).click()
    await expect(notice).toBeHidden()
    await expect.poll(menuIn).toContain('Start of Ben')
  })

  await test.step('a former version goes into the editor, and is public once it is saved', async () => {
    await ann.getByRole('button', { name: 'History' }).click()
    const dialog = ann.getByRole('dialog', { name: 'History of the menu' })
    const versions = dialog.getByRole('listitem')
    await expect(versions).toHaveCount(3)
    await versions.last().getByRole('button', { name: 'Use this version' }).click()
    await expect(dialog).toBeHidden()
    await expect(firstLabel(ann)).toHaveValue(former)
    expect(await menuIn()).toContain('Start of Ben')
  })

  await test.step('and not over what somebody else has saved meanwhile', async () => {
    await saveButton(ann).click()
    const notice = ann.getByRole('region', { name: /saved the menu after you started editing/ })
    await notice.getByRole('button', { name: 'Load the other version' }).click()
    await expect(firstLabel(ann)).toHaveValue('Start of Ben')
    await firstLabel(ann).fill(former)
    await saveAndWait(ann)
    await expect.poll(menuIn).toContain(former)
  })
  for (const page of [ann, ben]) await page.context().close()
})

test('two people who change different settings both have what they changed', async ({ browser }) => {
  const [ann, ben] = [await openFor(browser, 'siteeditor'), await openFor(browser, 'siteeditor')]
  await ben.getByLabel('Browser site title').fill('Site of Ben')
  await ann.getByLabel('Meta keywords').fill('walks of Ann')
  for (const page of [ann, ben]) {
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
  }
  const html = await (await fetch(site.address)).text()
  expect(html).toContain('Site of Ben')
  expect(html).toContain('walks of Ann')
  for (const page of [ann, ben]) await page.context().close()
})
