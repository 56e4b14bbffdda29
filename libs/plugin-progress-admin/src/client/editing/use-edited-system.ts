import { withCalls } from '@sitewright/api-client'
import { useDocument, useSite, type EditedDocument } from '@sitewright/page-kit'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ProgressAdminCalls } from '../../contract.ts'
import { load, type AttachedSystem } from '../load.ts'
import { failures } from '../failure-messages.ts'
import * as systems from './edited-system.ts'
import type { EditedSystem, EntryKind, KeyedEntry } from './edited-system.ts'
import { parseSystem, writeSystem } from './kept-system.ts'

/** What can be done to a system. The same functions with every rendering, so that no row is rendered for them. */
export interface SystemActions {
  /** The system as it is now, also between two renderings. */
  now: () => EditedSystem
  /** @returns the key of the new entry, which is the last. */
  add: (kind: EntryKind, Description: string) => string
  rename: (kind: EntryKind, key: string, Description: string) => void
  move: (kind: EntryKind, from: number, to: number) => void
  remove: (kind: EntryKind, key: string) => void
  /** Puts an entry that was removed to where it was. */
  putBack: (kind: EntryKind, entry: KeyedEntry, index: number) => void
}

export interface EditedSystemOptions {
  pageId: number
  system: AttachedSystem
}

/** A system while it is edited: nobody else sees that before it is saved. Afterwards it is read again (PADM-021). */
export function useEditedSystem({ pageId, system }: EditedSystemOptions) {
  const { api } = useSite()
  const [stored] = useState(() => storedSystem(system))
  const edited = useDocument<EditedSystem>({
    stored,
    subject: `page-${pageId}`,
    async save(content, base) {
      const data = { SystemName: system.SystemName, ...systems.sentSystem(content) }
      const request = { id: pageId, data, ...(base !== undefined && { base }) }
      const call = withCalls<ProgressAdminCalls>(api)
      const { version } = await call('POST protected/plugin/progress-admin/save-page.json.php', request)
      return { content, version }
    },
    async reload() {
      const data = await load({ api, pageId })
      return data.SystemId === null ? undefined : storedSystem(data)
    },
    reloadsAfterSave: true,
    isEqual: (left, right) => !systems.isChanged(left, right),
    wasStored: systems.wasStored,
    rebase: (now, _, read) => systems.withIdsOf(now, read),
    adopt: systems.withKeysOf,
    text: { write: writeSystem, parse: parseSystem },
    failure: failures.saveFailed(),
  })
  return { edited, actions: useSystemActions(edited) }
}

function storedSystem(system: AttachedSystem) {
  return { content: systems.editedSystem(system), version: system.version }
}

function useSystemActions({
  latest,
  change,
  stored,
}: Pick<EditedDocument<EditedSystem>, 'latest' | 'change' | 'stored'>): SystemActions {
  const keys = useRef(0)
  const known = useRef(stored.content)
  useEffect(() => {
    known.current = stored.content
  }, [stored])
  return useMemo(
    () => ({
      now: latest,
      add: (kind, Description) => {
        keys.current += 1
        const key = `new-${keys.current}`
        change((now) => systems.added(now, kind, { key, id: null, Description }))
        return key
      },
      rename: (kind, key, Description) => change((now) => systems.renamed(now, kind, key, Description)),
      move: (kind, from, to) => change((now) => systems.moved(now, kind, from, to)),
      remove: (kind, key) => change((now) => systems.removed(now, kind, key)),
      putBack: (kind, entry, index) => change((now) => systems.putBack(now, known.current, { kind, entry, index })),
    }),
    [latest, change],
  )
}
