import type { PageKind } from '../page-kind.ts'
import type { PageKindServer } from '../server/page-kind-server.ts'
import type { TrashTest } from './assert-comes-back.ts'
import type { ShownParts, VisitorsTest } from './assert-reaches-visitors.ts'
import type { SubAddressesTest, SubAddressParts } from './assert-sub-addresses.ts'
import type { Answers } from './fake-api.ts'

/** A kind whose server half has an `answer`: what is to be seen of it comes out of tables of its own. */
export interface AnsweringKindTest<Data> {
  /** Default export of the package's main entry. */
  client: PageKind<Data>
  /** Default export of its `./server`. */
  server: Pick<PageKindServer, 'blank' | 'text' | ShownParts | SubAddressParts>
  /** The package's folder: in `src` it is `path.dirname(import.meta.dirname)`. */
  folder: string
  /** What `answer` gives to somebody who may open the page. */
  reply: Readonly<Record<string, unknown>>
  /** Words of it that such a person sees at once, before any further code is there. */
  shows: string
  /** What answers further calls. */
  calls?: Answers
  trash?: TrashTest
  visitors?: VisitorsTest
  /** Of a kind with addresses below its pages. */
  below?: SubAddressesTest
}
