import { ApiError, type FileEntry, type UploadFile } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import {
  awkwardFiles,
  manyFiles,
  pagedFiles,
  sampleFiles,
  sampleFolder,
  sampleFolders,
  sampleUses,
} from '../testing/sample-files.ts'
import { sampleAccess } from '../testing/role-samples.ts'
import { TestSite } from '../testing/TestSite.tsx'
import FileManager from './FileManager.tsx'

const answers = {
  'GET protected/folder-get-list.json.php': () => sampleFolders,
  'POST private/folder-create.json.php': () => ({ id: 99 }),
  'GET private/folder-delete.json.php': () => ({}),
  'GET protected/file-get-paged.json.php': pagedFiles(({ f }) => sampleFiles.filter(({ idFolder }) => idFolder === f)),
  'GET private/file-delete.json.php': () => ({}),
  'GET private/file-move.json.php': () => ({}),
  'POST private/file-set-properties.json.php': () => ({}),
  'GET private/file-get-uses.json.php': () => sampleUses,
  'POST protected/image-get-captions.json.php': ({ ids }) => ids.map(() => ''),
  'GET private/permission-editor-get-list.json.php': () => sampleAccess,
  'POST private/permission-editor-save-list.json.php': () => ({}),
} satisfies Answers

const never = () => new Promise<never>(() => {})
const down = () => {
  throw new ApiError('The server cannot be reached', { status: 0 })
}
const refuse = () => {
  throw new ApiError('403', { status: 403, body: { error: 'You may not change this folder' } })
}

/** Uploads that get stuck at different points; a text file is refused. */
const stuck: UploadFile = async ({ file, onProgress }) => {
  if (file.type === 'text/plain') throw new ApiError('413', { status: 413 })
  onProgress?.((file.name.length % 8) / 10)
  return never()
}

/** The screen as the shell shows it, over a server that answers from a table. */
export default {
  title: 'Administration/File Manager',
  component: FileManager,
  parameters: { layout: 'padded', answers },
  args: { upload: async () => ({ id: 100 }) },
  render: (args, { parameters }) => (
    <TestSite api={fakeApi(parameters['answers'] as Answers).api}>
      <FileManager {...args} />
    </TestSite>
  ),
} satisfies Meta<typeof FileManager>

type Story = StoryObj<typeof FileManager>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const withAnswers = (more: Answers) => ({ answers: { ...answers, ...more } satisfies Answers })
const withFiles = (files: () => readonly FileEntry[]) =>
  withAnswers({ 'GET protected/file-get-paged.json.php': pagedFiles(files) })

async function choose({ canvas, userEvent }: Context, folder: string) {
  const row = await canvas.findByRole('treeitem', { name: folder })
  await userEvent.click(within(row).getByText(folder))
}

/** Presses the first button of this name, also where the window is too wide or narrow to show it. */
async function press({ canvas }: Context, name: string) {
  const [button] = await canvas.findAllByRole('button', { name, hidden: true })
  button!.click()
}

const publicFiles: Play = (context) => choose(context, 'Public')

export const NoFolderChosen: Story = {}
export const Full: Story = { play: publicFiles }
export const Personal: Story = {
  parameters: withFiles(() => sampleFiles.map((file) => ({ ...file, idFolder: 1 }))),
  play: (context) => choose(context, 'Personal'),
}
export const Many: Story = { parameters: withFiles(() => manyFiles(20)), play: publicFiles }
export const Empty: Story = { play: (context) => choose(context, 'Huts') }
export const Loading: Story = {
  parameters: withAnswers({ 'GET protected/file-get-paged.json.php': never }),
  play: publicFiles,
}
export const LoadingFolders: Story = { parameters: withAnswers({ 'GET protected/folder-get-list.json.php': never }) }
export const Failing: Story = { parameters: withFiles(down), play: publicFiles }
export const FailingFolders: Story = { parameters: withAnswers({ 'GET protected/folder-get-list.json.php': down }) }
export const NoMatch: Story = {
  play: async (context) => {
    await publicFiles(context)
    await context.userEvent.type(await context.canvas.findByRole('searchbox'), 'nothing of this name')
    await context.canvas.findByText(/No file matches/)
  },
}
/** Somebody who may put files into a folder, but not manage it. */
export const MayOnlyAdd: Story = {
  parameters: withAnswers({
    'GET protected/folder-get-list.json.php': () => [
      sampleFolder({ idFolder: 3, Name: 'Public', Root: 'public', MayManage: false }),
    ],
  }),
  play: publicFiles,
}
export const Selected: Story = {
  play: async (context) => {
    await publicFiles(context)
    for (const name of ['Select Kaweka Hut.jpg', 'Select Booking form.pdf'])
      await context.userEvent.click(await context.canvas.findByRole('checkbox', { name }))
  },
}
export const Moving: Story = {
  parameters: withAnswers({ 'GET private/file-move.json.php': never }),
  play: async (context) => {
    await publicFiles(context)
    await press(context, 'Move to…')
    const dialog = within(await within(document.body).findByRole('dialog'))
    await context.userEvent.click(dialog.getByText('Trips'))
    await context.userEvent.click(dialog.getByRole('button', { name: 'MOVE' }))
    await context.canvas.findByText('moving...')
  },
}
export const MoveTo: Story = {
  play: async (context) => {
    await publicFiles(context)
    await press(context, 'Move to…')
    await within(document.body).findByRole('dialog')
  },
}
export const Properties: Story = {
  play: async (context) => {
    await publicFiles(context)
    await press(context, 'File properties')
    await within(document.body).findByText('Our huts')
  },
}
export const Actions: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await publicFiles(context)
    await press(context, 'File actions')
    await within(document.body).findByRole('dialog')
  },
}
export const AskingToDelete: Story = {
  play: async (context) => {
    await publicFiles(context)
    await press(context, 'Delete file')
    await within(document.body).findByRole('alertdialog')
  },
}
/** Every change is refused; this one tried to delete a file, and the alert was read. */
export const Refused: Story = {
  parameters: withAnswers({
    'GET private/file-delete.json.php': refuse,
    'GET private/file-move.json.php': refuse,
    'GET private/folder-delete.json.php': refuse,
    'POST private/folder-create.json.php': refuse,
    'POST private/file-set-properties.json.php': refuse,
  }),
  play: async (context) => {
    await AskingToDelete.play!(context)
    const body = within(document.body)
    await context.userEvent.click(await body.findByRole('button', { name: 'Delete' }))
    await body.findByText(/An error occurred/)
    await context.userEvent.click(await body.findByRole('button', { name: 'OK' }))
    await context.canvas.findByText(/You may not change this folder/)
  },
}
/** Files from the desktop on their way: one is refused, the others get stuck. */
export const Uploading: Story = {
  args: { upload: stuck },
  play: async (context) => {
    await publicFiles(context)
    const transfer = new DataTransfer()
    for (const name of ['Summit.jpg', 'The whole party on the ridge.jpg', 'River.jpg'])
      transfer.items.add(new File(['x'.repeat(name.length * 1000)], name, { type: 'image/jpeg' }))
    transfer.items.add(new File(['x'], 'Notes.txt', { type: 'text/plain' }))
    const list = await context.canvas.findByRole('region', { name: 'Files' })
    list.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }))
    await context.canvas.findByText('Summit.jpg')
  },
}
export const LongNames: Story = { parameters: withFiles(() => awkwardFiles), play: publicFiles }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: publicFiles,
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: publicFiles }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' }, play: publicFiles }
