import { Stack } from '@chakra-ui/react'
import { UploadList, type Folders, type useUploads } from '@sitewright/media'
import { keptSort } from '../shared/use-remembered-view.ts'
import { FolderFiles, type FolderFilesProps } from './FolderFiles.tsx'
import { FoundFiles } from './FoundFiles.tsx'
import { fileColumns } from './use-files.ts'
import type { useOpenFolder } from './use-open-folder.ts'

export interface OpenFolderProps extends Pick<FolderFilesProps, 'onChanged' | 'onNotice' | 'tell' | 'upload'> {
  open: ReturnType<typeof useOpenFolder>
  folders: Folders
  uploads: ReturnType<typeof useUploads>
  /** Another one has the files loaded again. */
  changes: number
}

/** The files of the folder that is selected, or those that are found in all folders, below what is being uploaded. */
export function OpenFolder({ open, folders, uploads, changes, ...files }: OpenFolderProps) {
  const { words, searched, kept, keep } = open
  const folder = folders.selected
  const arrived = uploads.items.filter(({ state, fields }) => state === 'done' && fields.idFolder === folder?.idFolder)
  return (
    <Stack gap="4" minWidth="0">
      {uploads.items.length > 0 && <UploadList uploads={uploads} />}
      {folder ? (
        <FolderFiles
          key={`${folder.idFolder} ${searched}`}
          folder={folder}
          folders={folders}
          revision={changes + arrived.length}
          searched={searched}
          sorted={keptSort(kept, fileColumns)}
          onSorted={(sort) => keep({ sort })}
          onDropped={uploads.add}
          {...files}
        />
      ) : (
        <FoundFiles key={words} words={words} folders={folders} />
      )}
    </Stack>
  )
}
