import { shownSize } from '@sitewright/media'
import { Spinner, VisuallyHidden, type Column } from '@sitewright/ui'
import { shownTitle } from '../dialogs/shown-title.ts'
import { Moment } from '../shared/Moment.tsx'
import { DragHandle } from './drag/DragHandle.tsx'
import type { FileRowActionsProps } from './FileRowActions.tsx'
import { FileName } from './FileName.tsx'
import { FileRowActions } from './FileRowActions.tsx'
import { FileThumbnail } from './FileThumbnail.tsx'
import type { ListedFile } from './listed-file.ts'
import { SelectBox } from './SelectBox.tsx'
import type { Selection } from './use-selection.ts'

export interface FileColumnsOptions extends Omit<FileRowActionsProps, 'file' | 'busy'> {
  /** Absent where the files cannot be managed. */
  selection: Selection | undefined
  /** The ids of the files with which something is being done. */
  busy: ReadonlySet<number>
  onPreview: (file: ListedFile) => void
}

/** The columns of the list; a file that is on its way to another folder has nothing but a spinner (FILE-031). */
export function fileColumns({ selection, busy, onPreview, ...handlers }: FileColumnsOptions): Column<ListedFile>[] {
  return [
    ...(selection ? [selectColumn(selection), dragColumn(selection, busy)] : []),
    {
      key: 'name',
      header: 'Name',
      sortable: true,
      cell: (file) =>
        file.moving ? (
          <div data-file="">
            <Spinner size="sm" label="moving..." />
          </div>
        ) : (
          <div data-file="">
            <FileThumbnail file={file} onPreview={onPreview} />
            <div>
              <FileName file={file} onPreview={onPreview} />
              <div data-details="">
                <Moment at={file.ts} /> <Size of={file} />
              </div>
            </div>
          </div>
        ),
    },
    { key: 'ts', header: 'Created', sortable: true, cell: (file) => still(file, <Moment at={file.ts} />) },
    { key: 'size', header: 'Size', sortable: true, align: 'end', cell: (file) => still(file, <Size of={file} />) },
    {
      key: 'actions',
      header: <span data-label="">Actions</span>,
      align: 'end',
      cell: (file) => still(file, <FileRowActions file={file} busy={busy.has(file.id)} {...handlers} />),
    },
  ]
}

/** From left to right, whatever is around it: '3 MB', not 'MB 3'. */
function Size({ of: { size } }: { of: ListedFile }) {
  return <span dir="ltr">{shownSize(size)}</span>
}

function selectColumn(selection: Selection): Column<ListedFile> {
  const { ids, all, toggle, toggleAll } = selection
  return {
    key: 'select',
    header: (
      <span data-tight="">
        <SelectBox label="Select all files" checked={all} partly={ids.size > 0 && !all} onChange={toggleAll} />
      </span>
    ),
    cell: (file) => (
      <span data-tight="">
        {still(
          file,
          <SelectBox
            label={`Select ${shownTitle(file.name)}`}
            checked={ids.has(file.id)}
            onChange={(range) => toggle(file, range)}
          />,
        )}
      </span>
    ),
  }
}

function dragColumn({ ids, files }: Selection, busy: ReadonlySet<number>): Column<ListedFile> {
  return {
    key: 'drag',
    header: (
      <span data-tight="">
        <VisuallyHidden>Drag</VisuallyHidden>
      </span>
    ),
    cell: (file) => (
      <span data-tight="">
        {still(file, <DragHandle file={file} files={ids.has(file.id) ? files : [file]} disabled={busy.has(file.id)} />)}
      </span>
    ),
  }
}

function still<Content>(file: ListedFile, content: Content): Content | null {
  return file.moving ? null : content
}
