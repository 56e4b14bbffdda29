import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Addresses of the browser's modules. */
export interface Assets {
  entry: string
  /** What the entry imports, so that it can be fetched at the same time. */
  modules: readonly string[]
  /** The same for each page kind's own code. */
  kinds: Readonly<Record<string, readonly string[]>>
  /** What editing a page of each kind will need besides. */
  editors: Readonly<Record<string, readonly string[]>>
}

/** What the client build wrote beside this bundle; while developing, Vite serves the sources themselves. */
export function readAssets(): Assets {
  if (import.meta.env.DEV) return { entry: '/src/entry-client.tsx', modules: [], kinds: {}, editors: {} }
  const file = path.join(import.meta.dirname, '../client/.vite/assets.json')
  return JSON.parse(readFileSync(file, 'utf8')) as Assets
}
