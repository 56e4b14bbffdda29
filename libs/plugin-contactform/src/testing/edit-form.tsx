import { fakeApi, KitProviders } from '@sitewright/page-kit/testing'
import { MessageHost } from '@sitewright/ui'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import EditableForm from '../client/editing/EditableForm.tsx'
import { load } from '../client/load.ts'
import type { serverWith } from './form-store.ts'
import { formServer } from './show-form.tsx'

export { serverWith, type Saved } from './form-store.ts'

const editor = ['plugin.contactform.editor']

type Server = Pick<ReturnType<typeof serverWith>, 'answers'>

/** The form as its editor sees it. @param hosted messages are the site's own, not the browser's. */
export async function openForm({ answers }: Server, { hosted = false } = {}) {
  const user = userEvent.setup()
  const api = fakeApi({ ...formServer().answers, ...answers })
  const data = await load({ api, pageId: 7 })
  const view = render(
    <KitProviders api={api} permissions={editor}>
      <EditableForm pageId={7} data={data} />
      {hosted && <MessageHost />}
    </KitProviders>,
  )
  return { user, ...view }
}

/** The same in edit mode, with the editor there. */
export async function editForm(server: Server) {
  const shown = await openForm(server)
  await shown.user.click(await button('Edit form'))
  await screen.findByRole('region', { name: 'Form Fields' }, patient)
  return shown
}

/** jsdom lays nothing out, so that there is nothing to be observed. */
export class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The editor's code is fetched when it is needed, which takes its time on a busy machine. */
export const patient = { timeout: 120_000 }
export const button = (name: string) => screen.findByRole('button', { name }, patient)
/** A card by its place, from 1. */
export const card = (place: number) => within(screen.getByRole('group', { name: new RegExp(`^${place}\\. `) }))
/** What the cards are, in their order, each with its label. */
export const titles = () =>
  screen.queryAllByRole('group', { name: /^\d+\. / }).map((each) => within(each).getByRole('heading').textContent)
export const configuration = () => within(screen.getByRole('region', { name: 'Form Configuration' }))
export const preview = () => within(screen.getByRole('region', { name: 'Form Preview' }))

/** Writes HTML as an editor does in the source view, which jsdom can do too. */
export async function writeHtml(
  {
    user,
    within: place,
    label,
  }: { user: ReturnType<typeof userEvent.setup>; within: ReturnType<typeof card>; label: string },
  html: string,
) {
  await user.click(await place.findByRole('button', { name: 'Edit HTML' }, patient))
  const source = await place.findByRole('textbox', { name: `${label} (HTML)` })
  await user.clear(source)
  await user.click(source)
  await user.paste(html)
  await user.tab()
}
