import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RefusedError } from '../server/refused-error.ts'
import type { AnsweringKindTest } from './answering-kind-test.ts'
import { hydrationErrors } from './hydration-errors.tsx'
import { fakeApi } from './fake-api.ts'
import { KitProviders } from './KitProviders.tsx'
import { invalidContents } from './page-kind-test.ts'
import { withoutBrowser } from './without-browser.ts'

const pageId = 7

/** What an older version, or a careless change of the server, may answer. */
const garbledReplies: readonly object[] = [
  {},
  { error: 'Permission denied' },
  { SystemName: 7, SystemStates: 'x', SystemStages: null, Courses: [null] },
  ['', null, 3],
]

/** What a kind that answers for itself stores, and shows. */
export function answeringContract<Data>(kind: AnsweringKindTest<Data>): void {
  const { client, server, reply, shows, calls = {} } = kind
  const { View, manifest } = client

  async function page(answer: object): Promise<ReactNode> {
    const api = fakeApi({ 'GET protected/plugin/get-content.json.php': () => answer, ...calls })
    const data = await client.load({ api, pageId })
    return (
      <KitProviders api={api} permissions={[manifest.editor, ...(manifest.needs ?? [])]}>
        <View pageId={pageId} data={data} />
      </KitProviders>
    )
  }

  describe('server half', () => {
    it('answers by itself', () => expect(server.answer).toBeTypeOf('function'))

    it('has blank content that can be stored unchanged, without text for search', () => {
      expect(server.clean(server.blank())).toBe(server.blank())
      expect(server.text(server.blank())).toBe('')
    })

    it('stores nothing else, and gives no text of whatever is stored', () => {
      for (const content of invalidContents) {
        expect(cleanOrBlank(content)).toBe(server.blank())
        expect(server.text(content)).toBe('')
      }
    })
  })

  describe('client half', () => {
    it('shows its answer on a server, where there is no browser', async () => {
      const element = await page(reply)
      expect(withoutBrowser(() => renderToString(element))).toContain(shows)
    })

    it('loads data that can be serialized into the page', async () => {
      const api = fakeApi({ 'GET protected/plugin/get-content.json.php': () => reply, ...calls })
      const data = await client.load({ api, pageId })
      expect(JSON.parse(JSON.stringify(data))).toEqual(data)
    })

    it('survives an invalid answer', async () => {
      for (const answer of garbledReplies) {
        const element = await page(answer)
        expect(() => renderToString(element)).not.toThrow()
      }
    })

    // In vitest's environment `node` there is nothing that could take it over.
    if (typeof window === 'undefined') return
    it('hydrates without a warning', async () => {
      expect(await hydrationErrors(await page(reply))).toEqual([])
    })
  })

  function cleanOrBlank(content: string): string {
    try {
      return server.clean(content)
    } catch (error) {
      expect(error).toBeInstanceOf(RefusedError)
      expect(error).toHaveProperty('status', 400)
      return server.blank()
    }
  }
}
