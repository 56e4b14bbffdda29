import type { PageKind } from '../page-kind.ts'
import type { PageKindServer } from '../server/page-kind-server.ts'
import type { TrashTest } from './assert-comes-back.ts'
import type { ShownParts, VisitorsTest } from './assert-reaches-visitors.ts'
import type { SubAddressesTest, SubAddressParts } from './assert-sub-addresses.ts'
import type { Answers } from './fake-api.ts'

/** A content of the kind, and what is to be seen of it. */
export interface SampleContent {
  /** As an editor would send it. */
  content: string
  /** Words of it that every reader sees. They must be in no other sample. */
  shows: string
}

/** The parts that have to do with saving. */
export type SavingParts = 'clean' | 'forPublishing' | 'migrations' | 'calls' | 'handlers'

/** A page kind with a sample of its content, for the contract tests. */
export interface PageKindTest<Data> {
  /** Default export of the package's main entry. */
  client: PageKind<Data>
  /** Default export of its `./server`. */
  server: Pick<PageKindServer, 'blank' | 'text' | 'forReader' | SavingParts | ShownParts | SubAddressParts>
  /** The package's folder: in `src` it is `path.dirname(import.meta.dirname)`. */
  folder: string
  active: SampleContent & {
    /** Words of it that only editors may have, such as the recipients of a form. */
    secrets?: readonly string[]
  }
  draft: SampleContent
  /** What answers further calls, or get-content for a kind that answers it in its own way. */
  calls?: Answers
  trash?: TrashTest
  visitors?: VisitorsTest
  /** Of a kind with addresses below its pages. */
  below?: SubAddressesTest
}

/** What a broken database, an older version or a careless import may have left behind. */
export const invalidContents: readonly string[] = [
  '',
  ' ',
  'null',
  '0',
  '[]',
  '{}',
  '{',
  '{"sections":7,"fields":"x"}',
  '{"__proto__":{"polluted":true}}',
  '<p><b>never closed',
  '</div></main></body>',
  '<script>document.title = "gone"</script>',
  '\u0000\uFFFD\u202E',
  '<'.repeat(5000),
]
