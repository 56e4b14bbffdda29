import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { ProgressPage } from '../testing/ProgressPage.tsx'
import {
  getContent,
  getSetupData,
  progressStore,
  savePage,
  setupPage,
  storeApi,
  type Answers,
  type StoreOptions,
} from '../testing/progress-store.ts'
import { arabic, awkward, guides, many, manySystems, skippers, system } from '../testing/sample-systems.ts'
import { TestShell } from '../testing/TestShell.tsx'
import { View } from './View.tsx'

interface Setting {
  store?: StoreOptions
  answers?: Answers
}

const uses = { 11: { people: 3, records: 0 }, 12: { people: 1, records: 0 }, 21: { people: 12, records: 40 } }

/** The page as the shell shows it, over a server that answers from memory. */
export default {
  title: 'Page kinds/Progress admin',
  component: View,
  parameters: { system: 'visitor', layout: 'padded' },
  render: (_, { parameters }) => {
    const { store, answers } = parameters as Setting
    const { api } = storeApi(progressStore({ systems: [guides(), skippers()], attached: 1, uses, ...store }), answers)
    return (
      <TestShell api={api}>
        <ProgressPage />
      </TestShell>
    )
  },
} satisfies Meta<typeof View>

type Story = StoryObj<typeof View>
type Play = NonNullable<Story['play']>

const over = (setting: Setting, play?: Play): Story => ({ parameters: { ...setting }, ...(play && { play }) })
const attachedTo = (one: ReturnType<typeof system>): Setting => ({ store: { systems: [one], attached: one.id } })

const patient = { timeout: 60_000 }
const press = async (place: HTMLElement, name: string) =>
  userEvent.click(await within(place).findByRole('button', { name }, patient))
const entry = (canvas: HTMLElement, name: string) => within(canvas).findByRole('group', { name }, patient)
const down = () => Promise.reject(new ApiError('down', { status: 500, body: { error: 'The database is busy' } }))
const never = () => new Promise<never>(() => {})

/** The page is there: rules of accessibility are checked when a story ends. */
const lists: Play = async ({ canvasElement }) =>
  void (await within(canvasElement).findByRole('heading', { name: 'States' }, patient))
const form: Play = async ({ canvasElement }) =>
  void (await within(canvasElement).findByRole('form', { name: 'Progression system' }, patient))

const change: Play = async ({ canvasElement }) => press(await entry(canvasElement, 'In training'), 'Move up')
const save: Play = async (context) => {
  await change(context)
  await press(context.canvasElement, 'Save changes')
}
const connect: Play = async ({ canvasElement }) =>
  userEvent.click(await within(canvasElement).findByRole('radio', { name: 'Connect to an existing system' }, patient))

export const Full: Story = { play: lists }
export const Loading = over({ answers: { [getContent]: never } })
export const SetupLoading = over({ store: { systems: [] }, answers: { [getSetupData]: never } })
export const SetupOfTheFirst = over({ store: { systems: [], attached: undefined } }, form)
export const SetupWithChoice = over({ store: { attached: undefined } }, form)
export const SetupConnecting = over({ store: { attached: undefined } }, async (context) => {
  await connect(context)
  const select = within(context.canvasElement).getByRole('combobox', { name: 'Select system' })
  await userEvent.selectOptions(select, 'Skippers')
})
export const SetupSearching = over({ store: { systems: manySystems(60), attached: undefined } }, async (context) => {
  await connect(context)
  await userEvent.type(within(context.canvasElement).getByRole('combobox', { name: 'Select system' }), '2')
  await screen.findByRole('option', { name: 'System 20' }, patient)
})
export const SetupFailing = over(
  { store: { attached: undefined }, answers: { [setupPage]: down } },
  async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('textbox', { name: 'System name' }, patient), 'Divers')
    await press(canvasElement, 'Save')
    await press(await screen.findByRole('alertdialog', {}, patient), 'OK')
    await within(canvasElement).findByRole('alert', {}, patient)
  },
)
export const Empty = over(attachedTo(system()), lists)
export const Many = over(attachedTo(many(20)), lists)
export const Longest = over(attachedTo({ ...many(40), states: [] }), lists)
export const LongNames = over(attachedTo(awkward()), lists)
export const RightToLeft: Story = {
  ...over(attachedTo(arabic()), lists),
  globals: { direction: 'rtl' },
}
export const Changed: Story = { play: change }
export const Adding: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'ADD STAGE')
    await screen.findByRole('alertdialog', {}, patient)
  },
}
export const Deleting: Story = {
  play: async ({ canvasElement }) => {
    await press(await entry(canvasElement, 'First aid'), 'Delete')
    await screen.findByRole('alertdialog', {}, patient)
  },
}
/** By the keyboard: Space takes a state, the arrow keys carry it, Space puts it down (PADM-012). */
export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const handle = within(await entry(canvasElement, 'Applied')).getByRole('button', { name: 'Drag to reorder' })
    // What drags reads the old key codes, which userEvent does not send.
    const type = (keyCode: number) => fireEvent.keyDown(handle, { keyCode })
    await type(32)
    await screen.findByText('Applied lifted at place 1 of 4.', {}, patient)
    await type(40)
    await screen.findByText('Applied is over place 2 of 4.', {}, patient)
    await type(32)
    await screen.findByText('Applied dropped at place 2 of 4.', {}, patient)
    const states = within(canvasElement).getByRole('region', { name: 'States' })
    const order = () =>
      within(states)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label'))
    await waitFor(() => expect(order()).toEqual(['In training', 'Applied', 'On probation', 'Certified']))
    await expect(within(canvasElement).getByRole('button', { name: 'Save changes' })).toBeEnabled()
  },
}
export const Saving = over({ answers: { [savePage]: never } }, save)
export const SavingFailing = over({ answers: { [savePage]: down } }, async (context) => {
  await save(context)
  await press(await screen.findByRole('alertdialog', {}, patient), 'OK')
  await within(context.canvasElement).findByRole('alert', {}, patient)
})

let conflicting = progressStore()
export const SavedMeanwhile: Story = {
  render: () => {
    conflicting = progressStore({ systems: [guides()], attached: 1 })
    return (
      <TestShell api={storeApi(conflicting).api}>
        <ProgressPage />
      </TestShell>
    )
  },
  play: async (context) => {
    await change(context)
    conflicting.saveElsewhere(({ states, stages }) => ({
      states: [...states.slice(1), { id: 91, Description: 'Retired' }],
      stages: stages.toReversed().map((one) => (one.id === 23 ? { ...one, Description: 'Ropes and knots' } : one)),
    }))
    await press(context.canvasElement, 'Save changes')
    await within(context.canvasElement).findByRole('alert', {}, patient)
  },
}
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' }, play: lists }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: lists }
