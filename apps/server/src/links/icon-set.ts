import type { IconPicture, LinkButton } from '@sitewright/api-client'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

export type IconSetName = LinkButton['IconSet']

/** What is needed of an offline set: its filled pictures, by the names that people type. */
export interface IconSet {
  /** Two names of one icon have the same picture, as an object. */
  pictures: ReadonlyMap<string, IconPicture>
  /** The names to be offered, in the set's order. */
  names: readonly string[]
}

interface Source {
  file: string
  /** The name under which people know an icon of the file; undefined for other forms than the filled one. */
  nameOf: (key: string) => string | undefined
  /** What was typed, in the set's spelling. */
  spell: (typed: string) => string
}

const filled = 'baseline-'

const fontAwesome = {
  nameOf: (key: string) => key,
  spell: (typed: string) => typed.replace(/^fa-/, '').replace(/[\s_]+/g, '-'),
}

const sources: Record<IconSetName, Source> = {
  mat: {
    file: '@iconify-json/ic/icons.json',
    nameOf: (key) => (key.startsWith(filled) ? key.slice(filled.length).replaceAll('-', '_') : undefined),
    spell: (typed) => typed.replace(/[\s-]+/g, '_'),
  },
  fas: { file: '@iconify-json/fa6-solid/icons.json', ...fontAwesome },
  fab: { file: '@iconify-json/fa6-brands/icons.json', ...fontAwesome },
}

interface IconFile {
  icons: Record<string, { body: string; width?: number; height?: number; hidden?: boolean }>
  aliases?: Record<string, { parent: string }>
  width?: number
  height?: number
}

/** A name, or a part of one, as the set spells it. */
export function spellName(set: IconSetName, typed: string): string {
  return sources[set].spell(typed.trim().toLowerCase())
}

/** Reads a set from its file, which is megabytes of text: to be done once. */
export async function readIconSet(set: IconSetName): Promise<IconSet> {
  const { file, nameOf } = sources[set]
  const text = await readFile(createRequire(import.meta.url).resolve(file), 'utf8')
  const { icons, aliases = {}, width = 24, height = 24 } = JSON.parse(text) as IconFile
  const pictures = new Map<string, IconPicture>()
  const names: string[] = []

  function add(key: string, picture: IconPicture | undefined, hidden = false): void {
    const name = nameOf(key)
    if (name === undefined || picture === undefined || pictures.has(name)) return
    pictures.set(name, picture)
    if (!hidden) names.push(name)
  }

  for (const [key, icon] of Object.entries(icons))
    add(key, { body: icon.body, width: icon.width ?? width, height: icon.height ?? height }, icon.hidden)
  for (const [key, { parent }] of Object.entries(aliases)) add(key, pictures.get(nameOf(parent) ?? ''))
  return { pictures, names }
}
