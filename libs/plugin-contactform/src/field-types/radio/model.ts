import { offeredOptions } from '../../model/options.ts'
import { blankChoice, choiceError, readChoice, type ChoiceConfig } from '../choice-config.ts'
import { defineFieldModel } from '../field-model.ts'
import { labels } from '../labels.ts'

/** What is chosen in the editor stays chosen: it is the form's own suggestion. */
export const radioModel = defineFieldModel<ChoiceConfig>({
  fieldType: 'radio',
  label: labels.radio,
  blank: () => blankChoice(labels.radio()),
  read: readChoice,
  cleared: (config) => config,
  problem: choiceError,
  answer: ({ Value }) => Value,
  choices: ({ Options }) => offeredOptions(Options),
  takesPlaces: true,
})
