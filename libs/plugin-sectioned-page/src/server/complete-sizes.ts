import { cacheRecent, type SiteFacts } from '@sitewright/page-kit/server'
import { fieldsOf, isFields, type Fields } from '@sitewright/page-kit/values'
import { isSection } from '../model/layout.ts'
import { readId } from '../model/values.ts'
import { rulesOf } from '../section-types/rules.ts'

/** Pictures of one page whose sizes are looked up; what has more was not written by hand. */
const maxPictures = 500

/** Where a picture's file and its size stand in a section's settings: of most types, and of a gallery's pictures. */
const names = [
  { id: 'ImageId', width: 'ImageWidth', height: 'ImageHeight' },
  { id: 'Id', width: 'Width', height: 'Height' },
] as const

/**
 * The same content, with the sizes of its pictures where an editor other than the site's own left them out: without
 * them a picture has no room before it comes, and visitors get the original in the place of one for their screen.
 *
 * Of a file that this person may not see nothing is told. What is no layout stays as it came, for `clean` to refuse.
 */
export async function completeSizes(content: string, { imageSizes, who }: SiteFacts): Promise<string> {
  if (isSized(content)) return content
  const layout = parse(content)
  const unsized = unsizedOf(layout)
  const sizes = await imageSizes({ ids: [...new Set(unsized.map(({ id }) => id))], who })
  let found = false
  for (const { id, fields, width, height } of unsized) {
    const size = sizes.get(id)
    if (!size) continue
    found = true
    fields[width] = size.width
    fields[height] = size.height
  }
  return found ? JSON.stringify(layout) : content
}

/** A page is read far more often than it changes. */
const isSized = cacheRecent((content) => unsizedOf(parse(content)).length === 0)

function unsizedOf(layout: unknown): Unsized[] {
  const sections = fieldsOf(layout)['sections']
  if (!Array.isArray(sections)) return []
  return sections.flatMap((section: unknown) => (isSection(section) ? unsizedIn(section) : [])).slice(0, maxPictures)
}

interface Unsized {
  id: number
  fields: Record<string, unknown>
  width: string
  height: string
}

/** The settings of a section in which a picture stands without its size; none of a type that is not known here. */
function unsizedIn({ sectionType, config }: Fields & { sectionType: string }): Unsized[] {
  if (!rulesOf(sectionType) || !isFields(config)) return []
  const lists = Object.values(config).filter((value): value is unknown[] => Array.isArray(value))
  return [config, ...lists.flat().filter(isFields)].flatMap((fields) =>
    names.flatMap(({ id: name, width, height }) => {
      const id = readId(fields[name])
      const hasSize = readId(fields[width]) !== undefined && readId(fields[height]) !== undefined
      return id === undefined || hasSize ? [] : [{ id, fields, width, height }]
    }),
  )
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
