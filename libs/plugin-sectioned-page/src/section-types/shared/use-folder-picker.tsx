import type { Api } from '@sitewright/api-client'
import { Fetched, useFetched } from '@sitewright/page-kit'
import { type ReactNode, useEffect, useState } from 'react'

export interface ChosenFolder {
  id: number
  name: string
}

const fetchDialog = () => import('./SelectFolderDialog.tsx')

/** Asks for a folder in a dialog, whose code is fetched with the first question. */
export function useFolderPicker(api: Api): {
  pickFolder: (onChosen: (folder: ChosenFolder) => void) => void
  folderDialog: ReactNode
} {
  const [question, setQuestion] = useState<{ onChosen: (folder: ChosenFolder) => void }>()
  const Dialog = useFetched(fetchDialog, question !== undefined)
  const answer = (folder: ChosenFolder | undefined) => {
    setQuestion(undefined)
    if (folder) question?.onChosen(folder)
  }
  return {
    pickFolder: (onChosen) => setQuestion({ onChosen }),
    folderDialog: question && Dialog && <Fetched component={Dialog} api={api} onClose={answer} />,
  }
}

/** What a folder is called; undefined until that is known, and for one that this person may not see. */
export function useFolderName(api: Api, folder: number | undefined): string | undefined {
  const [names, setNames] = useState<ReadonlyMap<number, string>>()
  const isWanted = folder !== undefined

  useEffect(() => {
    if (!isWanted) return undefined
    let gone = false
    api('GET protected/folder-get-list.json.php').then(
      (tree) => {
        if (!gone) setNames(namesIn(tree))
      },
      (error: unknown) => console.error(error),
    )
    return () => {
      gone = true
    }
  }, [api, isWanted])
  return folder === undefined ? undefined : names?.get(folder)
}

interface Named {
  idFolder: number
  Name: string
  Children: readonly Named[]
}

function namesIn(folders: readonly Named[], names = new Map<number, string>()): Map<number, string> {
  for (const { idFolder, Name, Children } of folders) {
    names.set(idFolder, Name)
    namesIn(Children, names)
  }
  return names
}
