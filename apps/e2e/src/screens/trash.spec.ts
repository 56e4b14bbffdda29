import { expect, test, type Locator, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { callAsPage } from '../training.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(`${site.address}/pages/${path}`)
  await expect(page.getByRole('heading', { name: heading, exact: true, level: 1 })).toBeVisible()
}

/** Presses what deletes, says yes, and answers what is told then. */
async function deleteBy(button: Locator, then?: { told: string; press: 'OK' | 'Undo' }): Promise<void> {
  await button.click()
  const dialog = button.page().getByRole('alertdialog')
  await expect(dialog).toContainText('From the trash, it can still be brought back for 30 days.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  if (!then) return expect(dialog).toHaveCount(0)
  await expect(dialog).toContainText(then.told)
  await dialog.getByRole('button', { name: then.press }).click()
  await expect(dialog).toHaveCount(0)
}

const row = (page: Page, name: RegExp) => page.getByRole('row', { name })

async function restore(page: Page, name: RegExp): Promise<void> {
  await open(page, 'trash', 'Trash')
  await row(page, name).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText(/is back\.$/)).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
}

/** The status of a page for visitors, and the main menu that they get. */
async function asVisitor(path: string) {
  const [page, start] = await Promise.all([fetch(site.address + path), fetch(site.address)])
  return { status: page.status, menu: /<nav[\s\S]*?<\/nav>/.exec(await start.text())?.[0] ?? '' }
}

