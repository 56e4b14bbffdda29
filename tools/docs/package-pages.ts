import { join } from 'node:path'
import { sourceOf } from '../test/import-graph.ts'
import { readPackages, type WorkspacePackage } from '../workspace/packages.ts'
import { exportsOf, type Exported } from './exports-of.ts'
import { fileLink, generatedNote, plain, table } from './markdown.ts'

/** The packages that page kinds are written with. */
const documented = ['page-kit', 'ui', 'media', 'session', 'api-client']

/** An entry of a package, by which it is imported, and what it exports. */
export interface Entry {
  specifier: string
  exports: Exported[]
}

/** The entries of the packages that page kinds are written with. */
export function documentedEntries(): { found: WorkspacePackage; entries: Entry[] }[] {
  return readPackages()
    .filter(({ folder, path }) => path.startsWith('libs/') && documented.includes(folder))
    .toSorted((a, b) => documented.indexOf(a.folder) - documented.indexOf(b.folder))
    .map((found) => ({ found, entries: entriesOf(found) }))
}

function entriesOf(found: WorkspacePackage): Entry[] {
  return Object.keys(found.manifest.exports ?? {}).flatMap((entry) => {
    const source = sourceOf(found, entry)
    if (source === undefined) return []
    return [{ specifier: found.name + entry.slice(1), exports: exportsOf(join(found.path, source)) }]
  })
}

/**
 * docs/reference/packages.md and a page for each package: everything that it exports, with its doc comment.
 *
 * @returns texts by their place in docs/reference.
 */
export function packagePages(): Record<string, string> {
  const packages = documentedEntries()
  const count = (entries: readonly Entry[]) => entries.reduce((sum, { exports }) => sum + exports.length, 0)
  const rows = packages.map(({ found, entries }) => [
    `[${found.name}](packages/${found.folder}.md)`,
    plain(found.manifest.description ?? ''),
    entries.length,
    count(entries),
  ])
  const index = `# Packages

${generatedNote}

What page kinds are written with. [Write a page kind](../guides/write-a-page-kind.md) shows how.

${table(['Package', 'What it is', 'Entries', 'Exports'], rows)}`
  const pages = packages.map(({ found, entries }) => [`packages/${found.folder}.md`, packagePage(found, entries)])
  return { 'packages.md': index, ...Object.fromEntries(pages) }
}

function packagePage({ name, manifest }: WorkspacePackage, entries: readonly Entry[]) {
  // what several entries have is described once
  const described = new Map<string, string>()
  const sections = entries.map(({ specifier, exports }) => {
    const parts = exports.map((each) => {
      const place = `${each.file}#${each.name}`
      const before = described.get(place)
      if (before !== undefined && each.file !== undefined) return `### ${plain(each.name)}\n\nAs in \`${before}\`.\n`
      described.set(place, specifier)
      return exportPart(each)
    })
    return `## ${specifier}\n\n${parts.join('\n')}`
  })
  const list = entries.map(({ specifier, exports }) => `- \`${specifier}\`: ${exports.length}\n`).join('')
  return `# ${name}

${generatedNote} [All packages](../packages.md)

${plain(manifest.description ?? '')}. Its entries, and how much each exports:

${list}
${sections.join('\n')}`
}

function exportPart({ name, file, line, declaration, doc }: Exported): string {
  const lines = [`### ${plain(name)}`]
  if (declaration) lines.push(`\`\`\`ts\n${declaration}\n\`\`\``)
  if (doc) lines.push(docText(doc))
  if (file !== undefined) lines.push(`${fileLink(file, 3)}, line ${line}`)
  return `${lines.join('\n\n')}\n`
}

/** What a doc comment says: its tags become a list. */
export function docText(doc: string): string {
  const [text = '', ...tags] = doc.split(/\s*(?<![\w`])@(?=(?:param|returns|throws|default|example)\b)/)
  const items = tags.map((tag) => {
    const [, kind = '', rest = ''] = /^(\w+)\s*([^]*)$/.exec(tag) ?? []
    if (kind === 'example') return `\n\`\`\`ts\n${rest.trim().replaceAll(/^```\w*\n|\n```$/g, '')}\n\`\`\`\n`
    const [, parameter, said] = (kind === 'param' && /^(\S+)\s*([^]*)$/.exec(rest)) || []
    const body = oneLine(said ?? rest)
    return parameter === undefined ? `- ${titles[kind] ?? kind}: ${body}\n` : `- \`${parameter}\`: ${body}\n`
  })
  return [safe(text), items.join('')]
    .filter(Boolean)
    .join('\n\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const titles: Record<string, string> = { returns: 'Gives', throws: 'Throws', default: 'By default' }

function oneLine(text: string) {
  return safe(text.trim().replaceAll(/\s*\n\s*/g, ' '))
}

/** Doc comments are Markdown, in which a type such as `Map<Id>` outside of backticks would be HTML. */
function safe(text: string) {
  return text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`') ? part : part.replaceAll('<', '&lt;').replaceAll(/\{@link ([^}]+)\}/g, '`$1`'),
    )
    .join('')
    .trim()
}
