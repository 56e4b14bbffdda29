import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import { TextPage } from '../testing/TextPage.tsx'
import type { Stored } from './draft-editing.ts'
import { EditingToolbar } from './EditingToolbar.tsx'

const stored: Stored<string> = { active: 'The hut sleeps twelve. Bring your own firewood.', draft: null, version: 1 }
const withDraft: Stored<string> = { ...stored, draft: 'The hut sleeps fourteen. Firewood is provided.' }
const elsewhere: Stored<string> = { ...stored, active: 'The hut is closed until November.', version: 2 }

export default {
  title: 'Page kit/EditingToolbar',
  component: TextPage,
  subcomponents: { EditingToolbar: EditingToolbar as React.ComponentType<unknown> },
  parameters: { system: 'visitor', layout: 'padded' },
  args: {
    stored,
    save: () => Promise.resolve(2),
    reload: () => Promise.resolve(elsewhere),
  },
  decorators: [
    (Story) => (
      <KitProviders api={fakeApi({})}>
        <Story />
      </KitProviders>
    ),
  ],
} satisfies Meta<typeof TextPage>

type Story = StoryObj<typeof TextPage>
type Play = NonNullable<Story['play']>

const press = async (canvas: HTMLElement, name: string) =>
  userEvent.click(await within(canvas).findByRole('button', { name }))

const write: Play = async ({ canvasElement }) => {
  await press(canvasElement, 'Edit page')
  await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Text' }), ' Dogs are welcome.')
}

export const Viewing: Story = {}
export const DraftStored: Story = { args: { stored: withDraft } }
export const DraftLoaded: Story = {
  args: { stored: withDraft },
  play: ({ canvasElement }) => press(canvasElement, 'Load draft'),
}
export const Editing: Story = { play: ({ canvasElement }) => press(canvasElement, 'Edit page') }
export const Changed: Story = { play: write }
export const DraftEdited: Story = {
  args: { stored: withDraft },
  play: async (context) => {
    await press(context.canvasElement, 'Load draft')
    await write(context)
  },
}
export const Saving: Story = {
  args: { save: () => new Promise<number>(() => {}) },
  play: async (context) => {
    await write(context)
    await press(context.canvasElement, 'Save page')
    await waitFor(() => expect(within(context.canvasElement).getByRole('button', { name: 'Save page' })).toBeDisabled())
  },
}
export const SavedMeanwhile: Story = {
  args: {
    save: () => Promise.reject(new ApiError('Conflict', { status: 409, body: { error: 'Changed', by: 'Ann Miller' } })),
  },
  play: async (context) => {
    await write(context)
    await press(context.canvasElement, 'Save page')
    await press(context.canvasElement, 'View the other version')
  },
}
export const RightToLeft: Story = { ...Editing, globals: { direction: 'rtl' } }
export const Dark: Story = { ...DraftEdited, tags: ['!test'], globals: { theme: 'dark' } }
export const Phone: Story = { ...SavedMeanwhile, globals: { viewport: { value: 'phone' } } }
