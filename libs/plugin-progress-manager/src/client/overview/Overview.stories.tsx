import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, fn, userEvent, within } from 'storybook/test'
import { manyPeople, sampleSystem } from '../../testing/sample-overview.ts'
import { overview, progressStore } from '../../testing/progress-store.ts'
import { ProgressShell } from '../../testing/ProgressShell.tsx'
import { Overview } from './Overview.tsx'

/** As it stands in the page of a progress manager, over a server that answers from a table. */
export default {
  title: 'Page kinds/Progress manager/Overview',
  component: Overview,
  args: { pageId: 7, system: sampleSystem, onChoose: fn() },
  parameters: { layout: 'padded', answer: () => ({ people: manyPeople(40) }) },
  render: (args, { parameters }) => {
    const store = progressStore()
    store.answer(overview, parameters['answer'] as () => unknown)
    return (
      <ProgressShell store={store}>
        <Overview {...args} />
      </ProgressShell>
    )
  },
} satisfies Meta<typeof Overview>

type Story = StoryObj<typeof Overview>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const withPeople = (answer: () => unknown): Story => ({ parameters: { answer } })
const few = withPeople(() => ({ people: manyPeople(12) }))
const stages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: 100 + index, Description: `Unit ${index + 1}` }))

const manyStages = { ...sampleSystem, SystemStages: stages(60) }
const noEntries = { ...sampleSystem, SystemStates: [], SystemStages: [] }
const longNames = {
  ...sampleSystem,
  SystemName: 'Bergführerinnen- und Bergführerausbildung der Alpenvereinssektion '.repeat(2),
  SystemStates: sampleSystem.SystemStates.map((state) => ({
    ...state,
    Description: `${state.Description} `.repeat(8),
  })),
  SystemStages: sampleSystem.SystemStages.map((stage, index) => ({
    ...stage,
    Description: index % 2 ? 'Donaudampfschifffahrtsgesellschaftskapitän' : `${stage.Description} `.repeat(7),
  })),
}

export const People: Story = {}
export const Sorted: Story = {
  ...few,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'First aid' }))
    await userEvent.click(canvas.getByRole('button', { name: 'First aid' }))
  },
}
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('State'), 'Certified')
    await userEvent.selectOptions(canvas.getByLabelText('Stage'), 'First aid')
    await userEvent.selectOptions(canvas.getByLabelText('Stage is'), 'Not done')
  },
}
export const NobodyMatches: Story = {
  play: async ({ canvas }) => userEvent.type(await canvas.findByLabelText('Name or email'), 'zzz'),
}
export const FiveThousand: Story = withPeople(() => ({ people: manyPeople(5000) }))
export const Empty: Story = withPeople(() => ({ people: [] }))
export const Loading: Story = withPeople(() => new Promise(() => {}))
/** Logged, and tried again and again. */
export const Failing: Story = withPeople(() => Promise.reject(new Error('The server cannot be reached')))
export const ManyStages: Story = {
  ...withPeople(() => ({ people: manyPeople(6, manyStages) })),
  args: { system: manyStages },
}
export const WithoutStatesAndStages: Story = {
  ...withPeople(() => ({ people: manyPeople(5, noEntries) })),
  args: { system: noEntries },
}
export const LongTexts: Story = {
  ...withPeople(() => ({
    people: manyPeople(6).map((person) => ({
      ...person,
      name: person.name.repeat(4),
      email: `${'a-very-long-address'.repeat(3)}@example.org`,
    })),
  })),
  args: { system: longNames },
}
export const RightToLeft: Story = {
  ...few,
  globals: { direction: 'rtl' },
}
const tick = async (canvas: Canvas, count: number) => {
  const boxes = await canvas.findAllByRole('checkbox', { name: /^Choose / })
  for (const box of boxes.slice(1, count + 1)) await userEvent.click(box)
}
const openRecording = async (canvas: Canvas) => {
  await tick(canvas, 5)
  await userEvent.click(canvas.getByRole('button', { name: 'Record progress' }))
  return within(await within(document.body).findByRole('dialog'))
}
export const SeveralChosen: Story = { ...few, play: ({ canvas }) => tick(canvas, 5) }
export const RecordingForSeveral: Story = { ...few, play: async ({ canvas }) => void (await openRecording(canvas)) }
/** Of the five, those whom the store does not know are refused. */
export const RefusedForSome: Story = {
  ...few,
  play: async ({ canvas }) => {
    const dialog = await openRecording(canvas)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Rope work' }))
    await fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: '2026-03-20' } })
    for (const [label, value] of [
      ['Start time', '19:00'],
      ['End time', '21:30'],
    ] as const)
      await fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    await userEvent.click(dialog.getByRole('button', { name: 'RECORD FOR 5 PEOPLE' }))
    await dialog.findByRole('alert')
  },
}
export const SeveralOnAPhone: Story = {
  ...few,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => void (await openRecording(canvas)),
}
export const Phone: Story = { ...few, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
