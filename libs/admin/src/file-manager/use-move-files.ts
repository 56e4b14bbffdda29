import { useDndMonitor, type DragEndEvent } from '@dnd-kit/core'
import { refusalReason, type Folder } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { countedFiles, type ListedFile, mayTake } from './listed-file.ts'
import { draggedFiles, folderUnder } from './drag/drag-data.ts'
import type { FileWork } from './use-files.ts'
import { keepPlace } from '../shared/keep-place.ts'
import { settleEach } from './settle-each.ts'
import { moveFailure } from './texts.ts'
import { useStableCallback } from '../shared/use-stable-callback.ts'

export interface MoveOptions extends FileWork {
  /** Called with the files that were moved into a folder. */
  onMoved: (files: readonly ListedFile[], folder: Folder) => void
}

/** Moves files to a folder, all that it can take, and does so for those that are dropped on one. */
export function useMoveFiles({ files, tell, refused, fallback, onMoved }: MoveOptions) {
  const { api } = useSite()
  const messages = useMessages()

  async function move(wanted: readonly ListedFile[], folder: Folder) {
    const moved = wanted.filter((file) => !file.moving && mayTake(folder, file))
    if (moved.length === 0) return
    const place = keepPlace(fallback)
    flushSync(() => files.edit(idsOf(moved), { moving: true }))
    place()
    const failures = await settleEach(moved, async ({ id }) => {
      await api('GET private/file-move.json.php', { iid: id, fid: folder.idFolder })
      files.remove(id)
    })
    if (failures.length > 0) files.edit(idsOf(failures.map(({ item }) => item)), { moving: false })
    const failed = new Set(failures.map(({ item }) => item))
    const done = moved.filter((file) => !failed.has(file))
    if (done.length > 0) tell(`${countedFiles(done.length)} moved to ${folder.Name}`)
    onMoved(done, folder)
    if (failures.length === 0) return
    refused(failures[0]!.item, refusalReason(failures[0]!.error))
    await messages.fail(
      moveFailure,
      failures.map(({ error }) => error),
    )
  }

  // One permanent listener: a new one would get the very drop that caused it.
  const drop = useStableCallback(({ active, over }: DragEndEvent) => {
    const folder = folderUnder(over)
    if (folder) void move(draggedFiles(active), folder)
  })
  const monitor = useMemo(() => ({ onDragEnd: drop }), [drop])
  useDndMonitor(monitor)

  return (wanted: readonly ListedFile[], folder: Folder) => void move(wanted, folder)
}

const idsOf = (files: readonly ListedFile[]) => new Set(files.map(({ id }) => id))
