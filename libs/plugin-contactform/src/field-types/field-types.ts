import { createExtensionPoint, type EntriesOf } from '@sitewright/page-kit/contributions'
import { isFields } from '@sitewright/page-kit/values'
import { checkboxField } from './checkbox/Input.tsx'
import { dateField } from './date/Input.tsx'
import { emailField } from './email/Input.tsx'
import type { FieldType } from './field-type.tsx'
import { fileField } from './file/Input.tsx'
import { fieldModels, readFieldModel } from './models.ts'
import { multiLineField } from './multi-line/Input.tsx'
import { multiSelectField } from './multi-select/Input.tsx'
import { numberField } from './number/Input.tsx'
import { radioField } from './radio/Input.tsx'
import { selectField } from './select/Input.tsx'
import { singleLineField } from './single-line/Input.tsx'
import { textField } from './text/Input.tsx'
import { timeField } from './time/Input.tsx'

const types = createExtensionPoint<FieldType>({
  name: fieldModels.name,
  own: [
    textField,
    singleLineField,
    multiLineField,
    numberField,
    selectField,
    multiSelectField,
    radioField,
    checkboxField,
    dateField,
    timeField,
    emailField,
    fileField,
  ],
  keyOf: ({ model }) => model.fieldType,
  read: readFieldType,
})

/** Every field type, in the order in which editors are offered them: the form's own, then those that packages bring. */
export const fieldTypes: EntriesOf<FieldType> = {
  ...types,
  add(from, brought) {
    types.add(from, brought)
    fieldModels.add(
      from,
      [brought].flat().map((each) => readFieldType(each).model),
    )
  },
}

/** @throws for what `defineFieldType` did not make. */
function readFieldType(brought: unknown): FieldType {
  if (!isFieldType(brought)) throw new Error('not made with defineFieldType')
  readFieldModel(brought.model)
  return brought
}

function isFieldType(brought: unknown): brought is FieldType {
  return isFields(brought) && typeof brought['Input'] === 'function' && typeof brought['valueOf'] === 'function'
}
