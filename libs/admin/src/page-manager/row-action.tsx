import type { ListedPage } from '@sitewright/api-client'
import { Copy, History, KeyRound, Replace, Settings2, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActionLook } from '../shared/RowActionsDialog.tsx'
import { texts } from './messages.ts'

export type RowAction = 'delete' | 'replace' | 'clone' | 'permissions' | 'edit' | 'history'

/** An action of a page's row. */
export interface PageActionLook extends ActionLook<RowAction> {
  /** The word of its label that stands beside its icon where there is room. */
  word: string
}

/** What can be done with a page, besides opening it: what is done most often first, what takes something away last. */
export const rowActions: readonly PageActionLook[] = [
  look('edit', [texts.editSettings, texts.editSettingsWord], <Settings2 />),
  look('permissions', [texts.editPermissions, texts.editPermissionsWord], <KeyRound />),
  look('clone', [texts.clone, texts.cloneWord], <Copy />),
  look('replace', [texts.replace, texts.replaceWord], <Replace />),
  look('history', [texts.history, texts.historyWord], <History />),
  look('delete', [texts.delete, texts.deleteWord], <Trash2 />),
]

type Message = () => string

/** Its words are asked for when they are shown, since their reader is not known before. */
function look(action: RowAction, [label, word]: readonly [label: Message, word: Message], icon: ReactNode) {
  return {
    action,
    get label() {
      return label()
    },
    get word() {
      return word()
    },
    icon,
    ...(action === 'delete' && { tone: 'danger' as const }),
  }
}

export type OnRowAction = (action: RowAction, page: ListedPage) => void
