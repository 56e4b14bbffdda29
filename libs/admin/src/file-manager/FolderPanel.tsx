import { chakra } from '@chakra-ui/react'
import type { Folder } from '@sitewright/api-client'
import { FolderTree, useCreateSubfolder, type Folders, type FolderRowFrame } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { EmptyState, Spinner } from '@sitewright/ui'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { useDndContext, useDroppable } from '@dnd-kit/core'
import { mayTake } from './listed-file.ts'
import { draggedFiles, type DropData } from './drag/drag-data.ts'
import { texts } from './messages.ts'

/** Makes a row of the folder tree a place where the dragged files can be dropped, if the folder takes them. */
const DropRow: FolderRowFrame = ({ folder, children }) => {
  const { active } = useDndContext()
  const disabled = active !== null && !draggedFiles(active).some((file) => mayTake(folder, file))
  const { setNodeRef, isOver } = useDroppable({ id: folder.idFolder, data: { folder } satisfies DropData, disabled })
  return children({ ref: setNodeRef, over: isOver })
}

export interface FolderPanelProps {
  folders: Folders
  onDelete: (folder: Folder) => void
  onEditPermissions: (folder: Folder) => void
}

/** Stays in sight beside a long list, as files are dragged onto it. */
const Panel = chakra('section', {
  base: {
    borderWidth: '1px',
    borderRadius: 'lg',
    background: 'bg.panel',
    padding: '2',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    maxHeight: { base: '45dvh', lg: 'calc(100dvh - var(--stuck-bar, 0px) - {spacing.8})' },
    lg: { position: 'sticky', top: 'calc(var(--stuck-bar, 0px) + {spacing.4})' },
    '& > [role=status]:first-of-type': { padding: '3' },
  },
})

/** The folder tree, to choose from and to drop files on. */
export function FolderPanel({ folders, onDelete, onEditPermissions }: FolderPanelProps) {
  const { api } = useSite()
  const createSubfolder = useCreateSubfolder({ api, onCreated: folders.add })
  return (
    <Panel aria-label={texts.folders()}>
      {folders.status === 'loading' && <Spinner label={texts.loadingFolders()} />}
      {folders.status === 'failed' && (
        <LoadFailure title={texts.foldersFailed()} error={folders.error} onRetry={folders.reload} />
      )}
      {folders.status === 'ready' && folders.folders.length === 0 && <EmptyState title={texts.noFolders()} />}
      {folders.folders.length > 0 && (
        <FolderTree
          folders={folders.folders}
          selected={folders.selected?.idFolder}
          onSelect={folders.select}
          expanded={folders.expanded}
          onToggle={folders.toggle}
          actions={{ onDelete, onEditPermissions, onCreateSubfolder: createSubfolder }}
          RowFrame={DropRow}
        />
      )}
    </Panel>
  )
}
