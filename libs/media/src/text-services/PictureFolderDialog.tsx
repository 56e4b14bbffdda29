import { Button, Stack, Text } from '@chakra-ui/react'
import type { Folder } from '@sitewright/api-client'
import { AppDialog } from '@sitewright/ui'
import { useState } from 'react'
import { expandedFolders, findFolder } from '../folders/folder-tree.ts'
import { FolderTree } from '../folders/FolderTree.tsx'
import { texts } from './messages.ts'

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
      title={texts.heading()}
      open
      onClose={() => onClose(undefined)}
      footer={
        <>
          <Button variant="outline" onClick={() => onClose(undefined)}>
            {texts.cancel()}
          </Button>
          <Button colorPalette="accent" disabled={!folder?.MayAdd} onClick={() => onClose(folder)}>
            {current ? texts.use() : texts.upload()}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted" textStyle="sm">
          {texts.explanation()}
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
  if (!folder) return texts.choose()
  if (!folder.MayAdd) return texts.mayNotAdd()
  if (folder.Root === 'personal') return texts.personal()
  return folder.Root === 'protected' ? texts.protected() : texts.public()
}
