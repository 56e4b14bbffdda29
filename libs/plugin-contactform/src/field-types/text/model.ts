import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { defineFieldModel } from '../field-model.ts'
import { labels } from '../labels.ts'

export interface TextConfig {
  /** HTML. */
  Content: string
}

/** A text between the inputs: nothing is typed into it, so nothing of it is ever delivered. */
export const textModel = defineFieldModel<TextConfig>({
  fieldType: 'text',
  label: labels.text,
  blank: () => ({ Content: '' }),
  read: (config) => {
    const fields = fieldsOf(config)
    return { ...fields, Content: readText(fields['Content']) }
  },
  cleared: (config) => config,
  problem: () => undefined,
  answer: () => '',
  isText: true,
  htmlSettings: ['Content'],
})
