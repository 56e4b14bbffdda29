import type { FieldEditor } from '../../field-types/field-type.tsx'
import { fieldTypes } from '../../field-types/field-types.ts'
import type { FormEditorProps } from './FormEditor.tsx'

/** Fetches the editor of a form together with those of the field types that packages bring, so that none of them comes late. */
export async function fetchFormEditor() {
  const [{ default: FormEditor }, editors] = await Promise.all([import('./FormEditor.tsx'), fetchFieldEditors()])
  return { default: (props: Omit<FormEditorProps, 'editors'>) => <FormEditor {...props} editors={editors} /> }
}

async function fetchFieldEditors(): Promise<ReadonlyMap<string, FieldEditor>> {
  const fetched = fieldTypes.list().map(async ({ model, fetchEditor }) => {
    const module = await fetchEditor?.()
    return module ? [[model.fieldType, module.default] as const] : []
  })
  return new Map((await Promise.all(fetched)).flat())
}
