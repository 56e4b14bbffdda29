import { useSite } from '@sitewright/page-kit'
import { useCallback, useEffect, useRef } from 'react'
import { useLoaded, type Loaded } from '../use-loaded.ts'
import type { ListedFile } from './listed-file.ts'

export interface Files extends Loaded<readonly ListedFile[]> {
  /** Changes files in place. */
  edit: (ids: ReadonlySet<number>, part: Partial<ListedFile>) => void
  /** Takes a file out of the list for good. */
  remove: (id: number) => void
}

/**
 * The files of a folder; for another folder the component has to be made anew. With another `revision` they are loaded
 * anew while the list stays in sight.
 */
export function useFiles(idFolder: number, revision: number): Files {
  const { api } = useSite()
  // An answer that was on its way when a file left the folder must not bring it back.
  const gone = useRef(new Set<number>())
  const load = useCallback(async (): Promise<readonly ListedFile[]> => {
    const files = await api('GET protected/file-get-list.json.php', { f: idFolder })
    return files.filter(({ id }) => !gone.current.has(id))
  }, [api, idFolder])
  const files = useLoaded(load)

  const shown = useRef(revision)
  const change = useRef(files.change)
  useEffect(() => {
    change.current = files.change
  })
  useEffect(() => {
    if (shown.current === revision) return undefined
    shown.current = revision
    let current = true
    load().then(
      (fresh) => current && change.current((old) => merged(old, fresh)),
      (error: unknown) => console.error(error),
    )
    return () => {
      current = false
    }
  }, [load, revision])

  return {
    ...files,
    edit: (ids, part) => files.change((list) => list.map((file) => (ids.has(file.id) ? { ...file, ...part } : file))),
    remove(id) {
      gone.current.add(id)
      files.change((list) => list.filter((file) => file.id !== id))
    },
  }
}

/** What the server has now, with what only this list knows. */
function merged(old: readonly ListedFile[], fresh: readonly ListedFile[]): readonly ListedFile[] {
  const known = new Map(old.map((file) => [file.id, file]))
  return fresh.map((file) => ({ ...known.get(file.id), ...file }))
}
