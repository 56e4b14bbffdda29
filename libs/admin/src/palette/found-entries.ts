import type { FileEntry, FoundAccount, Page } from '@sitewright/api-client'
import { Ellipsis, File, FileText, Image, User } from 'lucide-react'
import { accountAddress } from '../account-manager/account-view.ts'
import { shownTitle } from '../dialogs/shown-title.ts'
import { fileAddress } from '../file-manager/file-address.ts'
import { pageAddress } from '../shared/page-address.ts'
import type { PaletteActions, PaletteEntry } from './palette-entry.ts'
import { texts } from './messages.ts'

/** What the server found, as entries that go to the screens on which it can be worked with. */
export function foundEntries(onGo: PaletteActions['onGo']) {
  function page({ id, name, url, renderer, published }: Page): PaletteEntry {
    return {
      key: `page ${id}`,
      label: shownTitle(name),
      detail: [url && `/${url}`, !published && texts.unpublished()].filter(Boolean).join(' · '),
      icon: File,
      run: () => onGo(pageAddress({ renderer, id })),
    }
  }

  function person({ id, name, email }: FoundAccount): PaletteEntry {
    const run = () => onGo(accountAddress({ id, email }))
    return { key: `person ${id}`, label: name || email, detail: email, icon: User, run }
  }

  function file(found: FileEntry): PaletteEntry {
    const { id, name, caption, IsImage } = found
    const run = () => onGo(fileAddress(found))
    return { key: `file ${id}`, label: shownTitle(name), detail: caption, icon: IsImage ? Image : FileText, run }
  }

  /** Leads to where the rest of what these words find is. */
  function more(words: string, { screen, path }: { screen: () => string; path: string }): PaletteEntry {
    const address = `${path}?${new URLSearchParams({ q: words })}`
    return { key: `more ${path}`, label: texts.moreIn({ screen: screen() }), icon: Ellipsis, run: () => onGo(address) }
  }

  return { page, person, file, more }
}
