import { shownSize } from '@sitewright/media'
import { type Column, Moment, Spinner, Tooltip, VisuallyHidden } from '@sitewright/ui'
import { shownTitle } from '../dialogs/shown-title.ts'
import { DragHandle } from './drag/DragHandle.tsx'
import { type FileRowActionsProps, FileRowActions } from './FileRowActions.tsx'
import { FileThumbnail } from './FileThumbnail.tsx'
import type { ListedFile } from './listed-file.ts'
import type { Selection } from './use-selection.ts'
import { memo } from 'react'
import { tooltipDelay } from './tooltip-delay.ts'
import { texts } from './messages.ts'

interface FileNameProps {
  file: ListedFile
  onPreview: (file: ListedFile) => void
}

/** A file's name, which opens the preview of an image and nothing else (FILE-013). */
const FileName = memo(function FileName({ file, onPreview }: FileNameProps) {
  const name = shownTitle(file.name)
  return (
    <Tooltip label={name} openDelay={tooltipDelay.name}>
      {file.IsImage ? (
        <button type="button" data-name="" onClick={() => onPreview(file)}>
          <bdi>{name}</bdi>
        </button>
      ) : (
        <span data-name="">
          <bdi>{name}</bdi>
        </span>
      )}
    </Tooltip>
  )
})

export interface FileColumnsOptions extends Omit<FileRowActionsProps, 'file' | 'busy'> {
  /** Absent where the files cannot be managed. */
  selection: Selection | undefined
  /** True if all files are listed; else further ones are to be loaded. */
  isWhole: boolean
  /** The ids of the files with which something is being done. */
  busy: ReadonlySet<number>
  onPreview: (file: ListedFile) => void
}

/** The columns of the list; a file that is on its way to another folder has nothing but a spinner (FILE-031). */
export function fileColumns({
  selection,
  isWhole,
  busy,
  onPreview,
  ...handlers
}: FileColumnsOptions): Column<ListedFile>[] {
  return [
    ...(selection ? [selectColumn(selection, isWhole), dragColumn(selection, busy)] : []),
    {
      key: 'name',
      header: texts.name(),
      sortable: true,
      cell: (file) =>
        file.moving ? (
          <div data-file="">
            <Spinner size="sm" label={texts.moving()} />
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
    { key: 'ts', header: texts.created(), sortable: true, cell: (file) => still(file, <Moment at={file.ts} />) },
    {
      key: 'size',
      header: texts.size(),
      sortable: true,
      align: 'end',
      cell: (file) => still(file, <Size of={file} />),
    },
    {
      key: 'actions',
      header: <span data-label="">{texts.actions()}</span>,
      align: 'end',
      cell: (file) => still(file, <FileRowActions file={file} busy={busy.has(file.id)} {...handlers} />),
    },
  ]
}

/** From left to right, whatever is around it: '3 MB', not 'MB 3'. */
function Size({ of: { size } }: { of: ListedFile }) {
  return <span dir="ltr">{shownSize(size)}</span>
}

function selectColumn(selection: Selection, isWhole: boolean): Column<ListedFile> {
  const { ids, all, toggle, toggleAll } = selection
  return {
    key: 'select',
    header: (
      <span data-tight="">
        <SelectBox
          label={isWhole ? texts.selectAll() : texts.selectLoaded()}
          checked={all}
          partly={ids.size > 0 && !all}
          onChange={toggleAll}
        />
      </span>
    ),
    cell: (file) => (
      <span data-tight="">
        {still(
          file,
          <SelectBox
            label={texts.select({ name: shownTitle(file.name) })}
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
        <VisuallyHidden>{texts.drag()}</VisuallyHidden>
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

interface SelectBoxProps {
  label: string
  checked: boolean
  /** True where some of what it represents is selected. */
  partly?: boolean
  /** `range`: the shift key was held. */
  onChange: (range: boolean) => void
}

/** A plain checkbox: a hundred of Chakra's would take their time to appear. */
function SelectBox({ label, checked, partly = false, onChange }: SelectBoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = partly
      }}
      // Shift would select text on the way.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  )
}
