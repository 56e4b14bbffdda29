import { screen, waitFor, within } from '@testing-library/react'
import type { Answers } from '@sitewright/api-client/testing'
import { expect } from 'vitest'
import { openPageManager } from './page-open-manager.tsx'

export const create = 'POST private/page-create.json.php'

/** The Page Manager, where a page that is created gets the id 41. */
export async function open(answers: Answers = {}) {
  const { user, refresh, inputsOf } = openPageManager({ [create]: () => ({ id: 41 }), ...answers })
  await screen.findByRole('link', { name: 'Our huts' })
  return { user, refresh, created: () => inputsOf(create) }
}

/** The New Page dialog of the Page Manager. */
export async function openNew(answers?: Answers) {
  const site = await open(answers)
  await site.user.click(screen.getByRole('button', { name: 'Create New Page' }))
  return { ...site, dialog: within(await screen.findByRole('dialog', { name: 'New Page' })) }
}

/** The Clone Page dialog of a page. */
export async function openClone(title: string, answers?: Answers) {
  const site = await open(answers)
  const row = within(screen.getByRole('row', { name: new RegExp(title) }))
  await site.user.click(row.getByRole('button', { name: 'Clone page' }))
  return { ...site, dialog: within(await screen.findByRole('dialog', { name: 'Clone Page' })) }
}

type Dialog = Awaited<ReturnType<typeof openNew>>['dialog']
export const description = (dialog: Dialog) => dialog.getByRole('textbox', { name: 'Page Description' })
export const shortcut = (dialog: Dialog) => dialog.getByRole('textbox', { name: 'URL shortcut name' })
export const type = (dialog: Dialog) => dialog.getByRole('combobox', { name: 'Page Type' })
export const submit = (dialog: Dialog) => dialog.getByRole('button', { name: 'CREATE' })
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
