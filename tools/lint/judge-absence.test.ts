import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { RuleTester } from 'oxlint/plugins-dev'
import { afterAll, describe, it } from 'vitest'
import { onlyAbsence, tooEarly } from './judge-absence.ts'
import plugin from './tests.ts'

RuleTester.describe = describe
RuleTester.it = it

const folder = mkdtempSync(join(tmpdir(), 'absence-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(path: string, text = '') {
  const name = join(folder, path)
  mkdirSync(dirname(name), { recursive: true })
  writeFileSync(name, text)
  return name
}

file('View.tsx', "import './deep/Toolbar.tsx'")
file('deep/Toolbar.tsx', "const fetch = () => import('./Editor.tsx')")
file('Whole.tsx')
/** Tests of a part that fetches parts of itself, of one that is whole, and of the site in a browser. */
const fetching = file('View.test.tsx', "import { View } from './View.tsx'")
const whole = file('Whole.test.tsx', "import { Whole } from './Whole.tsx'")
const journey = file('view.spec.ts')

const none = "expect(screen.queryByRole('group')).toBeNull()"
const hidden = "await expect(page.getByRole('group')).toBeHidden()"
const test = (...statements: string[]) => `it('is so', async () => { ${statements.join('\n')} })`
const helped = (...statements: string[]) =>
  `import { showPage } from '../testing/show-page.tsx'\n${test(...statements)}`
const wrong = (messages: string[], filename: string, code: string) => ({
  filename,
  code,
  errors: messages.map((message) => ({ message })),
})

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run('absence', plugin.rules.absence, {
  valid: [
    { filename: fetching, code: test('render(<View />)', 'await allFetched()', none) },
    { filename: fetching, code: test('render(<View />)', "await screen.findByText('Huts')", none) },
    { filename: fetching, code: helped('await showPage({})', 'await allFetched()', none) },
    { filename: fetching, code: test("await user.click(button('Close'))", none) },
    {
      filename: fetching,
      code: `const open = async () => { render(1); await dialog() }\n${test('await open()', none)}`,
    },
    {
      filename: fetching,
      code: `const open = (user) => user.click(1)\n${test('await open()', "screen.getByText('a')", none)}`,
    },
    { filename: fetching, code: test('render(<View />)', "expect(screen.getByText('Huts')).not.toBeVisible()") },
    { filename: whole, code: test('render(<Whole />)', "expect(screen.getByText('Huts')).toBeVisible()", none) },
    { filename: whole, code: test('await waitFor(() => { expect(screen.queryByRole("group")).toBeNull() })') },
    {
      filename: journey,
      code: test("await page.goto('/')", "await expect(page.getByText('Huts')).toBeVisible()", hidden),
    },
    {
      filename: journey,
      code: test("await test.step('by mouse', async () => {", 'await page.mouse.up()', hidden, '})'),
    },
    { filename: file('Whole.tsx'), code: test(none) },
  ],
  invalid: [
    wrong([onlyAbsence], whole, test('render(<Whole />)', none)),
    wrong([onlyAbsence], whole, test('render(<Whole />)', "expect(screen.queryAllByRole('row')).toEqual([])")),
    wrong([onlyAbsence], whole, test('render(<Whole />)', "expect(screen.queryAllByRole('row')).toHaveLength(0)")),
    wrong([onlyAbsence], whole, test('render(<Whole />)', "expect(screen.queryByRole('row')).not.toBeInTheDocument()")),
    wrong([onlyAbsence], fetching, helped('await showPage({})', none, none)),
    wrong([onlyAbsence], fetching, `it.each([[1]])('is so %i', async () => { render(<View />); ${none} })`),
    wrong([tooEarly], fetching, test('render(<View />)', "expect(screen.getByText('Huts')).toBeVisible()", none)),
    wrong([tooEarly], fetching, helped('await showPage({})', "screen.getByText('Huts')", none)),
    wrong([tooEarly], fetching, test('render(1)', "await screen.findByRole('group')", 'unmount()', 'render(2)', none)),
    wrong([tooEarly], fetching, `const open = () => render(1)\n${test('open()', "screen.getByText('a')", none)}`),
    wrong([onlyAbsence], journey, test("await page.goto('/')", hidden)),
    wrong([tooEarly], journey, test('await save.click()', 'await page.reload()', hidden)),
    wrong([tooEarly], journey, test('await save.click()', 'await page.reload()', 'await expect(rows).toHaveCount(0)')),
  ],
})
