import { describe } from 'vitest'
import { answeringContract } from './answering-contract.tsx'
import type { AnsweringKindTest } from './answering-kind-test.ts'
import { packageContract } from './package-contract.ts'
import type { PageKindTest } from './page-kind-test.ts'
import { renderContract } from './render-contract.tsx'
import { serverContract } from './server-contract.ts'
import { subAddressesContract } from './sub-addresses-contract.tsx'
import { tablesContract } from './tables-contract.ts'
import { trashContract } from './trash-contract.ts'
import { visitorsContract } from './visitors-contract.ts'

/**
 * The tests that every page kind has to pass: it loads, renders on a server, is taken over by a browser without a
 * warning, survives any content, and gives nothing away.
 *
 * Call it in two test files, one in vitest's environment `node`, where even importing the kind must not need a browser,
 * and one in `jsdom`, where the browser's half is tested too. What has to do with a database runs on SQLite, and on the
 * PostgreSQL whose address is in `TEST_POSTGRES_URL`.
 *
 * @example
 * testPageKind({
 *   client,
 *   server,
 *   folder: path.dirname(import.meta.dirname),
 *   active: { content: '<p>Our huts</p>', shows: 'Our huts' },
 *   draft: { content: '<p>Our new huts</p>', shows: 'new huts' },
 * })
 */
export function testPageKind<Data>(kind: PageKindTest<Data> | AnsweringKindTest<Data>): void {
  describe(`page kind '${kind.client.manifest.kind}'`, () => {
    packageContract(kind)
    if (kind.server.migrations) tablesContract(kind)
    if (kind.trash) trashContract({ server: kind.server, ...kind.trash })
    if (kind.visitors) visitorsContract({ ...shownBy(kind), ...kind.visitors })
    subAddressesContract({ ...shownBy(kind), client: kind.client, server: kind.server, below: kind.below })
    if ('reply' in kind) return answeringContract(kind)
    serverContract(kind)
    renderContract(kind)
  })
}

function shownBy<Data>(kind: PageKindTest<Data> | AnsweringKindTest<Data>) {
  const { client, server, calls } = kind
  const content = 'active' in kind ? { content: server.clean(kind.active.content) } : {}
  return { client, server, calls, ...content }
}
