import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import { StageEditor, type Stage } from '../testing/StageEditor.tsx'
import { CardEditor } from './CardEditor.tsx'

const stage = (name: string, type = 'walk'): Stage => ({ type, name, hours: 3, night: false, hidden: type === 'rest' })
const walk = [stage('To the pass'), stage('Lunch', 'rest'), stage('To the hut'), stage('The hut', 'arrival')]

export default {
  title: 'Page kit/CardEditor',
  component: StageEditor,
  subcomponents: { CardEditor: CardEditor as React.ComponentType<unknown> },
  parameters: {
    system: 'visitor',
    layout: 'padded',
    usage: {
      do: [
        'Give every card a name that tells it from the others when it is folded.',
        'Let it delete at once: the last deletion can be undone.',
      ],
      avoid: [
        'Do not nest cards in cards.',
        'Do not offer dragging alone: the same must work by keyboard, as it does here.',
      ],
    },
  },
  args: { stages: walk },
  decorators: [
    (Story) => (
      <KitProviders api={fakeApi({})}>
        <Story />
      </KitProviders>
    ),
  ],
} satisfies Meta<typeof StageEditor>

type Story = StoryObj<typeof StageEditor>

export const Cards: Story = {}
export const Empty: Story = { args: { stages: [] } }
/** Folded at first, and full. */
export const Many: Story = { args: { stages: [...walk, ...walk.slice(0, 2)] } }
export const Deleted: Story = {
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: 'Delete stage' })
    await userEvent.click(first!)
  },
}
export const Mistaken: Story = {
  play: async ({ canvasElement }) => {
    const [hours] = await within(canvasElement).findAllByRole('spinbutton', { name: 'Hours' })
    await userEvent.clear(hours!)
    await userEvent.tab()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
