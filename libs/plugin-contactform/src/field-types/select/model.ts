import { offeredOptions } from '../../model/options.ts'
import { blankChoice, choiceError, readChoice, type ChoiceConfig } from '../choice-config.ts'
import { defineFieldModel } from '../field-model.ts'

export const selectModel = defineFieldModel<ChoiceConfig>({
  fieldType: 'select',
  label: 'Select',
  blank: () => blankChoice('Select'),
  read: readChoice,
  cleared: (config) => ({ ...config, Value: '' }),
  problem: choiceError,
  answer: ({ Value }) => Value,
  choices: ({ Options }) => offeredOptions(Options),
  takesPlaces: true,
})
