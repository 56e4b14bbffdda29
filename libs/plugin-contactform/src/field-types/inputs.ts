import { CheckboxInput } from './checkbox/CheckboxInput.tsx'
import { checkboxModel } from './checkbox/model.ts'
import { DateInput } from './date/DateInput.tsx'
import { dateModel } from './date/model.ts'
import { EmailInput } from './email/EmailInput.tsx'
import { emailModel } from './email/model.ts'
import { defineInput, type InputType } from './input-type.tsx'
import { multiLineModel } from './multi-line/model.ts'
import { MultiLineInput } from './multi-line/MultiLineInput.tsx'
import { multiSelectModel } from './multi-select/model.ts'
import { MultiSelectInput } from './multi-select/MultiSelectInput.tsx'
import { numberModel } from './number/model.ts'
import { NumberInput } from './number/NumberInput.tsx'
import { radioModel } from './radio/model.ts'
import { RadioInput } from './radio/RadioInput.tsx'
import { selectModel } from './select/model.ts'
import { SelectInput } from './select/SelectInput.tsx'
import { singleLineModel } from './single-line/model.ts'
import { SingleLineInput } from './single-line/SingleLineInput.tsx'
import { textModel } from './text/model.ts'
import { TextInput } from './text/TextInput.tsx'
import { timeModel } from './time/model.ts'
import { TimeInput } from './time/TimeInput.tsx'
import { typedValues } from './typed-values.ts'

const notANumber = 'This must be a number'
const notATime = 'This must be a time, written as HH:MM'

/** How visitors fill in a field of each type. */
const inputs: ReadonlyMap<string, InputType> = new Map([
  defineInput(textModel, { Input: TextInput, valueOf: typedValues.nothing }),
  defineInput(singleLineModel, { Input: SingleLineInput, valueOf: typedValues.text }),
  defineInput(multiLineModel, { Input: MultiLineInput, valueOf: typedValues.text }),
  defineInput(numberModel, { Input: NumberInput, valueOf: typedValues.number, misread: notANumber }),
  defineInput(selectModel, { Input: SelectInput, valueOf: typedValues.text }),
  defineInput(multiSelectModel, { Input: MultiSelectInput, valueOf: typedValues.list }),
  defineInput(radioModel, { Input: RadioInput, valueOf: typedValues.text }),
  defineInput(checkboxModel, { Input: CheckboxInput, valueOf: typedValues.ticked }),
  defineInput(dateModel, { Input: DateInput, valueOf: typedValues.day }),
  defineInput(timeModel, { Input: TimeInput, valueOf: typedValues.text, misread: notATime }),
  defineInput(emailModel, { Input: EmailInput, valueOf: typedValues.text }),
])

/** Undefined for a type that this version does not know. */
export function inputOf(fieldType: string): InputType | undefined {
  return inputs.get(fieldType)
}
