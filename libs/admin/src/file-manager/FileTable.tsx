import { Button } from '@chakra-ui/react'
import type { Folder } from '@sitewright/api-client'
import { DataTable, EmptyState, type Sort } from '@sitewright/ui'
import { memo } from 'react'
import { actionsIn } from './file-action.tsx'
import { fileColumns, type FileColumnsOptions } from './file-columns.tsx'
import styles from './FileTable.module.css'
import type { ListedFile } from './listed-file.ts'
import type { Selection } from './use-selection.ts'
import { texts } from './messages.ts'

export interface FileTableProps extends Pick<
  FileColumnsOptions,
  'isWhole' | 'busy' | 'onAction' | 'onMore' | 'onPreview'
> {
  folder: Folder
  files: readonly ListedFile[]
  loading: boolean
  selection: Selection
  sort: Sort | undefined
  onSort: (key: string) => void
  /** What was searched for; undefined while that is not answered. */
  query: string | undefined
  onSearch: (query: string) => void
}

/** The table of files. It is rendered only when something changes in it, not with every character of a search. */
export const FileTable = memo(function FileTable(props: FileTableProps) {
  const { folder, files, loading, selection, sort, onSort, query, onSearch, ...columns } = props
  return (
    <div className={styles.files}>
      <DataTable
        caption={texts.filesIn({ folder: folder.Name })}
        columns={fileColumns({
          selection: folder.MayManage ? selection : undefined,
          actions: actionsIn(folder),
          ...columns,
        })}
        rows={files}
        rowKey={({ id }) => id}
        empty={<Nothing folder={folder} query={query} onClear={() => onSearch('')} />}
        loading={loading}
        sort={sort}
        onSort={onSort}
      />
    </div>
  )
})

function Nothing({ folder, query, onClear }: { folder: Folder; query: string | undefined; onClear: () => void }) {
  if (query === undefined) return <EmptyState title={texts.searching()} />
  if (query !== '')
    return (
      <EmptyState title={texts.noMatch({ query })}>
        <Button variant="outline" onClick={onClear}>
          {texts.clearSearch()}
        </Button>
      </EmptyState>
    )
  return <EmptyState title={texts.empty()}>{folder.MayAdd ? texts.emptyHint() : texts.emptyForReaders()}</EmptyState>
}
