import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { longTexts, rightToLeft } from '../testing/awkward-progress.ts'
import { manyPeople, manyRecords } from '../testing/many-people.ts'
import type { ProgressSeed } from '../testing/progress-seed.ts'
import * as store from '../testing/progress-store.ts'
import { ProgressShell } from '../testing/ProgressShell.tsx'
import { sampleAccounts, samplePeople } from '../testing/sample-progress.ts'
import { readSystem } from './load.ts'
import ProgressManager from './ProgressManager.tsx'

interface StageProps {
  seed: Partial<ProgressSeed>
  /** Calls that are answered otherwise. */
  answers: Readonly<Record<string, () => unknown>>
}

function Stage({ seed, answers }: StageProps) {
  const server = store.progressStore(seed)
  for (const [key, by] of Object.entries(answers)) server.answer(key, by)
  return (
    <ProgressShell store={server}>
      <ProgressManager pageId={7} data={readSystem(server.usual(store.content, {}))} />
    </ProgressShell>
  )
}

/** The page as its staff work with it, over a server in memory. */
export default {
  title: 'Page kinds/Progress manager/Page',
  component: Stage,
  args: { seed: {}, answers: {} },
  parameters: { system: 'visitor', layout: 'padded', controls: { disable: true } },
  beforeEach: () => {
    const address = new URL(window.location.href)
    address.searchParams.delete('person')
    window.history.replaceState(window.history.state, '', address)
  },
} satisfies Meta<typeof Stage>

type Story = StoryObj<typeof Stage>
type Play = NonNullable<Story['play']>

const patient = { timeout: 60_000 }
const never = () => new Promise(() => {})
const down = () => Promise.reject(new Error('The server cannot be reached'))
const refusing = (sentence: string) => () => store.refuse(400, sentence)

const press = async (place: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(place).findByRole('button', { name }, patient))

const choose = async (place: HTMLElement, label: string, typed: string) => {
  await userEvent.type(await within(place).findByRole('combobox', { name: label }, patient), typed)
  await within(document.body).findByRole('option', { name: new RegExp(typed) }, patient)
  await userEvent.keyboard('{Enter}')
}

const openAnna: Play = async ({ canvasElement }) => {
  await choose(canvasElement, 'Manage user progression', 'anna')
  await within(canvasElement).findByRole('region', { name: 'Completion List' }, patient)
}

const fill = async (place: HTMLElement, label: string, value: string) => {
  const field = within(place).getByLabelText<HTMLInputElement>(label)
  await userEvent.click(field)
  await userEvent.type(field, value)
}

const typeRecord: Play = async (context) => {
  await openAnna(context)
  const place = context.canvasElement
  await fill(place, 'Notes', 'River crossing with a rope')
  await fill(place, 'Start date/time', '2026-03-20T09:00')
  await fill(place, 'End date/time', '2026-03-20T12:30')
}

