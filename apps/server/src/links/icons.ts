import type { FoundIcons, IconPicture } from '@sitewright/api-client'
import { readIconSet, spellName, type IconSet, type IconSetName } from './icon-set.ts'

const nameForm = /^[a-z0-9_-]{1,64}$/

/** Icons of a search. */
const maxFound = 60

export type Icons = ReturnType<typeof createIcons>

/** Pictures of icons. A set is read when it is first asked for; all three together take some three megabytes. */
export function createIcons() {
  const sets = new Map<IconSetName, Promise<IconSet>>()

  function setOf(name: IconSetName): Promise<IconSet> {
    const known = sets.get(name)
    if (known) return known
    const set = readIconSet(name)
    sets.set(name, set)
    set.catch(() => sets.delete(name))
    return set
  }

  /** The picture, or undefined for an unknown name. */
  async function picture(set: IconSetName, name: string): Promise<IconPicture | undefined> {
    if (!nameForm.test(name)) return undefined
    return (await setOf(set)).pictures.get(spellName(set, name))
  }

  /**
   * Icons whose name holds a text: the one of exactly this name first, then names that begin with it, then the others,
   * each in the set's order. An icon of several names is found once.
   */
  async function search(set: IconSetName, typed: string): Promise<FoundIcons> {
    const { pictures, names } = await setOf(set)
    const found = new Map<IconPicture, string>()
    for (const name of ranked(names, spellName(set, typed))) {
      const drawing = pictures.get(name) as IconPicture
      if (!found.has(drawing)) found.set(drawing, name)
      if (found.size === maxFound) break
    }
    return [...found].map(([drawing, name]) => ({ name, picture: drawing }))
  }

  return { picture, search }
}

function ranked(names: readonly string[], part: string): string[] {
  const exact: string[] = []
  const beginning: string[] = []
  const holding: string[] = []
  for (const name of names) {
    const at = name.indexOf(part)
    if (at > 0) holding.push(name)
    else if (at === 0) (name === part ? exact : beginning).push(name)
  }
  return [...exact, ...beginning, ...holding]
}
