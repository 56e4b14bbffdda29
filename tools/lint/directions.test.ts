import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import plugin, { iconMessage, propertyMessage } from './directions.ts'

RuleTester.describe = describe
RuleTester.it = it

const filename = 'libs/admin/src/Field.tsx'

new RuleTester().run('icons', plugin.rules.icons, {
  valid: [
    { code: "import { AlignLeft, ChevronRight, IndentIncrease, Undo2, Trash2 } from 'lucide-react'", filename },
    { code: "import { ArrowBigRight } from './icons.ts'", filename },
  ],
  invalid: [
    {
      code: "import { ArrowBigRight, X } from 'lucide-react'",
      filename,
      errors: [{ message: iconMessage('ArrowBigRight') }],
    },
  ],
})

new RuleTester().run('properties', plugin.rules.properties, {
  valid: [
    { code: 'const a = { marginInlineStart: 1, left: 2 }', filename },
    { code: 'const a = { marginLeft: 1 }', filename: 'libs/admin/src/email.ts' },
  ],
  invalid: [
    { code: 'const a = { marginLeft: 1 }', filename, errors: [{ message: propertyMessage('marginLeft') }] },
    { code: 'const a = <Box pl="2" />', filename, errors: [{ message: propertyMessage('pl') }] },
  ],
})
