import { Button, Stack, Text } from '@chakra-ui/react'
import type { Folder } from '@sitewright/api-client'
import { FolderTree, type Folders } from '@sitewright/media'
import { AppDialog } from '@sitewright/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { shownTitle } from '../dialogs/shown-title.ts'
import { useOpener } from '../dialogs/use-opener.ts'
import { type ListedFile, mayTake } from './listed-file.ts'
import { texts } from './messages.ts'

export interface MoveDialogProps {
  files: readonly ListedFile[]
  folders: Folders
  onMove: (files: readonly ListedFile[], folder: Folder) => void
  onClose: () => void
}

/** Chooses the folder that files are moved to, for those who cannot drag them there, or would rather not. */
export function MoveDialog({ files, folders, onMove, onClose }: MoveDialogProps) {
  const giveFocusBack = useOpener()
  const [target, setTarget] = useState<Folder>()
  const [expanded, setExpanded] = useState(folders.expanded)
  const allowed = target && files.some((file) => mayTake(target, file))
  return (
    <AppDialog
      open
      title={
        files.length === 1
          ? texts.moveFile({ name: shownTitle(files[0]!.name) })
          : texts.moveFiles({ count: files.length })
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button
            disabled={!allowed}
            onClick={() => {
              flushSync(onClose)
              giveFocusBack() // what happens to the row decides where it goes from there
              if (target) onMove(files, target)
            }}
          >
            {texts.moveButton()}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <FolderTree
          label={texts.moveTarget()}
          folders={folders.folders}
          selected={target?.idFolder}
          onSelect={setTarget}
          expanded={expanded}
          onToggle={({ idFolder }) => setExpanded(toggled(expanded, idFolder))}
        />
        <Text role="status" textStyle="sm" color="fg.muted">
          {hint(target, allowed)}
        </Text>
      </Stack>
    </AppDialog>
  )
}

function hint(target: Folder | undefined, allowed: boolean | undefined): string {
  if (!target) return texts.chooseTarget()
  if (allowed) return texts.moveToFolder({ folder: target.Name })
  return target.MayManage ? texts.alreadyThere() : texts.noAdding()
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
