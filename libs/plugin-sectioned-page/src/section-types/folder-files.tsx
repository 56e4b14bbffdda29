import { withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { createContext, useContext, useEffect, useState } from 'react'
import type { SectionedPageCalls, ShownFile } from '../contract.ts'

/** The page, and the files of its folders as far as they are known, by the folders' ids. */
export interface PageFolders {
  pageId: number
  folders: Readonly<Record<number, readonly ShownFile[]>>
}

const PageFoldersContext = createContext<PageFolders>({ pageId: 0, folders: {} })

/** Around the sections of a page: what came with it, so that server and browser draw the same. */
export const PageFoldersProvider = PageFoldersContext.Provider

/**
 * The files of a folder that a section shows. Those that came with the page are there at once; a folder that an editor has
 * just chosen is asked for. Undefined until they are there, and where there is no folder.
 */
export function useFolderFiles(folder: number | undefined): readonly ShownFile[] | undefined {
  const { api } = useSite()
  const { pageId, folders } = useContext(PageFoldersContext)
  const known = folder === undefined ? undefined : folders[folder]
  const [asked, setAsked] = useState<{ folder: number; files: readonly ShownFile[] }>()
  const isWanted = folder !== undefined && known === undefined

  useEffect(() => {
    if (!isWanted) return undefined
    let gone = false
    const call = withCalls<SectionedPageCalls>(api)
    call('GET protected/plugin/sectioned-page/get-folder-files.json.php', { id: pageId, f: folder }).then(
      (files) => {
        if (!gone) setAsked({ folder, files })
      },
      (error: unknown) => console.error(error),
    )
    return () => {
      gone = true
    }
  }, [api, pageId, folder, isWanted])

  return known ?? (asked?.folder === folder ? asked?.files : undefined)
}
