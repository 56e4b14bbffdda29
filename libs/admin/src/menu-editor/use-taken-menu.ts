import { useSite, type EditedDocument } from '@sitewright/page-kit'
import { useState } from 'react'
import { namedPages, type PageOptions } from '../page-choice/page-options.ts'
import { draftOf, type MenuDraft } from './menu-draft.ts'
import { menuFromRevision, readRevision } from './menu-from-revision.ts'
import { pagesIn } from './menu-tree.ts'
import { listFormat } from '@sitewright/messages'
import { texts } from './messages.ts'

export interface TakenMenu {
  /** Goes on from the content of a revision. */
  takeUp: (content: string) => Promise<void>
  /** Says which items of it lead nowhere any more; '' where none does. */
  note: string
  forget: () => void
}

/** Going on from a menu as it was once, after a look at the pages that it leads to. */
export function useTakenMenu(edited: EditedDocument<MenuDraft>, { known, whole }: PageOptions): TakenMenu {
  const { api } = useSite()
  const [note, setNote] = useState('')

  async function takeUp(content: string) {
    const revision = readRevision(content)
    if (!revision) throw new Error(texts.noMenuInVersion())
    const pages = whole ? known : await namedPages(api, pagesIn(revision))
    const { temporary, formerIds } = edited.latest()
    const { menu, deleted, lost } = menuFromRevision(revision, {
      ...{ saved: edited.stored.content.menu, temporary, known: pages },
    })
    const draft = draftOf(menu, deleted)
    // temporary ids are not used again, and rows stay the same rows
    edited.replace({ ...draft, formerIds, temporary: Math.min(temporary, draft.temporary) })
    setNote(lost.length === 0 ? '' : lostText(lost))
  }

  return { takeUp, note, forget: () => setNote('') }
}

/** Says which items lost their pages. @param labels - one or more. */
function lostText(labels: readonly string[]): string {
  const names = listFormat().format(labels.map((label) => texts.quoted({ label })))
  return texts.lostOf({ count: labels.length, names })
}
