import { isSubAddress } from '@sitewright/api-client'
import { isDeepStrictEqual } from 'node:util'
import type { Identity } from '../server/identity.ts'
import type { PageKindServer } from '../server/page-kind-server.ts'
import type { SubPage } from '../server/sub-addresses.ts'
import type { Change } from './assert-reaches-visitors.ts'
import { kindServices, type KindServices } from './kind-services.ts'

/** For a kind with addresses below its pages. */
export interface SubAddressesTest {
  /** Fills its tables with what stands below the page 1. */
  fill?: (services: KindServices) => unknown
  /** What follows the page's address where visitors see something, such as `2026-annual-meeting`. */
  stands: string
  /** Words that they see there. */
  shows: string
  /** What follows the page's address where nothing is. */
  missing: string
  /** What visitors see afterwards of what stands there, by what it is called, as `seen` of `visitors`. */
  seen?: Readonly<Record<string, Change>>
  /** What they do not see there: what is kept of it stays. */
  unseen?: Readonly<Record<string, Change>>
}

/** The parts that have to do with addresses below pages. */
export type SubAddressParts = 'manifest' | 'clean' | 'forPublishing' | 'migrations' | 'subAddresses'

export interface TestedSubAddresses {
  server: Pick<PageKindServer, SubAddressParts>
  /** The active one of the page; a kind with an `answer` has none. */
  content?: string
  below: Pick<SubAddressesTest, 'fill' | 'stands' | 'missing'>
}

/** What a text of readable words does not have. */
const markup = /<\/?[a-z][^<>]*>/i

const id = 1
const visitor: Identity = { permissions: new Set(['public']), roles: [] }

/** What an address can be, and hardly anybody calls something. */
const oddAddresses = ['0', 'null', 'constructor', 'toString/valueOf', 'ü', 'हिन्दी', 'A_b-c/D', 'a'.repeat(200)]

/**
 * What stands at an address below the page 1, for visitors.
 *
 * @throws {Error} when the kind does not find there what it says, finds something where nothing is, lists what it does not
 *   find or no address can be, or gives the search no title or markup.
 */
export async function assertSubAddresses({ server, content = '', below }: TestedSubAddresses): Promise<SubPage> {
  const { kind } = server.manifest
  const addresses = server.subAddresses
  if (!addresses) throw new Error('The server half does not say what stands below its pages')
  const services = await kindServices({ kind: server, pages: [{ id, kind, content }], accounts: [1] })
  await below.fill?.(services)
  const find = async (at: string) => addresses.find(services, { id, below: at, who: visitor })

  const found = await find(below.stands)
  if (!found) throw new Error(`Nothing stands at '${below.stands}'`)
  if (found.title.trim() === '') throw new Error(`What stands at '${below.stands}' has no title`)
  if (!isJson(found.data)) throw new Error(`The data of '${below.stands}' is no JSON`)
  if (await find(below.missing)) throw new Error(`Something stands at '${below.missing}'`)
  for (const odd of oddAddresses) await find(odd)

  const listed = await addresses.list(services, { id })
  const all = listed.map((each) => each.below)
  if (!all.includes(below.stands)) throw new Error(`'${below.stands}' is not listed`)
  if (new Set(all).size < all.length) throw new Error(`An address is listed twice: ${all.join(', ')}`)
  for (const { below: at, title, text = '', requires } of listed) {
    if (!isSubAddress(at)) throw new Error(`'${at}' is listed, and can be no address`)
    if (title.trim() === '') throw new Error(`'${at}' is listed without a title`)
    if (markup.test(text)) throw new Error(`The text of '${at}' has markup, which people would search for and read`)
    const there = await find(at)
    if (!requires && !there) throw new Error(`'${at}' is listed for everybody, and nothing stands there`)
    if (!requires && there?.requires) throw new Error(`'${at}' is listed for everybody, and not for everybody`)
  }
  return found
}

function isJson(data: unknown): boolean {
  return data === undefined || isDeepStrictEqual(JSON.parse(JSON.stringify(data)), data)
}
