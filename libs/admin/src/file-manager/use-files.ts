import { callQuery, useLoaded, type Loaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ListedFile } from './listed-file.ts'

export interface Files extends Loaded<readonly ListedFile[]> {
  /** Changes files in place. */
  edit: (ids: ReadonlySet<number>, part: Partial<ListedFile>) => void
  /** Removes a file from the list permanently. */
  remove: (id: number) => void
}

/** The files of a folder. With another `revision` they are read again while the list stays in sight. */
export function useFiles(idFolder: number, revision: number): Files {
  const { api } = useSite()
  const listed = useRef<readonly ListedFile[]>([])
  const { key, load } = callQuery(api, 'GET protected/file-get-list.json.php', { f: idFolder })
  const files = useLoaded({ key, load: async () => merged(listed.current, await load()) })
  useEffect(() => {
    listed.current = files.value ?? []
  })

  const shown = useRef(revision)
  const refresh = useEffectEvent(() => void files.refresh().catch(console.error))
  useEffect(() => {
    if (shown.current !== revision) refresh()
    shown.current = revision
  }, [revision])

  return {
    ...files,
    edit: (ids, part) => files.change((list) => list.map((file) => (ids.has(file.id) ? { ...file, ...part } : file))),
    remove: (id) => files.change((list) => list.filter((file) => file.id !== id)),
  }
}

/** What the server has now, with what only this list knows. */
function merged(old: readonly ListedFile[], fresh: readonly ListedFile[]): readonly ListedFile[] {
  const known = new Map(old.map((file) => [file.id, file]))
  return fresh.map((file) => ({ ...known.get(file.id), ...file }))
}

/** What everything needs that changes files of the list. */
export interface FileWork {
  files: Files
  /** Says in passing what was done. */
  tell: (text: string) => void
  /** Gets the server's reason for refusing something, if it gave one. */
  refused: (file: ListedFile, reason: string | undefined) => void
  /** What takes the focus when there is no row left to take it. */
  fallback: () => HTMLElement | null
}
