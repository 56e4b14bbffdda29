import { offeredOptions } from '../../model/options.ts'
import { blankChoice, choiceError, readChoice, type ChoiceConfig } from '../choice-config.ts'
import { defineFieldModel } from '../field-model.ts'

/** What is chosen in the editor stays chosen: it is the form's own suggestion. */
export const radioModel = defineFieldModel<ChoiceConfig>({
  fieldType: 'radio',
  label: 'Radio buttons',
  blank: () => blankChoice('Radio buttons'),
  read: readChoice,
  cleared: (config) => config,
  problem: choiceError,
  answer: ({ Value }) => Value,
  choices: ({ Options }) => offeredOptions(Options),
  takesPlaces: true,
})
