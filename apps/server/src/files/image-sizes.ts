import type { PageKindServices } from '@sitewright/page-kit/server'
import { admits } from '../access/file-rule.ts'
import type { Reader } from '../db/database.ts'
import { findFile } from './file-rights.ts'

/** Tells the sizes of images to those who may see them. */
export function createImageSizes(db: Reader): PageKindServices['files']['imageSizes'] {
  return async function imageSizes({ ids, who }) {
    const sizes = new Map<number, { width: number; height: number }>()
    for (const id of ids) {
      const found = await findFile(db, id)
      if (!found || !admits(found.rule, who)) continue
      const { width, height } = found.file
      if (width !== null && height !== null) sizes.set(id, { width, height })
    }
    return sizes
  }
}
