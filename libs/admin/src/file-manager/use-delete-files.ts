import { refusalReason, type Api } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListedFile } from './listed-file.ts'
import { firstNames, lookUpUses, placesText } from './look-up-uses.ts'
import { texts } from './messages.ts'
import type { FileWork } from './use-files.ts'
import { keepPlace } from '../shared/keep-place.ts'
import { shownTitle } from '../dialogs/shown-title.ts'
import { untilGone } from '../dialogs/until-gone.ts'
import { settleEach } from './settle-each.ts'

/**
 * What to add to the question before files are deleted: where they are used. Empty where they are not. A failed look-up
 * is logged and said.
 */
async function usedOn(api: Api, files: readonly ListedFile[]): Promise<string> {
  const { uses, unknown } = await lookUpUses(api, files)
  const used = uses.length > 0 && texts.used({ count: files.length, places: placesText(uses) })
  return [used, missing(files, unknown)].filter(Boolean).join('\n\n')
}

function missing(files: readonly ListedFile[], unknown: number): string {
  if (unknown === 0) return ''
  return files.length === 1 ? texts.usesUnknown() : texts.someUnknown({ count: unknown })
}

export interface DeleteFiles {
  /** The ids of the files that are to be deleted, from the moment on that somebody asked for it. */
  deleting: ReadonlySet<number>
  /** Looks up where the files are used, asks, deletes and tells. One round at a time. */
  ask: (files: readonly ListedFile[]) => void
}

const none: ReadonlySet<number> = new Set()

export function useDeleteFiles({ files, refused, fallback }: FileWork): DeleteFiles {
  const { api } = useSite()
  const messages = useMessages()
  const undo = useUndo()
  const running = useRef(false)
  const [deleting, setDeleting] = useState(none)

  async function confirmed(wanted: readonly ListedFile[], place: () => void) {
    const failures = await settleEach(wanted, async ({ id }) => {
      await api('GET private/file-delete.json.php', { id })
      files.remove(id)
    })
    flushSync(() => {
      setDeleting(none)
      if (failures[0]) refused(failures[0].item, refusalReason(failures[0].error))
    })
    place() // before a message comes, which returns the focus to where it found it
    const left = new Set(failures.map(({ item }) => item))
    const gone = wanted.filter((file) => !left.has(file))
    const things = gone.map(({ id, name }) => ({ kind: 'file', id, name: shownTitle(name) }))
    if (failures.length > 0) {
      const errors = failures.map(({ error }) => error)
      await messages.fail(failureText([...left], wanted.length), errors)
    }
    if (gone.length > 0) await undo.tell(texts.deleted({ count: gone.length }), things, files.reload)
  }

  async function run(wanted: readonly ListedFile[]) {
    const place = keepPlace(fallback)
    setDeleting(new Set(wanted.map(({ id }) => id)))
    const uses = await usedOn(api, wanted)
    const kept = await undo.line(wanted.length)
    const question = [questionText(wanted.length, kept === undefined), uses].filter(Boolean).join('\n\n')
    flushSync(() => setDeleting(none))
    place()
    if (
      !(await messages.confirm(question, {
        ...(wanted[0] && wanted.length === 1 && { about: wanted[0].name }),
        accept: texts.delete(),
        danger: true,
        more: wanted.length === 1 ? untilGone(kept) : kept,
      }))
    )
      return
    setDeleting(new Set(wanted.map(({ id }) => id)))
    await confirmed(wanted, place)
  }

  function ask(wanted: readonly ListedFile[]) {
    if (running.current || wanted.length === 0) return
    running.current = true
    void run(wanted).finally(() => {
      running.current = false
      setDeleting(none)
    })
  }

  return { deleting, ask }
}

/** @param isFinal true where they cannot be brought back. */
function questionText(count: number, isFinal: boolean): string {
  if (count === 1) return texts.deleteQuestion()
  return isFinal ? texts.deleteSeveralFinally({ count }) : texts.deleteSeveral({ count })
}

function failureText(failed: readonly ListedFile[], count: number): string {
  if (count === 1) return texts.deleteFailed()
  if (failed.length === count) return texts.deleteAllFailed({ count })
  const names = firstNames(failed.map(({ name }) => texts.quoted({ name: shownTitle(name) })))
  return texts.deleteSomeFailed({ failed: failed.length, count, names })
}
