// node tools/docs/check-links.mjs: fails where a relative link in a Markdown file leads to no file or no heading.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from '../setup/root.mjs'
import { findLinks, headingAnchors } from './links.mjs'
import { markdownFiles } from './markdown-files.mjs'

const broken = markdownFiles().flatMap((file) =>
  findLinks(readFileSync(join(root, file), 'utf8'))
    .filter((link) => !resolves(file, link))
    .map((link) => `${file}: ${link}`),
)
for (const line of broken) console.error(`leads nowhere: ${line}`)
process.exitCode = broken.length > 0 ? 1 : 0

function resolves(file, link) {
  const [path, anchor] = link.split('#')
  const target = path ? resolve(root, dirname(file), decodeURIComponent(path)) : join(root, file)
  if (!existsSync(target)) return false
  return !anchor || !target.endsWith('.md') || headingAnchors(readFileSync(target, 'utf8')).has(anchor)
}
