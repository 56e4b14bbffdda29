import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const sources = ['libs/*/src/**/*.{ts,tsx}', 'apps/site/src/**/*.{ts,tsx}']
const relative = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g
const isComponent = (file: string) =>
  /\/[A-Z]\w+\.tsx$/.test(file) && !/\.(stories|test)\.tsx$/.test(file) && !file.includes('/testing/')

/**
 * The components that are in no story, not even as part of another component that does: what nobody sees in Storybook.
 *
 * @returns paths from the top folder.
 */
export function unseenComponents(): string[] {
  const files = globSync(sources, { cwd: root, exclude: (name: string) => /node_modules|dist/.test(name) })
  const seen = new Set<string>()
  const see = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    importsOf(file).forEach(see)
  }
  files.filter((file) => file.endsWith('.stories.tsx')).forEach(see)
  return files.filter((file) => isComponent(file) && !seen.has(file)).toSorted()
}

/** What a file imports of its own package, types too: a component's type is seen with the component. */
function importsOf(file: string) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(relative)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => existsSync(join(root, path)))
}
