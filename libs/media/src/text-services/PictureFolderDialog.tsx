import { Button, Stack, Text } from '@chakra-ui/react'
import type { Folder } from '@sitewright/api-client'
import { AppDialog } from '@sitewright/ui'
import { useState } from 'react'
import { expandedFolders, findFolder } from '../folders/folder-tree.ts'
import { FolderTree } from '../folders/FolderTree.tsx'

export interface PictureFolderDialogProps {
  folders: readonly Folder[]
  /** Where they go so far; absent: some wait for the answer. */
  current?: Folder | undefined
  /** Undefined: the pictures are not sent. */
  onClose: (folder: Folder | undefined) => void
}

/** Asks where pictures go that are put into texts. */
export function PictureFolderDialog({ folders, current, onClose }: PictureFolderDialogProps) {
  const [chosen, setChosen] = useState(current?.idFolder)
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(() => new Set(expandedFolders(folders)))
  const folder = chosen === undefined ? undefined : findFolder(folders, chosen)
  return (
    <AppDialog
      title="Where do your pictures go?"
      open
      onClose={() => onClose(undefined)}
      footer={
        <>
          <Button variant="outline" onClick={() => onClose(undefined)}>
            Cancel
          </Button>
          <Button colorPalette="accent" disabled={!folder?.MayAdd} onClick={() => onClose(folder)}>
            {current ? 'Use this folder' : 'Upload'}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted" textStyle="sm">
          Pictures that you put into texts go to this folder from now on. To change it, upload one to another folder in
          Select Image.
        </Text>
        <FolderTree
          folders={folders}
          selected={chosen}
          onSelect={({ idFolder }) => setChosen(idFolder)}
          expanded={expanded}
          onToggle={({ idFolder }) => {
            const next = new Set(expanded)
            if (!next.delete(idFolder)) next.add(idFolder)
            setExpanded(next)
          }}
        />
        <Text role="status" textStyle="sm">
          {note(folder)}
        </Text>
      </Stack>
    </AppDialog>
  )
}

function note(folder: Folder | undefined): string {
  if (!folder) return 'Choose a folder.'
  if (!folder.MayAdd) return 'You may not add files to this folder.'
  if (folder.Root === 'personal') return 'Only you would see these pictures: visitors see those in Public.'
  return folder.Root === 'protected' ? 'Visitors see pictures in Public only.' : 'Everybody can see pictures in Public.'
}
