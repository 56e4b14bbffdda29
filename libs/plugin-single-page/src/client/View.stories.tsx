import { ApiError, type Api } from '@sitewright/api-client'
import { SiteProvider } from '@sitewright/page-kit'
import { createSessionStore, SessionProvider } from '@sitewright/session'
import { createMessages, MessageHost, MessagesProvider } from '@sitewright/ui'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { View } from './View.tsx'

const active = `<h1>Our huts</h1>
<p>Two huts stand above the lake. Both are <strong>open all year</strong> and sleep twelve.</p>
<h2>What to bring</h2>
<ul><li>A sleeping bag</li><li>Food, and what you need to <em>cook</em> it</li></ul>
<table><thead><tr><th>Hut</th><th>Beds</th></tr></thead><tbody><tr><td>Upper</td><td>12</td></tr><tr><td>Lower</td><td>12</td></tr></tbody></table>`
const draft = active.replace('open all year', 'open from April to October')

const folder = {
  ...{ idFolder: 1, Name: 'Public', Children: [], Expanded: false, Depth: 0, ChildrenPopulated: true },
  ...{ Static: true, Root: 'public', MayAdd: true, MayManage: true },
}
const hut = {
  ...{ id: 12, name: 'Upper hut.jpg', caption: 'The upper hut', ts: 0, IsImage: true, idFolder: 1 },
  ...{ type: 'image/jpeg', size: 240_000, width: 1600, height: 1200 },
}

type Answer = () => Promise<unknown>

interface Scene {
  permissions?: string[]
  /** What becomes of a save. */
  save?: Answer
}

/** What the shell gives to a page kind, in small. */
const withShell: Decorator = (Story, { parameters }) => {
  const { permissions = [], save = () => Promise.resolve({ version: 2 }) } = parameters as Scene
  const answers: Record<string, Answer> = {
    'GET private/page-get-hit-count.json.php': () => Promise.resolve([1204, 386]),
    'GET protected/plugin/get-content.json.php': () => Promise.resolve([draft, null, 2]),
    'POST protected/plugin/single-page/save-page.json.php': save,
    'GET protected/folder-get-list.json.php': () => Promise.resolve([folder]),
    'GET protected/file-get-list.json.php': () => Promise.resolve([hut]),
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

const editor = ['plugin.singlepage.editor', 'core.page-manager']

export default {
  title: 'Page kinds/Single page',
  component: View,
  parameters: { system: 'visitor', layout: 'padded', permissions: editor },
  args: { pageId: 1, data: { active, draft, version: 1 } },
  decorators: [withShell],
} satisfies Meta<typeof View>

type Story = StoryObj<typeof View>
type Play = NonNullable<Story['play']>

const press = async (canvas: HTMLElement, name: string) =>
  userEvent.click(await within(canvas).findByRole('button', { name }, { timeout: 60_000 }))

const edit: Play = async ({ canvasElement }) => {
  await press(canvasElement, 'Edit page')
  await within(canvasElement).findByRole('textbox', { name: 'Page text' }, { timeout: 60_000 })
}

const chooseImage: Play = async (context) => {
  await edit(context)
  await press(context.canvasElement, 'Image')
  await within(document.body).findByRole('button', { name: hut.name }, { timeout: 60_000 })
}

/** Publishes the draft. */
const publish: Play = async (context) => {
  await press(context.canvasElement, 'Load draft')
  await edit(context)
  await press(context.canvasElement, 'Publish draft as active page')
}

export const AsVisitor: Story = { parameters: { permissions: [] }, args: { data: { active, draft: null } } }
export const AsEditor: Story = {}
export const DraftLoaded: Story = { play: ({ canvasElement }) => press(canvasElement, 'Load draft') }
export const Editing: Story = { play: edit }
export const ChoosingAnImage: Story = { play: chooseImage }
export const LongTexts: Story = {
  parameters: { permissions: [] },
  args: {
    data: {
      active: `<h1>${'Hüttenordnung'.repeat(6)}</h1><p>https://example.org/${'path/'.repeat(40)}</p>${active.repeat(3)}`,
      draft: null,
    },
  },
  globals: { viewport: { value: 'phone' } },
}
export const EmptyPage: Story = { args: { data: { active: '', draft: null, version: 1 } }, play: edit }
export const Saving: Story = { parameters: { save: () => new Promise(() => {}) }, play: publish }
export const Failing: Story = {
  parameters: { save: () => Promise.reject(new ApiError('no answer', { status: 0 })) },
  play: publish,
}
export const SavedMeanwhile: Story = {
  parameters: { save: () => Promise.reject(new ApiError('stale', { status: 409, body: { by: 'Ann Miller' } })) },
  play: publish,
}
export const RightToLeft: Story = { ...Editing, globals: { direction: 'rtl' } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' }, play: edit }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: edit }
