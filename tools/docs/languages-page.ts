import { checkTranslations, type TranslationReport } from '@sitewright/messages/build'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { readPackages } from '../workspace/packages.ts'
import { code, generatedNote, table } from './markdown.ts'

const english = new Intl.DisplayNames('en', { type: 'language' })

/** docs/reference/languages.md: into what each package is translated, and how far. */
export function languagesPage(): string {
  const reports = readPackages()
    .filter(({ path }) => existsSync(join(root, path, 'messages')))
    .map(({ name, path }) => ({ name, ...checkTranslations(join(root, path)) }))
  const tags = [...new Set(reports.flatMap(({ translated }) => Object.keys(translated)))].sort()
  return `# Languages

${generatedNote}

English stands in the code; of what a translation lacks, the English is read. See [Languages](../guides/languages.md).

${table(
  ['Package', 'Messages', ...tags.map((tag) => `${english.of(tag)} (${code(tag)})`)],
  reports.map((report) => [code(report.name), `${report.messages}`, ...tags.map((tag) => howFar(report, tag))]),
)}`
}

function howFar({ messages, translated }: TranslationReport, tag: string): string {
  const count = translated[tag] ?? 0
  return count === messages ? 'all' : `${count}`
}
