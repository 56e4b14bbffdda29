import { type FieldEditor, readsConfig } from './field-type.tsx'
import { FileEditor } from './file/Editor.tsx'
import { fileModel } from './file/model.ts'
import { MultiSelectEditor } from './multi-select/Editor.tsx'
import { multiSelectModel } from './multi-select/model.ts'
import { NumberEditor } from './number/Editor.tsx'
import { numberModel } from './number/model.ts'
import { radioModel } from './radio/model.ts'
import { SelectEditor } from './select/Editor.tsx'
import { selectModel } from './select/model.ts'
import { TextEditor } from './text/Editor.tsx'
import { textModel } from './text/model.ts'

/**
 * The editors of the form's own types that have more than a label. They are part of the file that brings the form's editor:
 * fetched one by one, as those of packages are, each would be a file more, which the code of visitors would have to name.
 */
export const ownEditors: ReadonlyMap<string, FieldEditor> = new Map([
  [textModel.fieldType, readsConfig(textModel, TextEditor)],
  [numberModel.fieldType, readsConfig(numberModel, NumberEditor)],
  [selectModel.fieldType, readsConfig(selectModel, SelectEditor)],
  [multiSelectModel.fieldType, readsConfig(multiSelectModel, MultiSelectEditor)],
  [radioModel.fieldType, readsConfig(radioModel, SelectEditor)],
  [fileModel.fieldType, readsConfig(fileModel, FileEditor)],
])
