import { defineContent } from '../content/define-content.ts'
import { defineSettings } from '../content/kind-settings.ts'
import { text } from '../content/text-fields.ts'
import { number } from '../content/value-fields.ts'

/** Settings of a kind `huts`, of which visitors may read the telephone number. For tests and stories. */
export const hutSettings = defineSettings({
  manifest: { kind: 'huts' },
  editors: ['core.admin', 'plugin.huts.editor'],
  visible: ['phone'],
  content: defineContent({
    phone: text({ required: true }),
    longestStay: number({ min: 1, max: 30, unit: 'nights' }),
    keyCode: text({ hint: 'Only for the warden.' }),
  }),
})
