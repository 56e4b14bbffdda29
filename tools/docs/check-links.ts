// node tools/docs/check-links.ts: fails where a relative link in a Markdown file leads to no file or no heading, where one
// names a file of the project in backticks that is not there, and where no link leads to a page of docs/.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from '../setup/root.mjs'
import { findLinks, findPaths, headingAnchors } from './links.ts'
import { markdownFiles } from './markdown-files.ts'

const texts = new Map()
const files = markdownFiles()
const reached = new Set()
const broken = files.flatMap((file) => {
  const links = findLinks(textOf(file)).filter((link) => !resolves(file, link))
  const paths = findPaths(textOf(file)).filter((path) => !existsSync(join(root, path)) && !isExample(path))
  return [...links.map((link) => `${file}: ${link}`), ...paths.map((path) => `${file}: \`${path}\``)]
})
const lonely = files.filter((file) => file.startsWith('docs/') && !reached.has(file))
for (const line of broken) console.error(`leads nowhere: ${line}`)
for (const file of lonely) console.error(`nothing leads to ${file}`)
process.exitCode = broken.length + lonely.length > 0 ? 1 : 0

function resolves(from, link) {
  const [path, anchor] = link.split('#')
  const target = path ? relative(root, resolve(root, dirname(from), decodeURIComponent(path))) : from
  if (target !== from) reached.add(target)
  if (!existsSync(join(root, target))) return false
  return !anchor || !target.endsWith('.md') || headingAnchors(textOf(target)).has(anchor)
}

/** Guides name packages that their reader is to make. */
function isExample(path) {
  const [folder, name] = path.split('/')
  return folder === 'libs' && !existsSync(join(root, folder, name))
}

function textOf(file) {
  if (!texts.has(file)) texts.set(file, readFileSync(join(root, file), 'utf8'))
  return texts.get(file)
}
