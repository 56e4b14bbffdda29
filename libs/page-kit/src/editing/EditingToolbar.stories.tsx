import { ApiError, type PageStatus } from '@sitewright/api-client'
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

const published: PageStatus = {
  ...{ id: 7, name: 'The hut', url: 'hut', published: true, pub_start: null, pub_end: null },
  ...{ roles: [], inMenu: true, draft: false, mayPublish: true },
}
const hidden: PageStatus = { ...published, published: false, inMenu: false }
const publishing = {
  'GET protected/page-get-status.json.php': () => hidden,
  'POST private/page-update.json.php': () => ({}),
}
const pick = ({ status }: { status?: PageStatus }) => (status ? { status } : {})
/** How the page of a story stands with the public. */
const stands = (part: Partial<PageStatus>) => ({ parameters: { status: { ...published, ...part } } })

export default {
  title: 'Page kit/EditingToolbar',
  component: TextPage,
  subcomponents: { EditingToolbar: EditingToolbar as React.ComponentType<unknown> },
  parameters: {
    system: 'visitor',
    layout: 'padded',
    docs: { story: { inline: false, height: '28rem' } },
    usage: {
      do: [
        'Put it above everything of the page that is edited, once.',
        'Put the buttons of your page kind before it, as its `children`.',
      ],
      avoid: [
        'Do not build a second ‘Save page’: the toolbar knows drafts, conflicts and keyboard shortcuts.',
        'Do not hide it while something is unsaved.',
      ],
    },
  },
  args: {
    stored,
    save: () => Promise.resolve(2),
    reload: () => Promise.resolve(elsewhere),
  },
  decorators: [
    (Story, { parameters }) => (
      <KitProviders api={fakeApi(publishing)} permissions={['huts.editor']} {...pick(parameters)}>
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
export const Published: Story = stands({})
export const NotPublished: Story = stands(hidden)
export const NotPublishedByOthers: Story = stands({ ...hidden, mayPublish: false })
export const Scheduled: Story = stands({ pub_start: 4_000_000_000, pub_end: 4_100_000_000 })
export const Ended: Story = stands({ pub_end: 1_700_000_000 })
export const ForRoles: Story = { ...stands({ roles: ['Members', 'Committee'] }), args: { stored: withDraft } }
export const DraftOfAnn: Story = {
  ...stands({ draft: true, draftBy: 'Ann', draftSaved: 1_760_000_000 }),
  args: { stored: withDraft },
}
export const JustPublished: Story = {
  ...stands(hidden),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Publish')
    await within(document.body).findByText('Published. It is not in the menu yet.')
  },
}
export const SavedUnpublished: Story = {
  ...stands(hidden),
  play: async (context) => {
    await write(context)
    await press(context.canvasElement, 'Save page')
    await within(document.body).findByText('Saved. Visitors cannot see this page yet.')
  },
}
export const Discarded: Story = {
  ...stands({}),
  play: async (context) => {
    await write(context)
    await press(context.canvasElement, 'Discard changes')
  },
}
export const Scheduling: Story = {
  ...stands(hidden),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Schedule')
    await within(document.body).findByRole('dialog', { name: 'Schedule' }, { timeout: 60_000 })
  },
}
export const DraftStored: Story = { args: { stored: withDraft } }
/** The published page is edited while a draft waits. */
export const DraftWaiting: Story = {
  ...DraftOfAnn,
  play: ({ canvasElement }) => press(canvasElement, 'Edit page'),
}
export const PhoneDraftWaiting: Story = { ...DraftWaiting, globals: { viewport: { value: 'phone' } } }
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
    await within(context.canvasElement).findAllByRole('insertion')
  },
}
export const RightToLeft: Story = { ...Editing, globals: { direction: 'rtl' } }
export const Dark: Story = { ...DraftEdited, tags: ['!test'], globals: { theme: 'dark' } }
export const Phone: Story = { ...SavedMeanwhile, globals: { viewport: { value: 'phone' } } }
export const PhoneNotPublished: Story = { ...NotPublished, globals: { viewport: { value: 'phone' } } }
export const DarkNotPublished: Story = { ...NotPublished, tags: ['!test'], globals: { theme: 'dark' } }
