import type { RemovedEntry } from '@sitewright/page-kit/cards'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Field } from '../../model/field.ts'
import { newField } from '../../model/form.ts'
import * as edited from './edited-form.ts'
import type { EditedField, EditedForm, FormSettings } from './edited-form.ts'

/** What can be done to a form. The same functions with every rendering, so that no card is rendered for them. */
export interface FormActions {
  /** The form as it is now, also between two renderings. */
  now: () => EditedForm
  configure: (part: Partial<FormSettings>) => void
  change: (key: string, part: Partial<Field>) => void
  /**
   * Adds a field above another one or at the end, as its type begins.
   *
   * @returns its key.
   */
  add: (fieldType: string, above?: string) => string
  move: (from: number, to: number) => void
  /** @returns what `restore` takes to bring it back. */
  remove: (key: string) => RemovedEntry<EditedField> | undefined
  restore: (removed: RemovedEntry<EditedField>) => void
}

export function useFormActions(form: EditedForm, change: (form: EditedForm) => void): FormActions {
  // Several changes may come before the next rendering, as when all texts are asked for their newest words.
  const latest = useRef({ form, change })
  useLayoutEffect(() => {
    latest.current = { form, change }
  })

  return useMemo<FormActions>(() => {
    const now = () => latest.current.form
    const apply = (next: EditedForm) => {
      if (next === now()) return
      latest.current.form = next
      latest.current.change(next)
    }
    return {
      now,
      configure: (part) => apply(edited.withSettings(now(), part)),
      change: (key, part) => apply(edited.changed(now(), key, part)),
      add: (fieldType, above) => {
        const entry = edited.withKey(newField(fieldType))
        const at = above === undefined ? -1 : edited.indexOf(now(), above)
        apply(edited.inserted(now(), entry, at < 0 ? now().fields.length : at))
        return entry.key
      },
      move: (from, to) => apply(edited.moved(now(), from, to)),
      remove: (key) => {
        const index = edited.indexOf(now(), key)
        const entry = now().fields[index]
        if (!entry) return undefined
        apply(edited.removed(now(), key))
        return { entry, index }
      },
      restore: ({ entry, index }) => apply(edited.inserted(now(), entry, index)),
    }
  }, [])
}
