import { expect, test, type Browser, type Page } from '@playwright/test'
import { findings as allFindings } from '../axe-findings.ts'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { publishPage } from '../publish-page.ts'

let site: OwnSite
test.beforeAll(async () => void (site = await startOwnSite({})))
test.afterAll(() => site?.close())

const pdf = {
  name: 'My CV.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}
const program = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('MZ\x90\0\x03\0\0\0\x04', 'latin1') }

async function visit(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto(`${site.address}/apply`)
  return page
}

/** But for the heading, which such a form has where an editor writes one. */
async function findings(page: Page, screen: string): Promise<string[]> {
  return (await allFindings(page, screen)).filter((finding) => !finding.includes('page-has-heading-one'))
}

test('an editor asks for files, a visitor sends them, and staff save them from the inbox', async ({
  page: editor,
  browser,
}) => {
  await openLoggedIn(editor, site.address)
  await publishPage(editor, { title: 'Apply', type: 'Contact form', shortcut: 'apply' })

  await test.step('the editor adds the field', async () => {
    await editor.goto(`${site.address}/apply`)
    await editor.getByRole('button', { name: 'Edit form' }).click()
    await editor.getByLabel('Recipient email addresses').fill('office@example.org')
    await editor.getByLabel('Enable anti-spam validation email').uncheck({ force: true })
    await editor.getByRole('button', { name: 'Add field', exact: true }).click()
    const item = editor.getByRole('menuitem', { name: 'File', exact: true })
    // a busy machine may still be opening the menu when it is clicked, and takes no notice
    await expect(async () => {
      if (await item.isVisible()) await item.click()
      await expect(item).toBeHidden({ timeout: 3000 })
    }).toPass()
    const file = editor.getByRole('group', { name: /^\d+\. / }).last()
    await file.getByLabel('Input field label').fill('Your CV')
    await file.getByText('Several files').click()
    expect(await findings(editor, 'the editor of a field for files')).toEqual([])
    await editor.getByRole('button', { name: 'Save form' }).click()
    await expect(editor.getByRole('button', { name: 'Edit form' })).toBeVisible()
  })

  await test.step('a visitor is told what is wrong with a file, and loses nothing', async () => {
    const page = await visit(browser)
    await page.getByLabel('Email').fill('anna@example.org')
    const chosen = page.getByRole('list', { name: 'Your CV: chosen files' }).getByRole('listitem')
    await page.getByLabel('Your CV', { exact: true }).setInputFiles(program)
    // until the form is awake the browser's own control lets a second choice take the place of the first
    await expect(chosen).toHaveCount(1)
    await page.getByLabel('Your CV', { exact: true }).setInputFiles(pdf)
    await expect(chosen).toHaveCount(2)
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(page.getByText('‘photo.png’ is not what its name says')).toBeVisible()
    expect(await findings(page, 'a file that is refused')).toEqual([])
    await page.getByRole('button', { name: 'Remove photo.png' }).click()
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(page.getByText('Your information has been received')).toBeVisible()
    await page.context().close()
  })

  await test.step('staff save it', async () => {
    await editor.goto(`${site.address}/pages/forminbox`)
    await editor.getByRole('button', { name: 'anna@example.org: read message' }).click()
    const link = editor.getByRole('link', { name: 'Download My CV.pdf' })
    const [download] = await Promise.all([editor.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('My CV.pdf')
    const address = await link.getAttribute('href')
    const stranger = await browser.newContext()
    expect((await stranger.request.get(`${site.address}${address}`)).status()).toBe(401)
    await stranger.close()
  })
})
