import { htmlToText } from '@sitewright/html/server'
import type { PageKindServer } from '../../server/page-kind-server.ts'
import { picturesIn } from '../../server/pictures-in.ts'
import { refuse } from '../../server/refuse.ts'
import { sanitizeHtml } from '../../server/sanitize-html.ts'
import type { ContentFields, ValuesOf } from '../content-fields.ts'
import { mapValues, valuesIn, wordsOf, type FoundValue, type Values } from '../content-values.ts'
import type { ContentDefinition } from '../define-content.ts'
import type { ContentImage } from '../image-field.ts'

/** The parts of a server half that follow from a content. */
export type ContentServer = Required<
  Pick<PageKindServer, 'blank' | 'clean' | 'forPublishing' | 'text' | 'files' | 'pictures'>
>

/**
 * What the server does with a content: refuses what is none, with a sentence that names the field; sanitises its rich texts;
 * finds its words, files and pictures; and publishes nothing that lacks a required field. Each part can be replaced.
 *
 * @example export default definePageKindServer({ manifest, ...contentServer(recipe), migrations })
 */
export function contentServer<Fields extends ContentFields>(definition: ContentDefinition<Fields>): ContentServer {
  const { fields } = definition
  const found = (text: string): FoundValue[] => {
    const content = definition.parse(text)
    return content ? valuesIn(fields, content as Values) : []
  }

  function assertRight(text: string): void {
    const problem = definition.problem(text)
    if (problem !== undefined) refuse(problem)
  }

  return {
    blank: () => definition.write(definition.blank()),
    clean(text) {
      assertRight(text)
      const content = definition.parse(text) ?? definition.blank()
      const safe = mapValues(fields, content as Values, (field, value) =>
        field.type === 'rich-text' ? sanitizeHtml(value as string) : value,
      )
      const clean = definition.write(definition.tidy(safe as ValuesOf<Fields>))
      // what sanitising has made longer would be refused the next time
      assertRight(clean)
      return clean
    },
    forPublishing(text) {
      const missing = definition.missing(definition.parse(text) ?? definition.blank())
      if (missing !== undefined) refuse(missing, 'required-field-missing')
      return text
    },
    text: (text) =>
      found(text)
        .map((each) => (each.field.type === 'rich-text' ? htmlToText(wordsOf(each)) : wordsOf(each)))
        .filter((words) => words.trim() !== '')
        .join(' '),
    files: (text) => unique(found(text).flatMap(imageIn)),
    pictures: (text) =>
      unique(
        found(text).flatMap((each) => (each.field.type === 'rich-text' ? picturesIn(wordsOf(each)) : imageIn(each))),
      ),
  }
}

function imageIn({ field, value }: FoundValue): number[] {
  const image = field.type === 'image' ? (value as ContentImage | null) : null
  return image ? [image.id] : []
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)]
}
