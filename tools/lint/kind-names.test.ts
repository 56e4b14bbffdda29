import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import plugin, { messageOf } from './kind-names.ts'

RuleTester.describe = describe
RuleTester.it = it

const filename = 'apps/site/src/routes/route-table.ts'
const refused = (code: string, ...names: string[]) => ({
  ...{ code, filename },
  errors: names.map((name) => ({ message: messageOf(name) })),
})

new RuleTester().run('names of page kinds', plugin.rules.bundled, {
  valid: [
    { code: "element.closest('form'); const x = { problem: 'form' }; const path = '/pages/pagemanager'", filename },
    { code: "const kind = 'gallery'; kinds.get(kind); `/pages/${kind}/3`", filename },
    { code: "const kind = 'single-page'", filename: 'apps/site/src/routes/route-table.test.ts' },
    { code: "const kind = 'single-page'", filename: 'apps/server/src/testing/example-site.ts' },
    { code: "const kind = 'single-page'", filename: 'libs/plugin-single-page/src/manifest.ts' },
  ],
  invalid: [
    refused("const bundled = ['single-page', 'form', 'walks']", 'single-page', 'form'),
    refused("const order = ['menueditor', 'releasemanager']", 'releasemanager'),
    refused("if (route.kind === 'form') show()", 'form'),
    refused("kinds.get('form'); const fallbackKind = 'form'; open({ renderer: 'form' })", 'form', 'form', 'form'),
    refused('go(`/pages/form/${id}`)', 'form'),
    refused("go('pages/forminbox?q=')", 'forminbox'),
    { ...refused("const kind = 'progress-admin'", 'progress-admin'), filename: 'libs/page-kit/src/registry.ts' },
  ],
})
