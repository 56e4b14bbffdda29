import type { Api, Folder } from '@sitewright/api-client'
import { useMessages } from '@sitewright/ui'
import { useRef } from 'react'
import { texts } from './messages.ts'

/** What `useCreateSubfolder` needs: the API, and who is told about a new folder. */
export interface CreateSubfolderOptions {
  api: Api
  /** Is told what was made, for example `useFolders().add`. */
  onCreated: (parent: number, child: { id: number; name: string }) => void
}

/** Asks for a name and makes a folder of it; no name, no folder (FILE-027, FILE-028). One at a time. */
export function useCreateSubfolder({ api, onCreated }: CreateSubfolderOptions): (parent: Folder) => void {
  const messages = useMessages()
  const running = useRef(false)

  async function create({ idFolder }: Folder) {
    const name = (await messages.prompt(texts.nameQuestion()))?.trim()
    if (!name) return
    try {
      const { id } = await api('POST private/folder-create.json.php', { name, parentid: idFolder })
      onCreated(idFolder, { id, name })
    } catch (error) {
      await messages.fail(texts.createFailed(), error)
    }
  }

  return (parent) => {
    if (running.current) return
    running.current = true
    void create(parent).finally(() => (running.current = false))
  }
}
