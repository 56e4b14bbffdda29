import { Id, imageWidths } from '@sitewright/api-client/contract'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { readFields } from '../http/read-query.ts'
import { fail } from '../errors.ts'

/** Where the bytes of every file are. */
export const filePath = '/api/1/private/file-get.php'

const flag = Type.Optional(Type.Integer({ minimum: 0, maximum: 1 }))

const fileQuery = Type.Object({
  id: Id,
  /** A small picture of an image. */
  thumb: flag,
  /** As a download, always the file itself. */
  dl: flag,
  /** Px of an image. */
  w: Type.Optional(Type.Integer({ enum: [...imageWidths] })),
  /** How the SHA-256 of the file begins: another file under the same id has another address. */
  v: Type.Optional(Type.String({ pattern: '^[0-9a-f]{12}$' })),
})
export type FileQuery = Static<typeof fileQuery>

const isFileQuery = Compile(fileQuery)

/**
 * What an address of a file asks for. Parameters that others add on the way (`fbclid`, `utm_source`) mean nothing.
 *
 * @throws {RefusedError} 400 for any of its own that is malformed or there twice.
 */
export function readFileAddress(url: string): FileQuery {
  const query = readFields(ownParameters(url), fileQuery)
  return isFileQuery.Check(query) ? query : fail('malformed')
}

/** The same for all addresses of a file that ask for the same; undefined for the address of anything else. */
export function fileAddressKey(url: string): string | undefined {
  if (!url.startsWith(`${filePath}?`)) return undefined
  const parameters = new URLSearchParams(ownParameters(url))
  parameters.sort()
  return parameters.toString()
}

function ownParameters(url: string): [name: string, text: string][] {
  const start = url.indexOf('?')
  const parameters = new URLSearchParams(start < 0 ? '' : url.slice(start))
  return [...parameters].filter(([name]) => Object.hasOwn(fileQuery.properties, name))
}
