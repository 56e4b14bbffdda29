import type { IconPicture, LinkButton } from '@sitewright/api-client'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type IconSet = LinkButton['IconSet']

/** The offline sets; a name is looked for as it is and, in the material set, in its filled form. */
const sources: Record<IconSet, { file: string; candidates: (name: string) => string[] }> = {
  mat: { file: '@iconify-json/ic/icons.json', candidates: (name) => [`baseline-${name.replaceAll('_', '-')}`] },
  fas: { file: '@iconify-json/fa6-solid/icons.json', candidates: (name) => [name, name.replace(/^fa-/, '')] },
  fab: { file: '@iconify-json/fa6-brands/icons.json', candidates: (name) => [name, name.replace(/^fa-/, '')] },
}

interface IconFile {
  icons: Record<string, { body: string; width?: number; height?: number }>
  aliases?: Record<string, { parent: string }>
  width?: number
  height?: number
}

const nameForm = /^[a-z0-9_-]{1,64}$/

const mostKept = 1000

export type Icons = ReturnType<typeof createIcons>

/** Pictures of icons by set and name. Only the pictures are kept: the sets themselves are megabytes of text. */
export function createIcons() {
  const kept = new Map<string, Promise<IconPicture | undefined>>()

  /** The picture, or undefined for an unknown name. */
  function picture(set: IconSet, name: string): Promise<IconPicture | undefined> {
    if (!nameForm.test(name)) return Promise.resolve(undefined)
    const key = `${set}:${name}`
    const found = kept.get(key) ?? find(set, name)
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, found)
    return found
  }

  return { picture }
}

async function find(set: IconSet, name: string): Promise<IconPicture | undefined> {
  const file = createRequire(import.meta.url).resolve(sources[set].file)
  const { icons, aliases, width = 24, height = 24 } = JSON.parse(await readFile(file, 'utf8')) as IconFile
  for (const candidate of sources[set].candidates(name)) {
    const target = own(aliases, candidate)?.parent ?? candidate
    const icon = own(icons, target)
    if (icon) return { body: icon.body, width: icon.width ?? width, height: icon.height ?? height }
  }
  return undefined
}

function own<Value>(table: Record<string, Value> | undefined, name: string): Value | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined
}
