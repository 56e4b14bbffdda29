import { expect, test, type Page } from '@playwright/test'
import { wholeBrowser } from '../browsers.ts'

test.use({ launchOptions: wholeBrowser })

/** What a browser that translates, or an extension, does to a page; called in the page. */
const changes: [string, (within: string) => void][] = [
  [
    'with an element of an extension beside each field',
    (within) => {
      for (const field of document.querySelectorAll(`${within} :is(input, textarea)`))
        field.after(Object.assign(document.createElement('div'), { innerHTML: '<button type=button>+</button>' }))
    },
  ],
  [
    'that is translated',
    (within) => {
      for (const place of document.querySelectorAll(within)) {
        const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        while (walker.nextNode()) texts.push(walker.currentNode as Text)
        for (const text of texts.filter(({ data }) => data.trim() !== '')) {
          const font = document.createElement('font')
          font.append(Object.assign(document.createElement('font'), { textContent: text.data.toUpperCase() }))
          text.replaceWith(font)
        }
      }
    },
  ],
  [
    'whose fields an extension has wrapped',
    (within) => {
      for (const field of document.querySelectorAll(`${within} :is(input, textarea)`)) {
        const wrapper = document.createElement('span')
        field.replaceWith(wrapper)
        wrapper.append(field)
      }
    },
  ],
]

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`)

for (const [how, change] of changes) {
  test(`a form ${how} keeps what is typed while it wakes, with caret and focus, and is sent`, async ({ page }) => {
    const awake = Promise.withResolvers<void>()
    await page.route('**/assets/*island*.js', async (route) => {
      await awake.promise
      await route.continue()
    })
    await page.goto('/contact')
    await page.evaluate(change, 'main')
    const [name, email, message] = ['field1', 'field2', 'field3'].map((each) => field(page, each))
    await name!.fill('Anna Berg')
    await email!.fill('anna@example.org')
    await message!.click()
    await page.keyboard.type('Is the open?')
    for (let step = 0; step < 'open?'.length; step++) await page.keyboard.press('ArrowLeft')
    const old = await message!.elementHandle()
    awake.resolve()
    for (const letter of 'hut ') await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await expect.poll(() => old?.evaluate((element) => element.isConnected)).toBe(false)
    await page.keyboard.type('still ')
    await expect(message!).toHaveValue('Is the hut still open?')
    await expect(message!).toBeFocused()
    await expect(name!).toHaveValue('Anna Berg')
    await expect(email!).toHaveValue('anna@example.org')
    await page.locator('main form [type=submit]').click()
    await expect(page.locator('main [data-done]')).toBeVisible()
  })

  test(`the login dialog of a page ${how} goes on`, async ({ page }) => {
    await page.goto('/contact')
    await page.evaluate(change, 'main')
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Login' }).click()
    const dialog = page.getByRole('dialog')
    const email = dialog.locator('[type=email], [autocomplete~=username]').first()
    await email.fill('nobody@example.org')
    await page.evaluate(change, '[role=dialog]')
    await dialog.locator('[type=password]').fill('not this one')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await expect(email).toHaveValue('nobody@example.org')
  })
}
