import { join } from 'node:path'
import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { root } from '../setup/root.mjs'
import plugin from './boundaries.ts'

RuleTester.describe = describe
RuleTester.it = it

const file = (path: string) => ({ filename: join(root, path) })
const refused = (code: string, message: string, path = 'libs/media/src/a.ts') => ({
  ...{ code, ...file(path) },
  errors: [{ message }],
})
const undeclared = (name: string) => `${name} is not among the dependencies in @sitewright/media's package.json`

new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } }).run('imports', plugin.rules.imports, {
  valid: [
    { code: "import { create } from 'zustand'; import '@chakra-ui/react/menu'", ...file('libs/media/src/a.ts') },
    { code: "import { it } from 'vitest'", ...file('libs/media/src/a.test.ts') },
    { code: "import pg from 'pg'", ...file('tools/bench/a.ts') },
  ],
  invalid: [
    refused("import { it } from 'vitest'", undeclared('vitest')),
    refused("export * from 'kysely/helpers/postgres'", undeclared('kysely')),
    refused("import type { Client } from 'pg'", undeclared('pg')),
    refused("type Client = import('pg').Client", undeclared('pg')),
    refused("const later = () => import('pg')", undeclared('pg')),
    refused("import { sql } from 'kysely'", undeclared('kysely'), 'libs/media/src/a.test.ts'),
    refused(
      "import { sql } from 'kysely'",
      "kysely is not among the dependencies in the project's package.json",
      'tools/bench/a.ts',
    ),
  ],
})
