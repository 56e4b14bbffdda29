import { ApiError, type Api } from '@sitewright/api-client'
import { SiteProvider } from '@sitewright/page-kit'
import { createSessionStore, SessionProvider } from '@sitewright/session'
import { createMessages, MessageHost, MessagesProvider } from '@sitewright/ui'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { sampleKindContent } from '../content.ts'
import { manifest } from '../manifest.ts'
import { active, draft } from '../testing/sample-contents.ts'
import { View } from './View.tsx'

const { blank, write } = sampleKindContent

interface Scene {
  permissions?: string[]
  /** What becomes of a save. */
  save?: () => Promise<unknown>
}

/** What the shell gives to a page kind, in small. */
const withShell: Decorator = (Story, { parameters }) => {
  const { permissions = [], save = () => Promise.resolve({ version: 2 }) } = parameters as Scene
  const answers: Record<string, () => Promise<unknown>> = {
    'GET private/page-get-hit-count.json.php': () => Promise.resolve([1204, 386]),
    'GET protected/plugin/get-content.json.php': () => Promise.resolve([write(active), write(draft), 2]),
    'GET protected/plugin/sample-kind/get-thanks.json.php': () => Promise.resolve({ count: 12, mine: false }),
    'POST protected/plugin/sample-kind/say-thanks.json.php': () => Promise.resolve({ count: 13, mine: true }),
    'POST protected/plugin/sample-kind/save-page.json.php': save,
  }
  const api = ((key: string) => answers[key]?.()) as Api
  const session = createSessionStore({ api, account: { auth: permissions.length > 0 ? 1 : 0, permissions } })
  return (
    <SessionProvider value={session}>
      <SiteProvider value={{ api, refresh: () => Promise.resolve() }}>
        <MessagesProvider value={createMessages()}>
          <Story />
          <MessageHost />
        </MessagesProvider>
      </SiteProvider>
    </SessionProvider>
  )
}

export default {
  title: 'Page kinds/Sample kind',
  component: View,
  parameters: { system: 'visitor', layout: 'padded', permissions: [manifest.editor] },
  args: { pageId: 1, data: { active, draft, version: 1 } },
  decorators: [withShell],
} satisfies Meta<typeof View>

type Story = StoryObj<typeof View>
type Play = NonNullable<Story['play']>

const press = async (canvas: HTMLElement, name: string) =>
  userEvent.click(await within(canvas).findByRole('button', { name }, { timeout: 60_000 }))

const edit: Play = async ({ canvasElement }) => {
  await press(canvasElement, 'Edit page')
  await within(canvasElement).findByRole('textbox', { name: 'Introduction' }, { timeout: 60_000 })
}

/** Publishes the draft. */
const publish: Play = async (context) => {
  await press(context.canvasElement, 'Load draft')
  await edit(context)
  await press(context.canvasElement, 'Publish draft as active page')
}

const long = {
  ...active,
  intro: active.intro.repeat(8),
  items: [...active.items, { text: 'x'.repeat(200) }, { text: active.intro }],
}

export const AsVisitor: Story = { parameters: { permissions: [] }, args: { data: { active, draft: null } } }
export const AsReaderSignedIn: Story = { parameters: { permissions: ['core.account-owner'] } }
export const AsEditor: Story = {}
export const DraftLoaded: Story = { play: ({ canvasElement }) => press(canvasElement, 'Load draft') }
export const Editing: Story = { play: edit }
export const Empty: Story = { args: { data: { active: blank(), draft: null, version: 1 } }, play: edit }
export const LongTexts: Story = { parameters: { permissions: [] }, args: { data: { active: long, draft: null } } }
export const Saving: Story = { parameters: { save: () => new Promise(() => {}) }, play: publish }
export const Failing: Story = {
  parameters: { save: () => Promise.reject(new ApiError('no answer', { status: 0 })) },
  play: publish,
}
export const SavedMeanwhile: Story = {
  parameters: { save: () => Promise.reject(new ApiError('stale', { status: 409, body: { by: 'Ann Miller' } })) },
  play: publish,
}
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' }, play: edit }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: edit }
