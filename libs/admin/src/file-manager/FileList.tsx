import { Box, Stack } from '@chakra-ui/react'
import type { Folder } from '@sitewright/api-client'
import type { Ref } from 'react'
import { listCount, ListEnd } from '@sitewright/ui'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { ListSearch } from '../shared/ListSearch.tsx'
import type { OnFileAction } from './file-action.tsx'
import { FileTable } from './FileTable.tsx'
import type { ListedFile } from './listed-file.ts'
import { SelectionBar } from './SelectionBar.tsx'
import type { Files } from './use-files.ts'
import { useStableCallback } from '../shared/use-stable-callback.ts'
import { useSelection } from './use-selection.ts'
import { texts } from './messages.ts'

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

/** The files of a folder, a search among them, and what can be done with those that are selected. */
export function FileList(props: FileListProps) {
  const { folder, files, deleting, onMove, onDelete, searchField } = props
  const { items, searching } = files
  const loading = files.status === 'loading'
  const selection = useSelection(items)
  const { files: selected } = selection
  /** What is not loaded cannot be selected. */
  const isWhole = files.more === 'none'
  const handlers = useTableHandlers(props)

  return (
    <Stack gap="3">
      <ListSearch
        ref={searchField}
        label={texts.search()}
        placeholder={texts.searchBy()}
        nouns={texts.count}
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        query={files.query}
        onChange={files.search}
        notes={[files.status === 'ready' ? listCount(files, texts.count) : '', searching ? texts.searching() : '']}
      />
      {files.status === 'failed' ? (
        <LoadFailure title={texts.loadFailed()} error={files.error} onRetry={files.reload} />
      ) : (
        <Box aria-busy={searching || undefined}>
          <FileTable
            folder={folder}
            files={items}
            loading={loading}
            selection={selection}
            isWhole={isWhole}
            busy={deleting}
            sort={files.sort}
            query={searching ? undefined : files.query.trim()}
            {...handlers}
          />
        </Box>
      )}
      <ListEnd list={files} several={texts.several()} />
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          partOf={selection.all && !isWhole ? files.total : undefined}
          busy={selected.some(({ id }) => deleting.has(id))}
          onMove={() => onMove(selected)}
          onDelete={() => onDelete(selected)}
          onClear={selection.clear}
        />
      )}
    </Stack>
  )
}

/** They stay the same, so that the table is rendered only when something changes in it. */
function useTableHandlers({ files, onPreview, ...props }: FileListProps) {
  return {
    onAction: useStableCallback(props.onAction),
    onMore: useStableCallback(props.onMore),
    onSort: useStableCallback(files.sortBy),
    onSearch: useStableCallback(files.search),
    onPreview: useStableCallback((file: ListedFile) => {
      const images = files.items.filter(({ IsImage, moving }) => IsImage && !moving)
      onPreview(images, images.indexOf(file))
    }),
  }
}
