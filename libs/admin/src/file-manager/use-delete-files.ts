import { refusalReason, type Api, type FileUse } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { countedFiles, type ListedFile } from './listed-file.ts'
import type { FileWork } from './use-files.ts'
import { keepPlace } from '../shared/keep-place.ts'
import { settleEach } from './settle-each.ts'
import { deleteFailure, deleteQuestion, deleteSuccess } from './texts.ts'

/** More names than these nobody reads in a question. */
const limit = 5

/** Looking up the uses of thousands of files would keep everybody waiting. */
const lookUps = 100

/**
 * What to add to the question before files are deleted: where they are used. Empty where they are not. A failed look-up
 * is logged and said.
 */
async function usedOn(api: Api, files: readonly ListedFile[]): Promise<string> {
  const uses = new Map<string, FileUse>()
  const looked = files.slice(0, lookUps)
  const failures = await settleEach(looked, async ({ id }) => {
    for (const use of await api('GET private/file-get-uses.json.php', { id }))
      uses.set(`${use.href}\n${use.title}`, use)
  })
  for (const { error } of failures) console.error(error)
  const unknown = files.length - looked.length + failures.length
  return [sentence(files, [...uses.values()]), missing(files, unknown)].filter(Boolean).join('\n\n')
}

function sentence(files: readonly ListedFile[], uses: readonly FileUse[]): string {
  if (uses.length === 0) return ''
  const names = uses.slice(0, limit).map(({ title, href }) => title.trim() || href || '[no title]')
  const more = uses.length > limit ? ` and ${uses.length - limit} more` : ''
  return `${files.length === 1 ? 'It is' : 'They are'} used on: ${names.join(', ')}${more}`
}

function missing(files: readonly ListedFile[], unknown: number): string {
  if (unknown === 0) return ''
  if (files.length === 1) return 'Could not check where it is used.'
  return `Did not check where ${countedFiles(unknown)} of them may be used.`
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
    if (failures.length === 0) return messages.alert(successText(wanted.length))
    const errors = failures.map(({ error }) => error)
    return messages.fail(failureText(failures.length, wanted.length), errors)
  }

  async function run(wanted: readonly ListedFile[]) {
    const place = keepPlace(fallback)
    setDeleting(new Set(wanted.map(({ id }) => id)))
    const uses = await usedOn(api, wanted)
    const question = [questionText(wanted.length), uses].filter(Boolean).join('\n\n')
    flushSync(() => setDeleting(none))
    place()
    if (!(await messages.confirm(question))) return
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

function questionText(count: number): string {
  return count === 1
    ? deleteQuestion
    : `Are you sure you want to delete these ${countedFiles(count)}?  This cannot be undone`
}

function successText(count: number): string {
  return count === 1 ? deleteSuccess : `${countedFiles(count)} were successfully deleted`
}

function failureText(failed: number, count: number): string {
  if (count === 1) return deleteFailure
  const which = failed === count ? `the ${countedFiles(count)}` : `${failed} of the ${countedFiles(count)}`
  return `An error occurred trying to delete ${which}.  Check your browser log for more details.`
}
