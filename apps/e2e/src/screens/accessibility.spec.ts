import { expect, test } from '@playwright/test'
import { administrator } from '../administrator.ts'
import { findings } from '../axe-findings.ts'
import { openLoggedIn } from '../log-in.ts'

test.describe('axe finds nothing', () => {
  test('on what visitors see', async ({ page }) => {
    await page.goto('/')
    const found = await findings(page, 'home')
    await page.goto('/walks')
    found.push(...(await findings(page, 'page')))
    await page.goto('/nothing-here')
    found.push(...(await findings(page, 'not found')))
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    found.push(...(await findings(page, 'account menu')))
    await page.getByRole('menuitem', { name: 'Login' }).click()
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
    found.push(...(await findings(page, 'login dialog')))
    expect(found).toEqual([])
  })

  test('on a small screen with the drawer open', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    expect(await findings(page, 'drawer')).toEqual([])
  })

  test('on the File Manager', async ({ page }) => {
    await openLoggedIn(page, '/pages/filemanager')
    const found: string[] = []
    await page.getByRole('treeitem', { name: 'Public' }).getByText('Public', { exact: true }).click()
    const row = page.getByRole('row', { name: /ridge\.svg/ })
    await expect(row).toBeVisible()
    await page.mouse.move(0, 0) // no tooltip in the way
    found.push(...(await findings(page, 'File Manager')))
    await page.getByRole('button', { name: 'Upload File' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    found.push(...(await findings(page, 'Upload')))
    const chosen = ['Ridge walk.mov', 'notes.txt'].map((name) => ({ name, mimeType: '', buffer: Buffer.from('x') }))
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(chosen)
    await expect(page.getByText(/may tell when and where/)).toBeVisible()
    found.push(...(await findings(page, 'Upload of several files')))
    await page.keyboard.press('Escape')
    for (const action of ['File properties', 'Move to…', 'Edit permissions']) {
      await row.getByRole('button', { name: action }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'CANCEL' })).toBeVisible()
      found.push(...(await findings(page, action)))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await row.getByText('ridge.svg').click()
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
    found.push(...(await findings(page, 'preview')))
    expect(found).toEqual([])
  })

  test('on the screens about people', async ({ page }) => {
    await openLoggedIn(page, '/')
    const found: string[] = []
    const open = async (path: string, heading: string) => {
      await page.goto(`/pages/${path}`)
      await expect(page.getByRole('heading', { name: heading, exact: true, level: 1 })).toBeVisible()
    }
    const openDialog = async (button: string, name: string) => {
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      found.push(...(await findings(page, name)))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }

    await open('accountmanager', 'Account Manager')
    await expect(page.getByRole('row', { name: /admin@example\.org/ })).toBeVisible()
    found.push(...(await findings(page, 'Account Manager')))
    await openDialog('Create New Account', 'New Account')
    await openDialog('Edit account', 'Edit Account')
    await openDialog('Change password', 'Change User Password')

    await open('rolemanager', 'Role Manager')
    await expect(page.getByRole('row', { name: /Administrators/ })).toBeVisible()
    found.push(...(await findings(page, 'Role Manager')))
    await openDialog('Create New Role', 'New Role')
    await openDialog('Edit role', 'Edit Role')

    await open('pagemanager', 'Page Manager')
    await openDialog('Edit access permissions', 'Edit Permissions')

    await open('look', 'Look')
    found.push(...(await findings(page, 'Look')))
    await open('mail', 'Mail')
    found.push(...(await findings(page, 'Mail')))

    await open('auditlog', 'Audit Log')
    await expect(page.getByRole('cell', { name: /Administrator/ }).first()).toBeVisible()
    found.push(...(await findings(page, 'Audit Log')))

    await open('myaccount', 'My Account')
    await expect(page.getByText(administrator.email)).toBeVisible()
    found.push(...(await findings(page, 'My Account')))
    await openDialog('Change Password', 'Change Password')
    await openDialog('Turn on', 'Turn on two-step login')

    await page.goto('/pages/passwordreset/no-such-link')
    await expect(page.getByLabel('New password')).toBeVisible()
    found.push(...(await findings(page, 'Password reset')))
    await page.goto('/pages/deactivate/no-such-link')
    await expect(page.getByRole('button', { name: 'Deactivate' })).toBeVisible()
    found.push(...(await findings(page, 'Account deactivation')))
    expect(found).toEqual([])
  })

  test('on what staff see', async ({ page }) => {
    await openLoggedIn(page, '/pages/pagemanager')
    await expect(page.getByRole('row', { name: /Walks/ })).toBeVisible()
    const found = await findings(page, 'Page Manager')

    await page.getByRole('button', { name: 'Create New Page' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'CREATE' })).toBeEnabled()
    found.push(...(await findings(page, 'New Page')))
    await page.keyboard.press('Escape')
    await page.getByRole('row', { name: /Walks/ }).getByRole('button', { name: 'Edit page settings' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    found.push(...(await findings(page, 'Edit Page')))
    await page.keyboard.press('Escape')
    await page.getByRole('row', { name: /Walks/ }).getByRole('button', { name: 'Delete page' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    found.push(...(await findings(page, 'question')))
    await page.keyboard.press('Escape')

    await page.goto('/walks')
    await page.getByRole('button', { name: 'Edit page' }).click()
    await expect(page.getByRole('toolbar').first()).toBeVisible()
    found.push(...(await findings(page, 'editor')))

    // with every card open, so that a text's own first heading is between those of two cards
    for (const [path, part] of [
      ['/hut', 'sections'],
      ['/contact', 'fields'],
    ]) {
      await page.goto(path!)
      await page.getByRole('button', { name: /^Edit (page|form)$/ }).click()
      const all = page.getByRole('button', { name: new RegExp(`^(Open|Fold) all ${part}$`) })
      if ((await all.textContent())?.startsWith('Open')) await all.click()
      await expect(page.getByRole('toolbar').first()).toBeVisible()
      found.push(...(await findings(page, `editor of ${part}`)))
    }
    expect(found).toEqual([])
  })
})
