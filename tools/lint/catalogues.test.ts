import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import plugin, { message } from './catalogues.ts'

RuleTester.describe = describe
RuleTester.it = it

const filename = 'libs/admin/src/trash/Trash.tsx'
const served = 'apps/server/src/trash/trash.ts'
const declared = 'libs/plugin-walks/src/manifest.ts'
const refused = (code: string, texts = 1, place = filename) => ({
  ...{ code, filename: place },
  errors: Array.from({ length: texts }, () => ({ message })),
})

new RuleTester().run('texts outside of catalogues', plugin.rules['every-text'], {
  valid: [
    { code: "const texts = defineMessages('admin/trash', { heading: 'Trash', none: 'Nothing is here' })", filename },
    {
      code: 'const view = <h1 className="large" aria-label={texts.heading()}>{texts.heading()} · {count}</h1>',
      filename,
    },
    { code: "const found = <p>{state === 'no answer yet' && texts.waiting()}</p>", filename },
    { code: "throw new Error('No such trash can')", filename },
    { code: "await api('GET private/trash-list.json.php'); if (error === 'Permission denied') stop()", filename },
    { code: "const view = <p>{size} kB <kbd>Esc</kbd></p>; const name = 'Google Maps'", filename },
    {
      code: "const groups = { 'Pictures and media': texts.media }; const offer = { group: 'Pictures and media' }",
      filename,
    },
    { code: "import { trash } from 'Some package'; type Word = 'Two words'", filename },
    { code: 'const view = <h1>Trash</h1>', filename: 'libs/admin/src/trash/Trash.stories.tsx' },
    { code: 'const view = <h1>Trash</h1>', filename: 'libs/admin/src/testing/Frame.tsx' },
    { code: "log.warn('The trash is full'); const help = { summary: 'Empties the trash' }", filename: served },
    { code: 'const manifest = { title: texts.title, detail: texts.detail }', filename: declared },
    { code: "const usage = 'Empties the trash'", filename: 'apps/server/src/cli/commands/empty.ts' },
    { code: "const help = 'Two words'", filename: '/home/somebody/apps/server/src/metrics/trash.ts' },
    { code: "const name = 'Two words'", filename: 'tools/lint/trash.ts' },
  ],
  invalid: [
    refused('const view = <h1>Trash</h1>'),
    refused('const view = <p>{count} pages</p>'),
    refused('const view = <button aria-label="empty" title={`Empty ${name}`} data-id="Some id" />', 3),
    refused("const view = <button>{saved ? 'saved' : 'save'}</button>", 2),
    refused("const view = <p>{failed && 'failed'}</p>"),
    refused("const question = 'Delete it for good?'"),
    refused('const question = `Delete ${name} for good?`'),
    refused("say('‘Two’ words')"),
    refused("note('It is in another folder now')", 1, served),
    refused("const manifest = { title: 'Guided walk', kind: 'guided-walk' }", 1, declared),
    refused("const call = { summary: 'Adds a walk', done: 'Added a walk' }", 1, 'libs/plugin-walks/src/contract.ts'),
    refused("refuse('Too many walks')", 1, 'libs/plugin-walks/src/server/walks.ts'),
  ],
})
