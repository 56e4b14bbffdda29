import { Fetched } from '@sitewright/page-kit'
import { CheckField, type CardSettingsProps } from '@sitewright/page-kit/cards'
import { createContext, use, useCallback, useMemo } from 'react'
import { fieldsOf } from '@sitewright/page-kit/values'
import { readsConfig, type FieldEditor } from '../../field-types/field-type.tsx'
import { emailModel } from '../../field-types/email/model.ts'
import { LabelEditor } from '../../field-types/LabelEditor.tsx'
import { modelOf } from '../../field-types/models.ts'
import { ownEditors } from '../../field-types/own-editors.ts'
import type { Field } from '../../model/field.ts'
import { isRequired, isText } from '../../form.ts'
import { ConditionSettings } from './ConditionSettings.tsx'
import { texts } from './messages.ts'

/** The editors of the field types that packages bring, by type. */
export const FieldEditorsContext = createContext<ReadonlyMap<string, FieldEditor>>(new Map())

/** What can be set of a field; `fixed` is the email field that proves the submitter. */
export function FieldSettings({ entry, fixed = false, note, change }: CardSettingsProps<Field>) {
  const { key, item: field } = entry
  const editor = useFieldEditor(field.fieldType)
  const handleConfig = useCallback(
    (config: object) => change(key, { config, ...followed(field, config) }),
    [change, key, field],
  )
  if (!editor) return <p>{texts.cannotEdit()}</p>
  return (
    <>
      <Fetched component={editor} config={field.config} onChange={handleConfig} />
      {note !== undefined && <p data-odd="">{note}</p>}
      {!isText(field) && (
        <CheckField
          label={texts.required()}
          checked={isRequired(field)}
          disabled={field.fieldType === emailModel.fieldType}
          {...(fixed && { hint: texts.alwaysRequired() })}
          onChange={(Required) => change(key, { Required })}
        />
      )}
      {!fixed && <ConditionSettings entry={entry} change={change} />}
    </>
  )
}

/** Undefined for a type that is not installed. */
function useFieldEditor(fieldType: string): FieldEditor | undefined {
  const editor = use(FieldEditorsContext).get(fieldType) ?? ownEditors.get(fieldType)
  const model = modelOf(fieldType)
  return useMemo(() => editor ?? (model && readsConfig(model, LabelEditor)), [editor, model])
}

/** The name in the email follows the label as it is typed (Q109). */
function followed(field: Field, config: object): Partial<Field> {
  const { Label } = fieldsOf(config)
  return typeof Label === 'string' && Label !== fieldsOf(field.config)['Label'] ? { SubmitLabel: Label } : {}
}
