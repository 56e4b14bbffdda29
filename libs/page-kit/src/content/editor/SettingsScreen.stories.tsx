import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { StaffProvider } from '../../staff.tsx'
import { fakeApi, type Answers } from '../../testing/fake-api.ts'
import { hutSettings } from '../../testing/hut-settings.ts'
import { KitProviders } from '../../testing/KitProviders.tsx'
import { settingsKeys } from '../kind-settings.ts'
import { createSettingsScreen } from './SettingsScreen.tsx'

const none = () => null

const SettingsScreen = createSettingsScreen({
  settings: hutSettings,
  title: 'Hut Settings',
  about: 'What holds for all huts.',
  inputs: { Image: none, LinkButton: none, RichText: none },
})

const { content } = hutSettings
const keys = settingsKeys(hutSettings)
const stored = { content: content.write(content.of({ phone: '03 123 4567', longestStay: 7 })), version: 1 }

/** The settings of a page kind, on the screen that is made of their declaration. */
function HutSettings({ answers }: { answers: Answers }) {
  return (
    <KitProviders api={fakeApi(answers)} permissions={['core.admin']}>
      <StaffProvider>
        <SettingsScreen />
      </StaffProvider>
    </KitProviders>
  )
}

export default {
  title: 'Page kit/SettingsScreen',
  component: HutSettings,
  parameters: {
    layout: 'padded',
    usage: {
      do: ['Declare with `hint` what a field is for; the label is the name of the field in words.'],
      avoid: ['Do not keep what belongs to one page in the settings of its kind.'],
    },
  },
  args: { answers: { [keys.read]: () => stored, [keys.save]: () => ({ version: 2 }) } },
} satisfies Meta<typeof HutSettings>

type Story = StoryObj<typeof HutSettings>

export const Stored: Story = {}

export const Edited: Story = {
  play: async ({ canvas }) => userEvent.type(await canvas.findByRole('textbox', { name: 'Phone (required)' }), '8'),
}

export const Loading: Story = { args: { answers: { [keys.read]: () => new Promise<never>(() => {}) } } }

export const NotLoaded: Story = { args: { answers: {} } }
