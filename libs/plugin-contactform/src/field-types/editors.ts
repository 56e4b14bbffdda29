import { checkboxModel } from './checkbox/model.ts'
import { ChoiceEditor, PlacesEditor } from './ChoiceEditor.tsx'
import { dateModel } from './date/model.ts'
import { emailModel } from './email/model.ts'
import type { FieldEditor } from './field-editor.ts'
import { FileEditor } from './file/FileEditor.tsx'
import { fileModel } from './file/model.ts'
import { LabelEditor } from './LabelEditor.tsx'
import { multiLineModel } from './multi-line/model.ts'
import { multiSelectModel } from './multi-select/model.ts'
import { numberModel } from './number/model.ts'
import { NumberEditor } from './number/NumberEditor.tsx'
import { radioModel } from './radio/model.ts'
import { readsConfig } from './reads-config.tsx'
import { selectModel } from './select/model.ts'
import { singleLineModel } from './single-line/model.ts'
import { textModel } from './text/model.ts'
import { TextEditor } from './text/TextEditor.tsx'
import { timeModel } from './time/model.ts'

/** How editors set up a field of each type, whatever is stored of it. Only for the editor: visitors need none of it. */
const editors: Readonly<Record<string, FieldEditor>> = {
  [textModel.fieldType]: readsConfig(textModel, TextEditor),
  [singleLineModel.fieldType]: readsConfig(singleLineModel, LabelEditor),
  [multiLineModel.fieldType]: readsConfig(multiLineModel, LabelEditor),
  [numberModel.fieldType]: readsConfig(numberModel, NumberEditor),
  [selectModel.fieldType]: readsConfig(selectModel, PlacesEditor),
  [multiSelectModel.fieldType]: readsConfig(multiSelectModel, ChoiceEditor),
  [radioModel.fieldType]: readsConfig(radioModel, PlacesEditor),
  [checkboxModel.fieldType]: readsConfig(checkboxModel, LabelEditor),
  [dateModel.fieldType]: readsConfig(dateModel, LabelEditor),
  [timeModel.fieldType]: readsConfig(timeModel, LabelEditor),
  [emailModel.fieldType]: readsConfig(emailModel, LabelEditor),
  [fileModel.fieldType]: readsConfig(fileModel, FileEditor),
}

/** Undefined for a type that this version does not know. */
export function editorOf(fieldType: string): FieldEditor | undefined {
  return Object.hasOwn(editors, fieldType) ? editors[fieldType] : undefined
}
