import { Button, Stack } from '@chakra-ui/react'
import type { Folder } from '@sitewright/api-client'
import type { Ref } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { ListSearch } from '../shared/ListSearch.tsx'
import type { OnFileAction } from './file-action.tsx'
import { FileTable } from './FileTable.tsx'
import type { ListedFile } from './listed-file.ts'
import { SelectionBar } from './SelectionBar.tsx'
import type { Files } from './use-files.ts'
import { useFoundFiles } from './use-found-files.ts'
import { useStableCallback } from '../shared/use-stable-callback.ts'
import { useSelection } from './use-selection.ts'

export interface FileListProps {
  folder: Folder
  files: Files
  /** The ids of the files that are being deleted. */
  deleting: ReadonlySet<number>
  onAction: OnFileAction
  /** Shows the actions in a dialog if the row has no space for them. */
  onMore: (file: ListedFile) => void
  /** Gets all images of the list, in their order, and the index of the one that was pressed. */
  onPreview: (images: readonly ListedFile[], start: number) => void
  onMove: (files: readonly ListedFile[]) => void
  onDelete: (files: readonly ListedFile[]) => void
  searchField: Ref<HTMLInputElement>
}

const none: readonly ListedFile[] = []

/** The files of a folder, a search among them, and what can be done with those that are selected. */
export function FileList(props: FileListProps) {
  const { folder, files, deleting, onMove, onDelete, searchField } = props
  const list = files.value ?? none
  const loading = files.status === 'loading'
  const { found, shown, more, ...view } = useFoundFiles(list)
  const selection = useSelection(found)
  const { files: selected } = selection

  const onAction = useStableCallback(props.onAction)
  const onMore = useStableCallback(props.onMore)
  const onSort = useStableCallback(view.sortBy)
  const onSearch = useStableCallback(view.search)
  const onPreview = useStableCallback((file: ListedFile) => {
    const images = found.filter(({ IsImage, moving }) => IsImage && !moving)
    props.onPreview(images, images.indexOf(file))
  })

  if (files.status === 'failed') return <LoadFailure title="The files could not be loaded" onRetry={files.reload} />
  return (
    <Stack gap="3">
      <ListSearch
        ref={searchField}
        label="Search files"
        placeholder="Search by name or caption"
        nouns={['file', 'files']}
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        query={view.query}
        onChange={view.search}
        counts={loading ? undefined : { shown: shown.length, found: found.length, all: list.length }}
      />
      <FileTable
        folder={folder}
        files={shown}
        loading={loading}
        selection={selection}
        busy={deleting}
        sort={view.sort}
        onSort={onSort}
        query={view.searched}
        onSearch={onSearch}
        onAction={onAction}
        onMore={onMore}
        onPreview={onPreview}
      />
      {more > 0 && (
        <Button variant="outline" alignSelf="center" onClick={view.showMore}>
          Show {more} more
        </Button>
      )}
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          busy={selected.some(({ id }) => deleting.has(id))}
          onMove={() => onMove(selected)}
          onDelete={() => onDelete(selected)}
          onClear={selection.clear}
        />
      )}
    </Stack>
  )
}
