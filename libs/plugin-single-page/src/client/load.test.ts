import { ApiError } from '@sitewright/api-client'
import { fakeApi } from '@sitewright/page-kit/testing'
import { describe, expect, it } from 'vitest'
import { load } from './load.ts'

const answering = (reply: unknown) => {
  const asked: unknown[] = []
  const api = fakeApi({ 'GET protected/plugin/get-content.json.php': (input) => (asked.push(input), reply) })
  return { api, asked }
}

describe('load', () => {
  it('reads the active text, and for its editors the draft and the version (SINGLE-010)', async () => {
    const { api, asked } = answering(['<p>Now</p>', '<p>Soon</p>', 4])
    expect(await load({ api, pageId: 7 })).toEqual({ active: '<p>Now</p>', draft: '<p>Soon</p>', version: 4 })
    expect(asked).toEqual([{ id: 7 }])
  })

  it.each([
    ['a visitor', ['<p>Now</p>'], { active: '<p>Now</p>', draft: null }],
    ['an editor without a draft', ['<p>Now</p>', null, 0], { active: '<p>Now</p>', draft: null, version: 0 }],
    ['an editor with an empty draft', ['<p>Now</p>', '', 2], { active: '<p>Now</p>', draft: '', version: 2 }],
    ['an answer without a text', [], { active: '', draft: null }],
    ['an answer of another kind', { Systems: [] }, { active: '', draft: null }],
  ])('reads the answer for %s (SINGLE-010)', async (_, reply, data) => {
    expect(await load({ api: answering(reply).api, pageId: 7 })).toEqual(data)
  })

  it('sanitises both texts in the browser (SINGLE-004)', async () => {
    const hostile = (words: string) => `<p onclick="alert(1)">${words}</p><script>alert(1)</script>`
    const { api } = answering([hostile('Now'), hostile('Soon'), 4])
    expect(await load({ api, pageId: 7 })).toEqual({ active: '<p>Now</p>', draft: '<p>Soon</p>', version: 4 })
  })

  it('leaves an error to the shell, without a message of its own', async () => {
    await expect(load({ api: fakeApi({}), pageId: 7 })).rejects.toThrow(ApiError)
  })
})
