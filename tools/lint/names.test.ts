import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import plugin, { message, wordMessage } from './names.ts'

RuleTester.describe = describe
RuleTester.it = it

const product = { filename: 'libs/ui/src/field.ts' }
const refused = (code: string, more: object = product) => ({ code, ...more, errors: [{ message }] })

new RuleTester().run('constants', plugin.rules.constants, {
  valid: [
    { code: 'export const maxTitleLength = 200', ...product },
    { code: 'const almost = 1, mostly = 2, foremost = 3', ...product },
    // within a function the next lines say of what
    { code: 'export function find() { const most = 8; return most }', ...product },
    { code: 'export let soon = true', ...product },
    { code: 'const many = 10', filename: 'libs/ui/src/field.test.ts' },
    { code: 'export const many = 10', filename: 'libs/ui/src/testing/samples.ts' },
    // they stay as they are
    { code: 'const atOnce = 500', filename: 'libs/plugin-contactform/src/server/migrations.ts' },
  ],
  invalid: [
    refused('const longest = 200'),
    refused('export const patience = 5000'),
    refused('const first = 1, most = 8'),
    refused('export const mostBytes = 1024', { filename: 'apps/server/src/files/list.ts' }),
  ],
})

new RuleTester().run('comments', plugin.rules.comments, {
  valid: [
    { code: '// anyone who edits the page', ...product },
    { code: "const title = 'Whoever leads a walk decides'", ...product },
    { code: '/** Filled anew. */', filename: 'apps/server/src/db/migrations/0023-examples.ts' },
  ],
  invalid: [
    { code: '/** Whoever edits the page. */', ...product, errors: [{ message: wordMessage('whoever') }] },
    { code: 'const a = 1 // drawn anew', ...product, errors: [{ message: wordMessage('anew') }] },
  ],
})
