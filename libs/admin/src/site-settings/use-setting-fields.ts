import { isApiError, type SiteSettingsObject } from '@sitewright/api-client'
import { useDocument, useSite, type EditedDocument, type StoredDocument } from '@sitewright/page-kit'
import { useLayoutEffect, useRef, useState } from 'react'
import { basedOn, readDocument, versionAfter } from '../shared/document-calls.ts'
import { changedSettings, parseSettings } from './kept-settings.ts'
import { fieldsOf, isChanged, settingsOf, storedFields, type SettingFields } from './setting-fields.ts'
import { merged, rebasedFields, type StoredFields } from './settings-document.ts'
import { texts } from './messages.ts'

/** The settings while they are edited. All of them are saved together; a failure is only logged (ERR-020). */
export function useSettingFields({
  content: settings,
  version,
}: StoredDocument<SiteSettingsObject>): EditedDocument<SettingFields> {
  const { api, refresh } = useSite()
  const [loaded] = useState<StoredFields>(() => ({ version, content: fieldsOf(settings) }))
  /** As they were loaded or saved last: what the edits are told by. */
  const before = useRef(loaded)

  async function reload(): Promise<StoredFields> {
    const read = async () => fieldsOf(await api('GET private/get-site-settings.json.php'))
    return readDocument(api, { noun: 'settings', read })
  }

  async function send(fields: SettingFields, base: number | undefined): Promise<StoredFields> {
    const sent = settingsOf(fields)
    await api('POST private/set-site-settings.json.php', { ...sent, ...basedOn(base) })
    return { content: storedFields(sent), version: await versionAfter(api, 'settings', base) }
  }

  /** Nobody is asked where somebody else has only changed other settings: theirs stay. */
  async function sendOrMerge(fields: SettingFields, base: number | undefined): Promise<StoredFields> {
    try {
      return await send(fields, base)
    } catch (error) {
      if (!isApiError(error) || error.status !== 409 || base !== before.current.version) throw error
      const other = await reload()
      const both = merged(fields, { before: before.current.content, other: other.content })
      if (!both) throw error
      return send(both, other.version)
    }
  }

  const document = useDocument<SettingFields>({
    ...{ stored: loaded, subject: 'settings', reload },
    save: sendOrMerge,
    isEqual: (one, other) => !isChanged(one, other),
    wasStored: (sent, stored) => !isChanged(storedFields(settingsOf(sent)), stored),
    rebase: rebasedFields,
    text: {
      write: (fields) => JSON.stringify(changedSettings(fields, before.current.content)),
      parse(text) {
        const stored = before.current.content
        const kept = parseSettings(text, stored)
        return kept && { ...stored, ...kept }
      },
    },
    failure: texts.saveFailed(),
    onFailure(error) {
      console.error(error)
      return false
    },
    onSaved: () => void refresh(), // so that title, width, pictures and background are seen at once (Q95)
  })
  const { stored } = document
  useLayoutEffect(() => {
    before.current = stored
  }, [stored])
  return document
}
