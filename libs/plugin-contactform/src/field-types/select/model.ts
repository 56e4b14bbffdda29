import { offeredOptions } from '../../model/options.ts'
import { blankChoice, choiceError, readChoice, type ChoiceConfig } from '../choice-config.ts'
import { defineFieldModel } from '../field-model.ts'
import { labels } from '../labels.ts'

export const selectModel = defineFieldModel<ChoiceConfig>({
  fieldType: 'select',
  label: labels.select,
  blank: () => blankChoice(labels.select()),
  read: readChoice,
  cleared: (config) => ({ ...config, Value: '' }),
  problem: choiceError,
  answer: ({ Value }) => Value,
  choices: ({ Options }) => offeredOptions(Options),
  takesPlaces: true,
})
