import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { description, openNew, submit } from '../testing/open-new-page.tsx'
import { findRow, openPageManager } from '../testing/page-open-manager.tsx'

const long = 'x'.repeat(201)

it('a title of a new page that is too long is said to be so, and kept', async () => {
  const { user, dialog, created } = await openNew()
  await user.click(description(dialog))
  await user.paste(long)
  expect(dialog.getByText('201 characters: it can have at most 200.')).toBeVisible()
  expect(description(dialog)).toHaveValue(long)
  await user.keyboard('{Enter}')
  expect([submit(dialog).matches(':disabled'), created()]).toEqual([true, []])
  await user.keyboard('{Backspace}')
  expect(submit(dialog)).toBeEnabled()
})

it('so is one of a page that is there', async () => {
  const update = 'POST private/page-update.json.php'
  const { user, inputsOf } = openPageManager({ [update]: () => ({}) })
  const row = await findRow('Our huts')
  await user.click(row.getByRole('button', { name: 'Edit page settings' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Page' }))
  const field = dialog.getByRole('textbox', { name: 'Page description' })
  await user.clear(field)
  await user.paste(long)
  expect(dialog.getByText('201 characters: it can have at most 200.')).toBeVisible()
  await user.keyboard('{Enter}')
  expect([dialog.getByRole('button', { name: 'SAVE' }).matches(':disabled'), inputsOf(update)]).toEqual([true, []])
})
