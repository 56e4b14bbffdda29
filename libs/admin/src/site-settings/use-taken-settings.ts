import { useSite, type EditedDocument } from '@sitewright/page-kit'
import { useState } from 'react'
import { namedPages } from '../page-choice/page-options.ts'
import type { SettingFields } from './setting-fields.ts'
import { namedBy, readRevision, settingsFromRevision } from './settings-from-revision.ts'
import { listFormat } from '@sitewright/messages'
import { texts } from './messages.ts'

export interface TakenSettings {
  /** Goes on from the content of a revision. */
  takeUp: (content: string) => Promise<void>
  /** Says which settings of it name nothing any more; '' where all do. */
  note: string
  forget: () => void
}

/** Going on from settings as they were once, after a look at what they name. */
export function useTakenSettings(edited: EditedDocument<SettingFields>): TakenSettings {
  const { api } = useSite()
  const [note, setNote] = useState('')

  /** Of these ids, those of images that are there. */
  async function imagesThere(ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set()
    const files = await api('GET protected/file-get-list.json.php', { i: 1 })
    return new Set(files.map(({ id }) => id))
  }

  async function takeUp(content: string) {
    const stored = edited.stored.content
    const revision = readRevision(content, stored)
    if (!revision) throw new Error(texts.noSettingsInVersion())
    const { page, images } = namedBy(revision)
    // what the settings name now is there
    const present = namedBy(stored).images
    const [pages, found] = await Promise.all([
      namedPages(api, [page]),
      imagesThere(images.filter((id) => !present.includes(id))),
    ])
    const { settings, lost } = settingsFromRevision(revision, {
      pages: new Set([...pages].flatMap(([id, known]) => (known ? id : []))),
      images: new Set([...present, ...found]),
    })
    edited.replace({ ...stored, ...settings })
    setNote(lost.length === 0 ? '' : lostText(lost))
  }

  return { takeUp, note, forget: () => setNote('') }
}

function lostText(labels: readonly string[]): string {
  return texts.lost({ names: listFormat().format(labels.map((label) => texts.quoted({ label }))) })
}
