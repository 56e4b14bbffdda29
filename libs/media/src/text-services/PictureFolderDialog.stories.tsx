import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { sampleFolders } from '../testing/sample-folders.ts'
import { TestFrame } from '../testing/TestFrame.tsx'
import { PictureFolderDialog, type PictureFolderDialogProps } from './PictureFolderDialog.tsx'

/** Behind it the text that a picture was put into. */
function Example(props: PictureFolderDialogProps) {
  return (
    <TestFrame>
      <Button>Insert image</Button>
      <PictureFolderDialog {...props} />
    </TestFrame>
  )
}

/** Where pictures go that are dropped or pasted into a text. */
export default {
  title: 'Media/Picture Folder',
  component: Example,
  subcomponents: { PictureFolderDialog: PictureFolderDialog as React.ComponentType<unknown> },
  parameters: {
    docs: { story: { inline: false, height: '32rem' } },
    usage: {
      do: ['Ask once, where the first picture is dropped or pasted; the answer is remembered.'],
      avoid: ['Do not put pictures of a public page in a folder that visitors cannot see.'],
    },
  },
  args: { folders: sampleFolders, onClose: () => {} },
} satisfies Meta<typeof Example>

type Story = StoryObj<typeof Example>

/** Where they go so far is to be changed. */
export const Public: Story = { args: { current: sampleFolders.find(({ Root }) => Root === 'public') } }

/** Visitors do not see what is in other folders, which is said. */
export const Personal: Story = {
  play: async () => {
    const row = within(document.body).findByRole('treeitem', { name: 'Personal' }, { timeout: 60_000 })
    await userEvent.click(await row)
  },
}

/** There may be no folder to choose. */
export const NoFolders: Story = { args: { folders: [] } }
