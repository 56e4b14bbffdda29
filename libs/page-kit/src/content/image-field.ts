import { fieldsOf, isFields, readNumber, readText } from '../values.ts'
import type { FieldModel, FieldOptions } from './field-model.ts'
import { texts } from './messages.ts'

/** An image of the site. */
export interface ContentImage {
  /** Of the file. */
  id: number
  /** What it shows, for those who do not see it; '' where it only decorates. */
  alt: string
  /** Px, as far as they are known. */
  width?: number
  height?: number
}

/** A field with an image of the site, or none; see `image`. */
export interface ImageFieldModel extends FieldModel<ContentImage | null> {
  readonly type: 'image'
}

/** Characters of what an image shows. */
export const maxAltLength = 500

/** Above it no id of a file is. */
const maxId = 2_147_483_647

/** An image out of the File Manager, with what it shows; null for none. */
export function image(options: FieldOptions = {}): ImageFieldModel {
  return {
    type: 'image',
    ...options,
    blank: () => null,
    read: readImage,
    problem(sent) {
      if (!isFields(sent) || readWhole(sent['id']) === undefined) return texts.image()
      const { alt = '' } = sent
      if (typeof alt !== 'string') return texts.alt()
      return alt.length > maxAltLength ? texts.longAlt({ most: maxAltLength }) : undefined
    },
    tidy: (value) => value && { ...value, alt: value.alt.trim() },
    isEmpty: (value) => value === null,
    words: (value) => value?.alt ?? '',
  }
}

function readImage(stored: unknown): ContentImage | null {
  const fields = fieldsOf(stored)
  const [id, width, height] = [fields['id'], fields['width'], fields['height']].map(readWhole)
  if (id === undefined) return null
  return { id, alt: readText(fields['alt']), ...(width && height && { width, height }) }
}

function readWhole(value: unknown): number | undefined {
  const found = readNumber(value)
  return found !== undefined && Number.isInteger(found) && found > 0 && found <= maxId ? found : undefined
}
