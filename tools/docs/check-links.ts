// node tools/docs/check-links.ts: fails where a relative link in a Markdown file leads to no file or no heading, or to one
// that is not in git, where one names a file of the project in backticks that is not there, and where no link leads to a
// page of docs/.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from '../setup/root.mjs'
import { findLinks, findPaths, headingAnchors } from './links.ts'
import { markdownFiles } from './markdown-files.ts'

const texts = new Map<string, string>()
const files = markdownFiles()
const links = files.flatMap((file) => findLinks(textOf(file)).map((link) => ({ file, link, ...targetOf(file, link) })))
const paths = files.flatMap((file) => findPaths(textOf(file)).map((path) => ({ file, path })))
const ignored = ignoredOf([...links.map(({ target }) => target), ...paths.map(({ path }) => path)])

const broken = [
  ...links.filter((each) => !resolves(each)).map(({ file, link }) => `${file}: ${link}`),
  ...paths.filter(({ path }) => !isThere(path)).map(({ file, path }) => `${file}: \`${path}\``),
]
const reached = new Set(links.filter(({ file, target }) => target !== file).map(({ target }) => target))
const lonely = files.filter((file) => file.startsWith('docs/') && !reached.has(file))
for (const line of broken) console.error(`leads nowhere: ${line}`)
for (const file of lonely) console.error(`nothing leads to ${file}`)
process.exitCode = broken.length + lonely.length > 0 ? 1 : 0

function targetOf(from: string, link: string) {
  const [path, anchor] = link.split('#')
  return { target: path ? relative(root, resolve(root, dirname(from), decodeURIComponent(path))) : from, anchor }
}

function resolves({ target, anchor }: ReturnType<typeof targetOf>) {
  if (!existsSync(join(root, target)) || ignored.has(target)) return false
  return !anchor || !target.endsWith('.md') || headingAnchors(textOf(target)).has(anchor)
}

/** Whether a path is a file or folder, or one that a command makes, or an example. */
function isThere(path: string) {
  return existsSync(join(root, path)) || ignored.has(path) || isExample(path)
}

/** Guides name packages that their reader is to make. */
function isExample(path: string) {
  const [folder, name = ''] = path.split('/')
  return folder === 'libs' && !existsSync(join(root, folder, name))
}

/** Those of the paths that git ignores: they are missing where nobody made them. */
function ignoredOf(all: readonly string[]) {
  const input = [...new Set(all)].filter((path) => path && !path.startsWith('..')).join('\0')
  const { stdout } = spawnSync('git', ['check-ignore', '--stdin', '-z'], { cwd: root, input, encoding: 'utf8' })
  return new Set(stdout.split('\0'))
}

function textOf(file: string) {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8')
  texts.set(file, text)
  return text
}
