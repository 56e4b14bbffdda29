// @vitest-environment node
import type { Identity } from '@sitewright/page-kit/server'
import { kindServices } from '@sitewright/page-kit/testing'
import { describe, expect, it } from 'vitest'
import singlePage from './index.ts'

const editor: Identity = { permissions: new Set(['plugin.singlepage.editor']), roles: [2] }
const client = { address: '192.0.2.1', userAgent: 'test' }

async function save(input: { id: number; content: string; draft?: boolean; fromDraft?: boolean; base?: number }) {
  const services = await kindServices({ kind: singlePage, pages: [{ id: 7, kind: 'single-page' }] })
  const handle = singlePage.handlers!(services)['POST protected/plugin/single-page/save-page.json.php']
  return { reply: await handle(input, { who: editor, client }), saved: services.saves[0] }
}

describe('save-page', () => {
  it('publishes the HTML text and gives the version to base the next save on (SINGLE-009, API-056)', async () => {
    const { reply, saved } = await save({ id: 7, content: '<h1>Our huts</h1>', base: 4 })
    expect(saved).toEqual({
      pageId: 7,
      kind: 'single-page',
      content: '<h1>Our huts</h1>',
      draft: false,
      base: 4,
      who: editor,
    })
    expect(reply).toEqual({ version: 1 })
  })

  it('stores a draft, and says when it equals the published content (SINGLE-010)', async () => {
    expect((await save({ id: 7, content: 'x', draft: true })).saved).toMatchObject({ draft: true })
    expect((await save({ id: 7, content: 'x', fromDraft: true })).saved).toMatchObject({
      draft: false,
      fromDraft: true,
    })
  })

  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>'],
    ['an event attribute', '<img src="/x.png" onerror="alert(1)" alt="">'],
    ['a script address', '<a href="javascript:alert(1)">a</a>'],
    ['a frame', '<iframe src="https://example.org"></iframe>'],
  ])('never stores %s, published or draft (SINGLE-004)', async (_, content) => {
    for (const draft of [false, true]) {
      const { saved } = await save({ id: 7, content, draft })
      expect(saved?.content).not.toMatch(/script|onerror|iframe|alert/)
    }
  })

  it('refuses what is longer than 1 MiB after cleaning', async () => {
    const refused = save({ id: 7, content: '&'.repeat(400_000) })
    await expect(refused).rejects.toMatchObject({ status: 400, message: expect.stringContaining('1048576 characters') })
  })
})

describe('the server half', () => {
  it('starts a page blank, and finds the words of a text', () => {
    expect(singlePage.blank()).toBe('')
    expect(singlePage.text('<h1>Our huts</h1><p>Two <b>of</b> them</p>')).toBe('Our huts Two of them')
  })

  it('cleans a stored text again before it sends it, in case it was stored in another way (SINGLE-004)', () => {
    const tampered = '<p>a</p><img src="x" onerror="alert(1)">'
    expect(singlePage.forReader?.(tampered, editor)).not.toContain('onerror')
    expect(singlePage.forReader?.('<p>fine</p>', editor)).toBe('<p>fine</p>')
  })

  it('lets only its editors save', () => {
    const { access } = singlePage.calls!['POST protected/plugin/single-page/save-page.json.php']
    expect(access).toEqual(['plugin.singlepage.editor'])
  })
})
