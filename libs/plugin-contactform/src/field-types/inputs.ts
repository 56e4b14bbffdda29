import { checkboxModel } from './checkbox/model.ts'
import { CheckboxInput, MultiSelectInput, RadioInput, SelectInput } from './choice-inputs.tsx'
import { DateInput } from './date/DateInput.tsx'
import { dateModel } from './date/model.ts'
import { readDay } from './date/read-day.ts'
import { emailModel } from './email/model.ts'
import { defineInput, type InputType } from './input-type.tsx'
import { EmailInput, MultiLineInput, NumberInput, SingleLineInput, TimeInput } from './line-inputs.tsx'
import { FileInput } from './file/FileInput.tsx'
import { fileModel } from './file/model.ts'
import { multiLineModel } from './multi-line/model.ts'
import { multiSelectModel } from './multi-select/model.ts'
import { numberModel } from './number/model.ts'
import { readWritten } from './number/written-number.ts'
import { radioModel } from './radio/model.ts'
import { selectModel } from './select/model.ts'
import { singleLineModel } from './single-line/model.ts'
import { textModel } from './text/model.ts'
import { TextInput } from './text/TextInput.tsx'
import { timeModel } from './time/model.ts'

/** How the entries in the controls of a field become its value; `entries` are the values that they would send. */
const typedValues = {
  text: ([text = '']: readonly string[]) => text,
  /** As it was typed where that is not how the number is written. */
  number: ([text = '']: readonly string[]) => readWritten(text),
  /** 'DD/MM/YYYY', also where it was written in another way. */
  day: ([text = '']: readonly string[]) => readDay(text),
  list: (entries: readonly string[]) => [...entries],
  ticked: (entries: readonly string[]) => entries.length > 0,
  nothing: () => undefined,
}

const notATime = 'This must be a time, written as HH:MM'

/** How visitors fill in a field of each type. */
const inputs: ReadonlyMap<string, InputType> = new Map([
  defineInput(textModel, { Input: TextInput, valueOf: typedValues.nothing }),
  defineInput(singleLineModel, { Input: SingleLineInput, valueOf: typedValues.text }),
  defineInput(multiLineModel, { Input: MultiLineInput, valueOf: typedValues.text }),
  defineInput(numberModel, { Input: NumberInput, valueOf: typedValues.number }),
  defineInput(selectModel, { Input: SelectInput, valueOf: typedValues.text }),
  defineInput(multiSelectModel, { Input: MultiSelectInput, valueOf: typedValues.list }),
  defineInput(radioModel, { Input: RadioInput, valueOf: typedValues.text }),
  defineInput(checkboxModel, { Input: CheckboxInput, valueOf: typedValues.ticked }),
  defineInput(dateModel, { Input: DateInput, valueOf: typedValues.day }),
  defineInput(timeModel, { Input: TimeInput, valueOf: typedValues.text, misread: notATime }),
  defineInput(emailModel, { Input: EmailInput, valueOf: typedValues.text }),
  // its files are no text: they are read from the control itself
  defineInput(fileModel, { Input: FileInput, valueOf: typedValues.nothing }),
])

/** Undefined for a type that this version does not know. */
export function inputOf(fieldType: string): InputType | undefined {
  return inputs.get(fieldType)
}
