import { useDocument, useSite, type EditedDocument, type StoredDocument } from '@sitewright/page-kit'
import { useCallback, useRef, useState } from 'react'
import { basedOn, readDocument, versionAfter } from '../shared/document-calls.ts'
import { parseMenu, writeMenu } from './kept-menu.ts'
import { changeOf, isSameButIds, rebased, withFormerIds } from './menu-document.ts'
import { draftOf, editMenu, isSameDraft, type MenuDraft, type MenuEdit } from './menu-draft.ts'
import { withIds, type MenuLevel } from './menu-tree.ts'
import { texts } from './messages.ts'

export interface EditedMenu {
  document: EditedDocument<MenuDraft>
  /** The same function with every rendering. */
  edit: (edit: MenuEdit) => void
}

/** The menu while it is edited, and its saving: a refused save loses nothing. */
export function useMenuDocument({ content: menu, version }: StoredDocument<MenuLevel>): EditedMenu {
  const { api, refresh } = useSite()
  const [loaded] = useState(() => ({ content: draftOf(menu), version }))
  /** As it was read or saved last: what a save that is based on it has to change. */
  const read = useRef<StoredDocument<MenuDraft>>(loaded)

  async function reload() {
    const structure = () => api('GET private/get_menu_structure.json.php')
    const now = await readDocument(api, { noun: 'menu', read: structure })
    return (read.current = { content: draftOf(now.content), version: now.version })
  }

  async function save(draft: MenuDraft, base: number | undefined) {
    const change = changeOf(draft, read.current.version === base ? read.current.content.menu : undefined)
    const pairs = await api('POST private/set_menu_structure.json.php', { ...change, ...basedOn(base) })
    const content = draftOf(withIds(change.menu, new Map(pairs.map(([old, id]) => [old!, id!]))))
    return (read.current = { content, version: await versionAfter(api, 'menu', base) })
  }

  const document = useDocument<MenuDraft>({
    ...{ stored: loaded, subject: 'menu', save, reload, failure: texts.saveFailed() },
    isEqual: isSameDraft,
    wasStored: (sent, stored) => isSameButIds(sent.menu, stored.menu),
    ...{ rebase: rebased, adopt: withFormerIds },
    text: {
      write: writeMenu,
      parse(text) {
        const kept = parseMenu(text)
        return kept && draftOf(kept.menu, kept.deleted)
      },
    },
    // the masthead follows in its own time (Q73)
    onSaved: () => void refresh(),
  })
  const { change } = document
  const edit = useCallback((next: MenuEdit) => change((draft) => editMenu(draft, next)), [change])
  return { document, edit }
}
