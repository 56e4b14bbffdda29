import { useSite } from '@sitewright/page-kit'
import { useReducer } from 'react'
import { useSaving } from '../dialogs/use-saving.ts'
import { changeOf, draftOf, editMenu, isChanged } from './menu-draft.ts'
import type { MenuLevel } from './menu-tree.ts'
import { saveFailure } from './texts.ts'

/** The menu while it is edited, and its saving: a refused save loses nothing. */
export function useMenuDraft(menu: MenuLevel) {
  const { api, refresh } = useSite()
  const [draft, edit] = useReducer(editMenu, menu, draftOf)
  const saving = useSaving(async () => {
    const sent = changeOf(draft)
    const pairs = await api('POST private/set_menu_structure.json.php', sent)
    edit({ do: 'saved', sent, pairs })
    // The masthead follows in its own time (Q73).
    void refresh()
  }, saveFailure)
  return { draft, edit, saving, changed: isChanged(draft), saved: draft.saved !== menu }
}
