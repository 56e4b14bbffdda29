import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { texts } from '../../model/messages.ts'
import { isOffered, offeredOptions, readOptions, type Option } from '../../model/options.ts'
import { defineFieldModel } from '../field-model.ts'
import { labels } from '../labels.ts'

export interface MultiSelectConfig {
  Label: string
  Options: Option[]
  /** Those of the chosen options, each once. */
  Value: string[]
}

export const multiSelectModel = defineFieldModel<MultiSelectConfig>({
  fieldType: 'multi-select',
  label: labels.multiSelect,
  blank: () => ({ Label: labels.multiSelect(), Options: [], Value: [] }),
  read: (config) => {
    const fields = fieldsOf(config)
    return {
      ...fields,
      Label: readText(fields['Label']),
      Options: readOptions(fields['Options']),
      Value: readTexts(fields['Value']),
    }
  },
  cleared: (config) => ({ ...config, Value: [] }),
  problem: ({ Value, Options }, { Required }) => {
    if (Value.length === 0) return Required ? texts.required() : undefined
    return Value.every((value) => isOffered(Options, value)) ? undefined : texts.notOffered()
  },
  answer: ({ Value }) => Value.join(', '),
  choices: ({ Options }) => offeredOptions(Options),
})

function readTexts(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return [...new Set(value.filter((text): text is string => typeof text === 'string' && text !== ''))]
}
