import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { hydrationErrors } from './hydration-errors.tsx'
import { fakeApi } from './fake-api.ts'
import { KitProviders } from './KitProviders.tsx'
import { invalidContents, type PageKindTest } from './page-kind-test.ts'
import { visitor } from './server-contract.ts'
import { withoutBrowser } from './without-browser.ts'

const pageId = 7
const version = 3

/** What is shown: on a server, and taken over by a browser where the tests run in one. */
export function renderContract<Data>({ client, server, active, draft, calls = {} }: PageKindTest<Data>): void {
  const { View, manifest } = client
  const forVisitor = (content: string) => [server.forReader?.(content, visitor) ?? content]

  const apiWith = (reply: unknown) => fakeApi({ 'GET protected/plugin/get-content.json.php': () => reply, ...calls })
  const visitorApi = apiWith(forVisitor(active.content))
  const editorApi = apiWith([active.content, draft.content, version])

  async function page(api = visitorApi, permissions: readonly string[] = []): Promise<ReactNode> {
    const data = await client.load({ api, pageId })
    return (
      <KitProviders api={api} permissions={permissions}>
        <View pageId={pageId} data={data} />
      </KitProviders>
    )
  }
  const readers = [
    ['visitors', () => page()],
    ['editors', () => page(editorApi, [manifest.editor])],
  ] as const

  describe('client half', () => {
    it.each(readers)('shows its content to %s on a server, where there is no browser', async (_, make) => {
      const element = await make()
      expect(withoutBrowser(() => renderToString(element))).toContain(active.shows)
    })

    it('never shows a draft to a visitor, even if the answer contains one', async () => {
      const element = await page(editorApi)
      expect(renderToString(element)).not.toContain(draft.shows)
    })

    it('never loads for a visitor what only editors may see', async () => {
      const loaded = JSON.stringify(await client.load({ api: visitorApi, pageId }))
      for (const secret of [draft.shows, ...(active.secrets ?? [])]) expect(loaded).not.toContain(secret)
    })

    it('loads data that can be serialized into the page', async () => {
      const data = await client.load({ api: editorApi, pageId })
      expect(JSON.parse(JSON.stringify(data))).toEqual(data)
    })

    it('survives invalid content', async () => {
      for (const reply of [[], ...invalidContents.map((content) => forVisitor(content))]) {
        const element = await page(apiWith(reply))
        expect(() => renderToString(element)).not.toThrow()
      }
    })

    // In vitest's environment `node` there is nothing that could take it over.
    if (typeof window === 'undefined') return
    it.each(readers)('hydrates without a warning for %s', async (_, make) => {
      const element = await make()
      expect(await hydrationErrors(element)).toEqual([])
    })
  })
}
