import { createRequire } from 'node:module'
import fs from 'node:fs'
import path from 'node:path'

/** Whose entries for browsers the site and its kinds import. */
const ours = ['admin', 'api-client', 'html', 'media', 'messages', 'page-kit', 'rich-text', 'session', 'theme', 'ui']
const kinds = ['contactform', 'progress-admin', 'progress-manager', 'sectioned-page', 'single-page']
const others = {
  '@chakra-ui/react': ['.'],
  '@emotion/react': ['.'],
  'lucide-react': ['.'],
  react: ['.', './jsx-runtime', './jsx-dev-runtime'],
  'react-dom': ['.', './client'],
  'react-router': ['.', './dom'],
  zustand: ['.', './vanilla'],
}

/** What is for servers, builds and tests. */
const notForBrowsers = /\/(server|discover|testing|tables|fonts|build|compiler|package\.json)(\/|$)/

/** The packages of which there must be one copy. */
export function sharedPackages(): string[] {
  return [...ours.map((name) => `@sitewright/${name}`), ...Object.keys(others)]
}

/** Every address by which browsers' code imports them. */
export function sharedEntries(): string[] {
  const of = (name: string, entries: readonly string[]) => entries.map((entry) => path.posix.join(name, entry))
  return [
    ...ours.flatMap((name) => of(`@sitewright/${name}`, entriesOf(`@sitewright/${name}`))),
    ...kinds.map((name) => `@sitewright/plugin-${name}`),
    ...Object.entries(others).flatMap(([name, entries]) => of(name, entries)),
  ]
}

function entriesOf(name: string): string[] {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`)
  const { exports } = JSON.parse(fs.readFileSync(file, 'utf8')) as { exports: object }
  return Object.keys(exports).filter((entry) => !notForBrowsers.test(entry))
}