export const Loading: Story = { args: { seed: { system: null }, answers: { [store.setupData]: never } } }
export const NoSystems: Story = { args: { seed: { system: null, systems: [] } } }
export const Unconfigured: Story = { args: { seed: { system: null } } }
export const FailingToConfigure: Story = {
  args: { seed: { system: null }, answers: { [store.setupPage]: down } },
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(
      await within(canvasElement).findByRole('combobox', { name: 'Select system' }, patient),
      'Hut wardens',
    )
    await press(canvasElement, 'CONFIGURE')
    await within(document.body).findByRole('alertdialog', {}, patient)
  },
}
export const NoPeople: Story = { args: { seed: { people: [] } } }
export const NobodyChosen: Story = {}
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('combobox', {}, patient))
    await within(document.body).findAllByRole('option', {}, patient)
  },
}
export const APerson: Story = { play: openAnna }
export const LoadingAPerson: Story = {
  args: { answers: { [store.progressionData]: never } },
  play: ({ canvasElement }) => choose(canvasElement, 'Manage user progression', 'anna'),
}
export const Changed: Story = {
  play: async (context) => {
    await openAnna(context)
    await userEvent.selectOptions(
      within(context.canvasElement).getByRole('combobox', { name: 'Progression state' }),
      'Assessed',
    )
  },
}
export const FailingToSave: Story = {
  args: { answers: { [store.saveRegistration]: refusing('This is not a state of the progression system') } },
  play: async (context) => {
    await Changed.play!(context)
    await press(context.canvasElement, 'Save changes')
    await press(document.body, 'OK')
  },
}
export const TypingARecord: Story = { play: typeRecord }
export const ChoosingStages: Story = {
  play: async (context) => {
    await openAnna(context)
    const stages = within(within(context.canvasElement).getByRole('group', { name: 'Progression stages completed' }))
    for (const name of ['Rope work', /Radio use/]) await userEvent.click(stages.getByRole('checkbox', { name }))
  },
}
export const FailingToRecord: Story = {
  args: { answers: { [store.recordProgress]: refusing('The end must not be more than a day ahead') } },
  play: async (context) => {
    await typeRecord(context)
    await press(context.canvasElement, 'REGISTER NEW PROGRESSION')
    await press(document.body, 'OK')
  },
}
export const RecordDetails: Story = {
  play: async (context) => {
    await openAnna(context)
    await press(context.canvasElement, /^21\/02\/2026/)
    await press(context.canvasElement, /^15\/03\/2026/)
  },
}
export const StrikingOut: Story = {
  play: async (context) => {
    await openAnna(context)
    await press(context.canvasElement, /^21\/02\/2026/)
    await press(context.canvasElement, 'Strike out')
    await within(document.body).findByRole('alertdialog', {}, patient)
  },
}
export const DroppingEdits: Story = {
  play: async (context) => {
    await Changed.play!(context)
    await choose(context.canvasElement, 'Manage user progression', 'ben')
    await within(document.body).findByRole('alertdialog', {}, patient)
  },
}
export const Registering: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Register new user')
    await within(document.body).findByRole('dialog', { name: 'Progress Registration' }, patient)
  },
}
export const RegisteringOneOfMany: Story = {
  args: { seed: { ...manyPeople(5000), people: samplePeople } },
  play: async (context) => {
    await Registering.play!(context)
    const dialog = within(document.body).getByRole('dialog')
    await userEvent.type(await within(dialog).findByRole('combobox', { name: 'Select account' }), 'greta')
    await within(dialog).findAllByRole('option', { name: /Greta/ }, patient)
  },
}
export const NobodyToRegister: Story = {
  args: { seed: { accounts: sampleAccounts.slice(0, 3) } },
  play: Registering.play!,
}
export const FailingToRegister: Story = {
  args: { answers: { [store.register]: () => store.refuse(404, 'Not found') } },
  play: async (context) => {
    await Registering.play!(context)
    await choose(within(document.body).getByRole('dialog'), 'Select account', 'dora')
    await press(document.body, 'REGISTER')
    await within(document.body).findByRole('alertdialog', {}, patient)
    await press(document.body, 'OK')
  },
}
export const ManyPeople: Story = {
  args: { seed: manyPeople(5000) },
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('combobox', {}, patient), 'tuwhare')
    await within(document.body).findAllByRole('option', { name: /Tūwhare/ }, patient)
  },
}
export const ManyRecords: Story = {
  args: { seed: { people: [{ ...samplePeople[0]!, records: manyRecords(2000) }] } },
  play: openAnna,
}
export const NoStatesAndStages: Story = {
  args: {
    seed: {
      system: { id: 4, name: 'Mountain guides', states: [], stages: [] },
      people: [{ id: 1, account: 21, idstate: null, complete: false, records: [] }],
    },
  },
  play: openAnna,
}
export const ManyStages: Story = {
  args: {
    seed: {
      system: {
        ...{ id: 4, name: 'Mountain guides', states: [] },
        stages: Array.from({ length: 150 }, (_, index) => ({ id: 1 + index, Description: `Stage ${index + 1}` })),
      },
      people: samplePeople.map((person) => ({ ...person, idstate: null })),
    },
  },
  play: openAnna,
}
export const LongTexts: Story = {
  args: { seed: longTexts },
  play: async (context) => {
    await choose(context.canvasElement, 'Manage user progression', 'address')
    await press(context.canvasElement, /^21\/02\/2026/)
  },
}
export const RightToLeft: Story = {
  args: { seed: rightToLeft },
  globals: { direction: 'rtl' },
  play: async (context) => {
    await openAnna(context)
    await press(context.canvasElement, /^21\/02\/2026/)
  },
}
export const Overview: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Overview')
    await within(canvasElement).findByRole('table', {}, patient)
  },
}
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' }, play: openAnna }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: openAnna }
