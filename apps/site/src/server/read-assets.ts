import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Style } from '../document/write-document.ts'
import { devStyles } from './dev-styles.ts'

/** Addresses of the modules of an application. */
export interface ApplicationAssets {
  entry: string
  /** What the entry imports, so that it can be fetched at the same time. */
  modules: readonly string[]
  /** The same for each page kind's own code. */
  kinds: Readonly<Record<string, readonly string[]>>
  /** What is styled by it. */
  styles: readonly Style[]
  /** What a page of each kind is styled with besides. */
  kindStyles: Readonly<Record<string, readonly Style[]>>
}

/** Addresses of the browser's modules. */
export interface Assets extends ApplicationAssets {
  /** What takes over nothing but a page. */
  island: ApplicationAssets
  /** What a visitor's browser runs first. */
  visitor: string
  /** What editing a page of each kind will need besides. */
  editors: Readonly<Record<string, readonly string[]>>
  /** By page kind and language, addresses of all that a visitor's page may say. Absent: each document brings it. */
  visitorTexts?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What is said of parts that only some pages have: the catalogues of each, and by language the address of their file. */
  textParts?: readonly { catalogues: readonly string[]; files: Readonly<Record<string, string>> }[]
  /** Addresses of the translations, by language and package. */
  languages?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Address of the style sheet with all tokens. */
  tokens: string
}

/** What the client build wrote beside this bundle; while developing, Vite serves the sources themselves. */
export async function readAssets(): Promise<Assets> {
  if (import.meta.env.DEV)
    return {
      entry: '/src/entry-client.tsx',
      visitor: '/src/entry-visitor.ts',
      island: { entry: '/src/entry-island.tsx', modules: [], kinds: {}, styles: [], kindStyles: {} },
      modules: [],
      kinds: {},
      editors: {},
      styles: [{ address: '', rules: [{ text: await devStyles(), selectors: [[]] }] }],
      tokens: '',
      kindStyles: {},
    }
  const file = path.join(import.meta.dirname, '../client/.vite/assets.json')
  return JSON.parse(readFileSync(file, 'utf8')) as Assets
}
