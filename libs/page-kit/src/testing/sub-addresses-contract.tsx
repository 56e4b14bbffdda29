import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PageKind } from '../page-kind.ts'
import type { PageKindServer } from '../server/page-kind-server.ts'
import { assertReachesVisitors, type Change, type ShownParts } from './assert-reaches-visitors.ts'
import { assertSubAddresses, type SubAddressesTest, type SubAddressParts } from './assert-sub-addresses.ts'
import { fakeApi, type Answers } from './fake-api.ts'
import { hydrationErrors } from './hydration-errors.tsx'
import { KitProviders } from './KitProviders.tsx'
import { withoutBrowser } from './without-browser.ts'

interface Tested<Data> {
  client: PageKind<Data>
  server: Pick<PageKindServer, SubAddressParts | ShownParts>
  content?: string
  calls?: Answers | undefined
  below?: SubAddressesTest | undefined
}

const pageId = 1

/** What stands at addresses below the kind's pages: found, listed and shown. */
export function subAddressesContract<Data>({ client, server, content, calls = {}, below }: Tested<Data>): void {
  describe('addresses below its pages', () => {
    it('are declared, said and tested, or none of it', () => {
      const declared = client.manifest.subAddresses === true
      expect({ said: server.subAddresses !== undefined, tested: below !== undefined }).toEqual({
        said: declared,
        tested: declared,
      })
    })

    if (!below) return
    const found = () => assertSubAddresses({ server, below, ...(content !== undefined && { content }) })

    async function page(): Promise<ReactNode> {
      const { data: belowData } = await found()
      const api = fakeApi({ 'GET protected/plugin/get-content.json.php': () => [content ?? ''], ...calls })
      const data = await client.load({ api, pageId, below: below!.stands, belowData })
      const { View } = client
      return (
        <KitProviders api={api}>
          <View pageId={pageId} data={data} below={below!.stands} />
        </KitProviders>
      )
    }

    it('lead visitors to what is listed, and to nothing else', async () => {
      await expect(found()).resolves.toMatchObject({ title: expect.any(String) })
    })

    const reaches = (what: string, { change, isSeen }: { change: Change; isSeen: boolean }) =>
      assertReachesVisitors({
        ...{ client, server, calls, what, change, isSeen, below: below.stands },
        ...(content !== undefined && { content }),
        ...(below.fill && { fill: below.fill }),
      })

    it.each(Object.entries(below.seen ?? {}))('are seen afterwards: %s', async (what, change) => {
      await expect(reaches(what, { change, isSeen: true })).resolves.toBeUndefined()
    })

    it.each(Object.entries(below.unseen ?? {}))('stay as they are kept: %s', async (what, change) => {
      await expect(reaches(what, { change, isSeen: false })).resolves.toBeUndefined()
    })

    it('show what stands there on a server, where there is no browser', async () => {
      const element = await page()
      expect(withoutBrowser(() => renderToString(element))).toContain(below.shows)
    })

    // In vitest's environment `node` there is nothing that could take it over.
    if (typeof window === 'undefined') return
    it('hydrate without a warning', async () => {
      expect(await hydrationErrors(await page())).toEqual([])
    })
  })
}
