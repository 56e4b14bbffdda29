import type { SiteSettingsObject } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useRef, useState } from 'react'
import { fieldsOf, isChanged, settingsOf, storedFields, type SettingFields } from './setting-fields.ts'

export interface EditedSettings {
  fields: SettingFields
  /** As the server has them. */
  stored: SettingFields
  /** True while the two differ. */
  changed: boolean
  saving: boolean
  /** True once a save has succeeded. */
  saved: boolean
  change: (part: Partial<SettingFields>) => void
  /** Saves all of them, unless that is being done already. A failure is only logged (ERR-020). */
  save: () => Promise<void>
}

/** The settings while they are edited. */
export function useSettingFields(settings: SiteSettingsObject): EditedSettings {
  const { api, refresh } = useSite()
  const [stored, setStored] = useState(() => fieldsOf(settings))
  const [fields, setFields] = useState(stored)
  const [saving, setSaving] = useState(false)
  const [saved, setSaved] = useState(false)
  const running = useRef(false)

  async function save() {
    if (running.current) return
    running.current = true
    setSaving(true)
    try {
      const sent = settingsOf(fields)
      await api('POST private/set-site-settings.json.php', sent)
      const after = storedFields(sent)
      setStored(after)
      // What was typed meanwhile stays, and is not saved yet.
      setFields((now) => afterSave({ now, before: fields, after }))
      setSaved(true)
      await refresh() // so that title, width, pictures and background are seen at once (Q95)
    } catch (error) {
      console.error(error)
    }
    running.current = false
    setSaving(false)
  }

  return {
    fields,
    stored,
    changed: isChanged(fields, stored),
    saving,
    saved,
    change: (part) => setFields((now) => ({ ...now, ...part })),
    save,
  }
}

function afterSave({ now, before, after }: Record<'now' | 'before' | 'after', SettingFields>): SettingFields {
  const keys = Object.keys(now) as (keyof SettingFields)[]
  const typed = Object.fromEntries(keys.filter((key) => now[key] !== before[key]).map((key) => [key, now[key]]))
  return { ...after, ...typed }
}
