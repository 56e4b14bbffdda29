import { expect, type Locator, type Page } from '@playwright/test'

/** Calls the server as the page itself does. */
export async function callAsPage<Reply>(page: Page, key: string, body?: object): Promise<Reply> {
  const [method, path] = key.split(' ')
  const address = `/api/1/${path}`
  return page.evaluate(
    async ({ url, options }) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'a journey' }
      const response = await fetch(url, { ...options, headers })
      if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
      return (await response.json()) as Reply
    },
    { url: address, options: { method: method ?? 'GET', ...(body && { body: JSON.stringify(body) }) } },
  )
}

/** Answers the dialog that asks or tells something, by the button `accept`. */
export async function answer(page: Page, text: string | RegExp, typed?: string, accept = 'OK'): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: text })
  await expect(dialog).toBeVisible()
  if (typed !== undefined) await dialog.getByRole('textbox').fill(typed)
  await dialog.getByRole('button', { name: accept }).click()
  await expect(dialog).toBeHidden()
}

/** A part of the page under its heading. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

export interface WrittenRecord {
  /** As `datetime-local` writes them. */
  start: string
  end: string
  stages?: readonly string[]
  notes?: string
}

/** Fills 'Register Progression' in and sends it. */
export async function record(page: Page, { start, end, stages = [], notes = '' }: WrittenRecord): Promise<void> {
  const form = card(page, 'Register Progression')
  for (const stage of stages) await form.getByRole('checkbox', { name: stage }).check()
  await form.getByLabel('Notes').fill(notes)
  await form.getByLabel('Start date/time').fill(start)
  await form.getByLabel('End date/time').fill(end)
  await form.getByRole('button', { name: 'REGISTER NEW PROGRESSION' }).click()
  await expect(form.getByText('The record was added')).toBeVisible()
  await expect(form.getByLabel('Start date/time')).toHaveValue('')
}

/** Chooses somebody in a field that finds people by what is typed. */
export async function choosePerson(field: Locator, email: string): Promise<void> {
  await field.click()
  await field.pressSequentially(email)
  await field.page().getByRole('option', { name: email }).click()
}
