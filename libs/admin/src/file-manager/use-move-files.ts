import { useDndMonitor, type DragEndEvent } from '@dnd-kit/core'
import { refusalReason, type Folder } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type ListedFile, mayTake } from './listed-file.ts'
import { draggedFiles, folderUnder } from './drag/drag-data.ts'
import { isSeenByFewer, moveQuestion } from './move-question.ts'
import type { FileWork } from './use-files.ts'
import { keepPlace } from '../shared/keep-place.ts'
import { settleEach } from './settle-each.ts'
import { texts } from './messages.ts'
import { useStableCallback } from '../shared/use-stable-callback.ts'

export interface MoveOptions extends FileWork {
  /** The folder that the files are in. */
  from: Folder
  /** Called with the files that were moved into a folder. */
  onMoved: (files: readonly ListedFile[], folder: Folder) => void
  /** Called once those that could be moved back are where they were. */
  onMovedBack: () => void
}

/**
 * Moves files to a folder, all that it can take, and does so for those that are dropped on one. Asks first where fewer
 * people see that folder and pages use the files.
 */
export function useMoveFiles({ from, files, tell, refused, fallback, onMoved, onMovedBack }: MoveOptions) {
  const { api } = useSite()
  const messages = useMessages()

  const { isAsked, isAgreed } = useMoveQuestion(from)

  async function tellFailures(failures: readonly { item: ListedFile; error: unknown }[]) {
    const [first] = failures
    if (!first) return
    refused(first.item, refusalReason(first.error))
    await messages.fail(
      texts.moveFailed(),
      failures.map(({ error }) => error),
    )
  }

  async function moveBack(moved: readonly ListedFile[]) {
    const failures = await settleEach(moved, ({ id, idFolder }) =>
      api('GET private/file-move.json.php', { iid: id, fid: idFolder }),
    )
    files.edit(idsOf(moved), { moving: false })
    onMovedBack()
    await tellFailures(failures)
  }

  async function move(wanted: readonly ListedFile[], folder: Folder) {
    const moved = wanted.filter((file) => !file.moving && !isAsked(file) && mayTake(folder, file))
    if (moved.length === 0 || !(await isAgreed(moved, folder))) return
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
    if (done.length > 0)
      tell(texts.moved({ count: done.length, folder: folder.Name }), [
        { label: texts.undo(), onPress: () => void moveBack(done) },
      ])
    onMoved(done, folder)
    await tellFailures(failures)
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

/** Asks where fewer people see the folder that files go to, and pages use them. */
function useMoveQuestion(from: Folder) {
  const { api } = useSite()
  const messages = useMessages()
  const asking = useRef(new Set<number>())

  /** Resolves to false where they are to stay. */
  async function isAgreed(wanted: readonly ListedFile[], folder: Folder): Promise<boolean> {
    if (!isSeenByFewer(folder, from)) return true
    for (const { id } of wanted) asking.current.add(id)
    try {
      const question = await moveQuestion(api, wanted, folder)
      if (question === undefined) return true
      const refuse = texts.keepHere({ count: wanted.length })
      return await messages.confirm(question, { accept: texts.move(), refuse })
    } finally {
      for (const { id } of wanted) asking.current.delete(id)
    }
  }

  return { isAsked: ({ id }: ListedFile) => asking.current.has(id), isAgreed }
}

const idsOf = (files: readonly ListedFile[]) => new Set(files.map(({ id }) => id))
