import type { Folder } from '@sitewright/api-client'
import type { Folders } from '@sitewright/media'
import type { ScreenQuery } from '@sitewright/page-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { remember, remembered, usePerson, type Kept } from '../shared/remembered.ts'

const screenName = 'files'

export interface OpenFolderOptions {
  folders: Folders
  /** Is told with each address whether the folder that it names is gone. */
  onMissing: (isMissing: boolean) => void
}

/** The folder that the address names, or else the one that was open the last time; and what is searched for. */
export function useOpenFolder(query: ScreenQuery | undefined, { folders, onMissing }: OpenFolderOptions) {
  const { selected, status } = folders
  const asked = useRef<ScreenQuery>(undefined)
  /** What the address asked for, until another folder is chosen. */
  const [opened, setOpened] = useState<{ idFolder: number; words: string }>()
  if (opened && selected && selected.idFolder !== opened.idFolder) setOpened(undefined)

  const person = usePerson()
  /** Whether somebody chose a folder here, which is not what anyone who was here before had open. */
  const isChosen = useRef(false)
  const keep = (part: Kept) => remember(person, screenName, part)

  /** The folder that was open the last time, if it is still there. */
  function openLast(of: number | undefined) {
    if (!folders.reveal(Number(remembered(of, screenName)['folder']))) folders.select(undefined)
  }
  const followAddress = useEffectEvent((next: ScreenQuery) => {
    const idFolder = Number(next['folder'])
    if (Object.keys(next).length === 0) return openLast(person)
    if (!idFolder) return folders.select(undefined)
    const isThere = folders.reveal(idFolder)
    setOpened(isThere ? { idFolder, words: next['q'] ?? '' } : undefined)
    onMissing(!isThere)
  })
  useEffect(() => {
    if (query === undefined || status !== 'ready' || asked.current === query) return
    asked.current = query
    followAddress(query)
  }, [query, status])

  const openLastOf = useEffectEvent((of: number | undefined) => {
    if (Object.keys(query ?? {}).length === 0 && !isChosen.current) openLast(of)
  })
  useEffect(() => {
    if (status === 'ready') openLastOf(person)
  }, [person, status])

  function select(folder: Folder | undefined) {
    isChosen.current = true
    folders.select(folder)
    if (folder) keep({ folder: folder.idFolder })
  }

  return {
    /** What the address searches for in all folders. */
    words: query?.['folder'] ? '' : (query?.['q'] ?? ''),
    /** What it searches for in the folder. */
    searched: opened?.words ?? '',
    /** What is remembered of the screen. */
    kept: remembered(person, screenName),
    keep,
    select,
  }
}