test('what was deleted comes back with all that belongs to it: by Undo and from the trash, until that is emptied', async ({
  page,
  browser,
}) => {
  await openLoggedIn(page, site.address)

  await test.step('a page with its address, its place in the menu and its history', async () => {
    const { routes } = await callAsPage<{ routes: { l: string; id: number }[] }>(
      page,
      'GET protected/app-setup.json.php',
    )
    const id = routes.find(({ l }) => l === 'about')?.id
    for (const content of ['<p>Zebrafinches live here.</p>', '<p>Kingfishers live here.</p>'])
      await callAsPage(page, 'POST protected/plugin/single-page/save-page.json.php', {
        ...{ id, content, draft: false, fromDraft: false },
      })
    const { menu } = await asVisitor('/about')
    expect(menu).toContain('href="/about"')
    await open(page, 'pagemanager', 'Page Manager')
    const remove = row(page, /About us/).getByRole('button', { name: 'Delete page' })

    await deleteBy(remove, { told: 'Page was successfully deleted', press: 'Undo' })
    await expect(row(page, /About us/)).toBeVisible()
    expect(await asVisitor('/about')).toEqual({ status: 200, menu })

    await deleteBy(remove, { told: 'Page was successfully deleted', press: 'OK' })
    await expect(row(page, /About us/)).toHaveCount(0)
    const without = await asVisitor('/about')
    expect(without.status).toBe(404)
    expect(without.menu).not.toContain('href="/about"')

    await restore(page, /About us/)
    expect(await asVisitor('/about')).toEqual({ status: 200, menu })
    await open(page, 'pagemanager', 'Page Manager')
    await row(page, /About us/)
      .getByRole('button', { name: 'Page history' })
      .click()
    // what there was first, and the two that were saved, below the head of the table
    await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(4)
    await page.keyboard.press('Escape')
  })

  await test.step('a folder and the file that was in it', async () => {
    const tree = page.getByRole('tree').first()
    const folder = tree.getByRole('treeitem', { name: 'Minutes' })
    const file = row(page, /spring\.txt/)
    await open(page, 'filemanager', 'File Manager')
    await tree.getByRole('treeitem', { name: 'Public' }).getByRole('button', { name: 'Create subfolder' }).click()
    await page.getByRole('alertdialog').getByRole('textbox').fill('Minutes')
    await page.keyboard.press('Enter')
    await folder.getByText('Minutes', { exact: true }).click()
    await page.getByRole('button', { name: 'Upload File' }).click()
    const upload = page.getByRole('dialog', { name: 'Upload File' })
    const minutes = { name: 'spring.txt', mimeType: 'text/plain', buffer: Buffer.from('All agreed.') }
    await upload.locator('input[type=file]').setInputFiles(minutes)
    await upload.getByRole('button', { name: 'UPLOAD' }).click()
    await expect(file).toBeVisible()
    const link = await file.getByRole('link', { name: 'Download' }).getAttribute('href')
    const read = async () => (await fetch(new URL(link ?? '', site.address))).text()
    expect(await read()).toBe('All agreed.')

    const removeFile = file.getByRole('button', { name: 'Delete file' })
    await deleteBy(removeFile, { told: 'File was successfully deleted', press: 'Undo' })
    await expect(file).toBeVisible()
    await deleteBy(removeFile, { told: 'File was successfully deleted', press: 'OK' })
    const removeFolder = folder.getByRole('button', { name: 'Delete folder' })
    await deleteBy(removeFolder, { told: 'Folder was successfully deleted', press: 'OK' })
    await expect(folder).toHaveCount(0)

    await open(page, 'trash', 'Trash')
    const all = page.getByRole('checkbox', { name: 'Select all' })
    await expect(all).toBeEnabled()
    await all.press('Space')
    await page.getByRole('button', { name: 'Restore 2 things' }).click()
    await expect(page.getByText('2 things are back.')).toBeVisible()
    await open(page, 'filemanager', 'File Manager')
    // the folder that was open the last time is open again
    await expect(folder).toBeVisible()
    await folder.getByText('Minutes', { exact: true }).click()
    await expect(file).toBeVisible()
    expect(await read()).toBe('All agreed.')
  })

  await test.step('a role with its permissions and members', async () => {
    const { id } = await callAsPage<{ id: number }>(page, 'POST private/role-create.json.php', { title: 'Committee' })
    const readRole = () =>
      callAsPage<Record<'accounts' | 'permissions', { id: unknown }[]>>(
        page,
        `GET private/role-editor-get-list.json.php?id=${id}`,
      )
    const { accounts, permissions } = await readRole()
    const ids = (list: readonly { id: unknown }[]) => list.map((one) => one.id)
    await callAsPage(page, 'POST private/role-editor-save-list.json.php', {
      ...{ id, accounts: ids(accounts), permissions: ids(permissions.slice(0, 2)) },
    })
    const before = await readRole()
    const committee = row(page, /Committee/)
    const remove = committee.getByRole('button', { name: 'Delete role' })
    await open(page, 'rolemanager', 'Role Manager')
    await deleteBy(remove, { told: 'Role was successfully deleted.', press: 'Undo' })
    await expect(committee).toBeVisible()
    expect(await readRole()).toEqual(before)

    await deleteBy(remove, { told: 'Role was successfully deleted.', press: 'OK' })
    await expect(committee).toHaveCount(0)
    await restore(page, /Committee/)
    expect(await readRole()).toEqual(before)
  })

  await test.step('a message that a visitor sent', async () => {
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${site.address}/contact`)
    await visitor.getByLabel('Name').fill('Anna Berg')
    await visitor.getByLabel('Email').fill('anna@example.org')
    await visitor.getByLabel('Message').fill('Two nights.')
    await visitor.getByRole('button', { name: 'SEND' }).click()
    await expect(visitor.getByText(/^Your message is kept/)).toBeVisible()
    await visitor.context().close()

    await open(page, 'releasemanager', 'Form Release Manager')
    const message = row(page, /anna@example\.org/)
    const remove = message.getByRole('button', { name: 'Delete submission' })
    await deleteBy(remove)
    await expect(message.getByText('Deleted')).toBeVisible()
    await message.getByRole('button', { name: 'Undo' }).click()
    await expect(message.getByRole('button', { name: 'Read message' })).toBeFocused()
    await deleteBy(remove)
    await expect(message.getByText('Deleted')).toBeVisible()
    await restore(page, /anna@example\.org/)
    await open(page, 'releasemanager', 'Form Release Manager')
    await message.getByRole('button', { name: 'Read message' }).click()
    await expect(page.getByRole('dialog')).toContainText('Two nights.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await deleteBy(remove)
    await expect(message.getByText('Deleted')).toBeVisible()
  })

  await test.step('and nothing comes back once the trash is emptied', async () => {
    await open(page, 'trash', 'Trash')
    await expect(row(page, /anna@example\.org/)).toBeVisible()
    await page.getByRole('button', { name: 'Empty trash' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Do you want to delete everything in the trash for good?')
    await question.getByRole('button', { name: 'Empty' }).click()
    await expect(row(page, /The trash is empty/)).toBeVisible()
    await page.reload()
    await expect(row(page, /The trash is empty/)).toBeVisible()
  })
})
