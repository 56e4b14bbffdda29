import type { Folder } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { allIds, awkwardFolders, manyFolders, sampleFolders, withoutRights } from '../testing/sample-folders.ts'
import { FolderTree } from './FolderTree.tsx'
import type { FolderTreeProps } from './folder-tree-props.ts'

const nothing = () => {}

interface Args extends Pick<FolderTreeProps, 'folders' | 'RowFrame'> {
  withActions?: boolean
  open?: readonly number[]
  width?: string
}

function Example({ folders, RowFrame, withActions = true, open = [], width = '20rem' }: Args) {
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(() => new Set(open))
  const [selected, setSelected] = useState<number | undefined>(folders.at(-1)?.idFolder)
  const toggle = ({ idFolder }: Folder) => {
    setExpanded(
      (before) => new Set(before.has(idFolder) ? [...before].filter((id) => id !== idFolder) : [...before, idFolder]),
    )
  }
  return (
    <div style={{ maxWidth: width }}>
      <FolderTree
        folders={folders}
        selected={selected}
        onSelect={({ idFolder }) => setSelected(idFolder)}
        expanded={expanded}
        onToggle={toggle}
        {...(withActions && {
          actions: { onDelete: nothing, onEditPermissions: nothing, onCreateSubfolder: nothing },
        })}
        {...(RowFrame && { RowFrame })}
      />
    </div>
  )
}

/** The folders of the File Manager and of Select Image: choose, expand and collapse by mouse, touch and keyboard. */
export default {
  title: 'Media/Folder tree',
  component: Example,
  subcomponents: { FolderTree: FolderTree as React.ComponentType<unknown> },
  parameters: {
    usage: {
      do: [
        'Open the folders that lead to the chosen one.',
        'Give rows their actions only where folders are managed; to choose from, leave them out.',
      ],
      avoid: ['Do not build another tree: this one has the keyboard and screen readers solved.'],
    },
  },
  args: { folders: sampleFolders, open: allIds(sampleFolders) },
} satisfies Meta<typeof Example>

type Story = StoryObj<typeof Example>

export const Expanded: Story = {}
export const Collapsed: Story = { args: { open: [] } }
/** As in Select Image. */
export const ToChooseFrom: Story = { args: { withActions: false } }
export const NothingToManage: Story = { args: { folders: withoutRights(sampleFolders) } }
/** A file is held over 'Trips'. */
export const DropTarget: Story = {
  args: { RowFrame: ({ folder, children }) => children({ over: folder.Name === 'Trips' }) },
}
export const AwkwardNames: Story = { args: { folders: awkwardFolders, open: allIds(awkwardFolders) } }
/** Only what is expanded is there, so the tree is as quick as a small one. */
export const ThousandFolders: Story = { args: { folders: manyFolders, open: [10, 11, 12] } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
