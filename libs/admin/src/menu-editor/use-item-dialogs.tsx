import { useState } from 'react'
import { FindPageDialog } from '../page-choice/FindPageDialog.tsx'
import type { usePageOptions } from '../page-choice/use-page-options.ts'
import { PermissionEditor } from '../permission-editor/index.ts'
import type { MenuDraft } from './menu-draft.ts'
import { placeOf } from './menu-tree.ts'
import type { EditedMenu } from './use-menu-document.ts'
import { texts } from './messages.ts'

export interface ItemDialogsOptions extends Pick<EditedMenu, 'edit'> {
  /** Reads again who sees what. */
  onRolesChanged: () => void
  /** Takes up a page that was found. */
  learn: ReturnType<typeof usePageOptions>['learn']
}

/** What is asked about one item: the page that it leads to, and the roles that see it. */
export function useItemDialogs(menu: MenuDraft['menu'], { edit, learn, onRolesChanged }: ItemDialogsOptions) {
  const [pageOf, setPageOf] = useState<number>()
  const [rolesOf, setRolesOf] = useState<number>()
  const rolesItem = rolesOf === undefined ? undefined : placeOf(menu, rolesOf)?.item
  const element = (
    <>
      {pageOf !== undefined && (
        <FindPageDialog
          title={texts.linkedPage()}
          onFound={(page) => {
            learn(page)
            edit({ do: 'link', id: pageOf, idPage: page.id, title: page.name })
          }}
          onClose={() => setPageOf(undefined)}
        />
      )}
      {rolesItem && (
        <PermissionEditor
          id={rolesItem.idMenuItem}
          title={rolesItem.Label}
          context="menu"
          onClose={() => {
            setRolesOf(undefined)
            onRolesChanged()
          }}
        />
      )}
    </>
  )
  return { findPage: setPageOf, askRoles: setRolesOf, element }
}
