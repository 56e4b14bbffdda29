import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { OverviewRow } from '../../contract.ts'
import { overview, progressStore, recordGroup } from '../../testing/progress-store.ts'
import { ProgressShell } from '../../testing/ProgressShell.tsx'
import { sampleSystem } from '../../testing/sample-overview.ts'
import { toPeople } from '../overview/person.ts'
import ImportRecordsDialog from './ImportRecordsDialog.tsx'

/** Records from a list, over a server in memory. */
export default {
  title: 'Page kinds/Progress manager/Import of records',
  component: ImportRecordsDialog,
  args: { pageId: 7, system: sampleSystem, people: [], onImported: fn(), onClose: fn() },
  parameters: { layout: 'padded', answers: {} },
  render: (args, { parameters }) => {
    const store = progressStore()
    for (const [key, by] of Object.entries(parameters['answers'] as Record<string, () => unknown>))
      store.answer(key, by)
    const { people } = store.usual(overview, {}) as { people: OverviewRow[] }
    return (
      <ProgressShell store={store}>
        <ImportRecordsDialog {...args} people={toPeople(people, sampleSystem)} />
      </ProgressShell>
    )
  },
} satisfies Meta<typeof ImportRecordsDialog>

type Story = StoryObj<typeof ImportRecordsDialog>

const list = [
  'person,step,date,comment,hours',
  'anna@example.org,Rope work,2026-03-01,With Kim,2.5',
  'Carla Tūwhare,Radio use,1/3/2026,,',
  'Anna Berg,Radio use,10/2/2026,,',
  'barbara.unknown@example.org,Radio use,1/3/2026,,',
  'Ben Okafor,Knitting,1/3/2026,,',
].join('\n')

const body = () => within(document.body)
const read: NonNullable<Story['play']> = async () => {
  // it takes the focus once it is open, and what is pasted before goes nowhere
  const dialog = await body().findByRole('dialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await userEvent.click(await body().findByLabelText('Or paste the list'))
  await userEvent.paste(list)
  await userEvent.click(body().getByRole('button', { name: 'NEXT' }))
  await body().findByRole('table')
}
const importAll: NonNullable<Story['play']> = async (context) => {
  await read(context)
  await userEvent.click(body().getByRole('button', { name: 'IMPORT 2 RECORDS' }))
}

export const Choose: Story = {}
export const CannotBeRead: Story = {
  play: async () => {
    await userEvent.type(await body().findByLabelText('Or paste the list'), 'person,step')
    await userEvent.click(body().getByRole('button', { name: 'NEXT' }))
    await body().findByRole('alert')
  },
}
export const Preview: Story = { play: read }
export const Done: Story = {
  play: async (context) => {
    await importAll(context)
    await body().findByText(/2 records imported/)
  },
}
export const Stopped: Story = {
  parameters: { answers: { [recordGroup]: () => Promise.reject(new Error('The server cannot be reached')) } },
  play: async (context) => {
    await importAll(context)
    await body().findByRole('alert')
  },
}
/** What is wrong with a line is read without scrolling sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play(context) {
    await read(context)
    const frame = (await body().findByRole('table')).parentElement!
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  },
}
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' }, play: read }
