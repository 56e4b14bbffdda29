import { refusalReason, type Api } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { countedFiles, type ListedFile } from './listed-file.ts'
import { lookUpUses, nameLimit, usedOnText } from './look-up-uses.ts'
import type { FileWork } from './use-files.ts'
import { keepPlace } from '../shared/keep-place.ts'
import { shownTitle } from '../dialogs/shown-title.ts'
import { untilGone } from '../dialogs/until-gone.ts'
import { settleEach } from './settle-each.ts'
import { deleteFailure, deleteQuestion, deleteSuccess } from './texts.ts'

/**
 * What to add to the question before files are deleted: where they are used. Empty where they are not. A failed look-up
 * is logged and said.
 */
async function usedOn(api: Api, files: readonly ListedFile[]): Promise<string> {
  const { uses, unknown } = await lookUpUses(api, files)
  const used = uses.length > 0 && `${files.length === 1 ? 'It is' : 'They are'} ${usedOnText(uses)}`
  return [used, missing(files, unknown)].filter(Boolean).join('\n\n')
}

function missing(files: readonly ListedFile[], unknown: number): string {
  if (unknown === 0) return ''
  if (files.length === 1) return 'Could not check where it is used.'
  return `Could not check where ${countedFiles(unknown)} may be used.`
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
    if (gone.length > 0) await undo.tell(successText(gone.length), things, files.reload)
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
        // the question about one file is specified, with its answers
        ...(wanted[0] && wanted.length === 1 ? { about: wanted[0].name } : { accept: 'Delete' }),
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
  if (count === 1) return deleteQuestion
  const question = `Are you sure you want to delete these ${countedFiles(count)}?`
  return isFinal ? `${question}  This cannot be undone` : question
}

function successText(count: number): string {
  return count === 1 ? deleteSuccess : `${countedFiles(count)} were successfully deleted`
}

function failureText(failed: readonly ListedFile[], count: number): string {
  if (count === 1) return deleteFailure
  if (failed.length === count)
    return `An error occurred trying to delete the ${countedFiles(count)}.  Check your browser log for more details.`
  const names = failed.slice(0, nameLimit).map(({ name }) => `‘${shownTitle(name)}’`)
  const more = failed.length > nameLimit ? ` and ${failed.length - nameLimit} more` : ''
  return `An error occurred trying to delete ${failed.length} of the ${countedFiles(count)}: ${names.join(', ')}${more}.  Check your browser log for more details.`
}
