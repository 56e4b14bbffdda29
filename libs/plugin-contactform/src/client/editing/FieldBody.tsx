import { memo, useCallback, useState } from 'react'
import { editorOf } from '../../field-types/editors.ts'
import type { FieldEditor } from '../../field-types/field-editor.ts'
import { emailModel } from '../../field-types/email/model.ts'
import { textModel } from '../../field-types/text/model.ts'
import type { Field } from '../../model/field.ts'
import { isRequired } from '../../model/form.ts'
import { fieldsOf } from '../../model/values.ts'
import { CheckField } from './CheckField.tsx'
import type { EditedField } from './edited-form.ts'
import type { FormActions } from './use-form-actions.ts'

export interface FieldBodyProps {
  id: string
  entry: EditedField
  open: boolean
  mandatory: boolean
  /** Another field is delivered under the same name. */
  sharesName: boolean
  actions: FormActions
}

/**
 * The settings of a field. They are made when somebody is to see them, and then stay, also folded: what was typed and
 * cannot be taken over stands in them and nowhere else.
 */
export const FieldBody = memo(function FieldBody({ id, open, ...settings }: FieldBodyProps) {
  const [made, setMade] = useState(open)
  if (open && !made) setMade(true)
  return (
    <div id={id} data-body="" hidden={!open}>
      {made && <Settings Editor={editorOf(settings.entry.field.fieldType)} {...settings} />}
    </div>
  )
})

interface SettingsProps extends Omit<FieldBodyProps, 'id' | 'open'> {
  Editor: FieldEditor | undefined
}

function Settings({ Editor, entry: { key, field }, mandatory, sharesName, actions }: SettingsProps) {
  const handleConfig = useCallback(
    (config: object) => actions.change(key, { config, ...followed(field, config) }),
    [actions, key, field],
  )
  if (!Editor)
    return <p>This version of the site has no settings for it. Visitors do not see it; saving keeps it as it is.</p>
  const isEmail = field.fieldType === emailModel.fieldType
  return (
    <>
      <Editor config={field.config} onChange={handleConfig} />
      {sharesName && (
        <p data-odd="">Another field has the same label: their answers cannot be told apart in the email.</p>
      )}
      {field.fieldType !== textModel.fieldType && (
        <CheckField
          label="Required"
          checked={isRequired(field)}
          disabled={isEmail}
          {...(mandatory && { hint: 'Visitors always see this field and have to fill it in.' })}
          onChange={(Required) => actions.change(key, { Required })}
        />
      )}
    </>
  )
}

/** The name in the mail follows the label as it is typed (Q109). */
function followed(field: Field, config: object): Partial<Field> {
  const { Label } = fieldsOf(config)
  return typeof Label === 'string' && Label !== fieldsOf(field.config)['Label'] ? { SubmitLabel: Label } : {}
}
