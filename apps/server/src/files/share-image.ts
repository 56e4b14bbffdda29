import { fileUrl, imageWidths } from '@sitewright/api-client/contract'
import type { SharedPicture } from '@sitewright/page-kit/server'
import type { Reader } from '../db/database.ts'
import { prepareQuery } from '../db/prepare-query.ts'
import { rasterTypes } from './file-type.ts'

/** Px of width; no site shows a larger one. */
const widest = 1280

/**
 * Tells a file as a picture that other sites fetch.
 *
 * @param version that of a file that everybody may have; undefined for any other, which is never named.
 */
export function createShareImage(db: Reader) {
  const find = prepareQuery(db, (id: number) =>
    db.selectFrom('files').where('id', '=', id).select(['type', 'caption', 'width', 'height']),
  )

  return async function shareImage(id: number, version: string | undefined): Promise<SharedPicture | undefined> {
    const [file] = version === undefined ? [] : await find(id)
    if (!file?.type.startsWith('image/')) return undefined
    const { type, caption: alt, width, height } = file
    if (!rasterTypes.has(type) || width === null || height === null)
      return { address: fileUrl(id, { v: version }), alt }
    const shown = Math.min(width, widest)
    const w = imageWidths.find((each) => each >= shown) ?? widest
    const size = { width: shown, height: Math.max(1, Math.round((height * shown) / width)) }
    return { address: fileUrl(id, { v: version, w }), size, alt }
  }
}
