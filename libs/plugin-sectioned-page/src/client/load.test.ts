import { ApiError } from '@sitewright/api-client'
import { fakeApi } from '@sitewright/page-kit/testing'
import { describe, expect, it } from 'vitest'
import { readLayout } from '../model/layout.ts'
import { page, sampleActive, sampleDraft, textSection, unknownSection } from '../testing/sample-pages.ts'
import { load } from './load.ts'

const answering = (reply: unknown) => {
  const asked: unknown[] = []
  const api = fakeApi({ 'GET protected/plugin/get-content.json.php': (input) => (asked.push(input), reply) })
  return { api, asked }
}
const none = { sections: [] }

describe('load', () => {
  it('reads the pair of active content and draft, and the version (SECT-061)', async () => {
    const { api, asked } = answering([sampleActive, sampleDraft, 4])
    const data = { active: readLayout(sampleActive), draft: readLayout(sampleDraft), version: 4 }
    expect(await load({ api, pageId: 7 })).toEqual(data)
    expect(asked).toEqual([{ id: 7 }])
  })

  it.each([
    ['a visitor', [page(unknownSection)], { active: { sections: [unknownSection] }, draft: null }],
    ['an editor without a draft', ['', null, 0], { active: none, draft: null, version: 0 }],
    ['an answer without a text', [], { active: none, draft: null }],
    ['an answer of another kind', { Systems: [] }, { active: none, draft: null }],
  ])('reads the answer for %s (SECT-061)', async (_, reply, data) => {
    expect(await load({ api: answering(reply).api, pageId: 7 })).toEqual(data)
  })

  it('sanitises the texts of both in the browser (SECT-054)', async () => {
    const hostile = (words: string) => page(textSection(`<p onclick="alert(1)">${words}</p><script>alert(1)</script>`))
    const { api } = answering([hostile('Now'), hostile('Soon')])
    const { active, draft } = await load({ api, pageId: 7 })
    expect(active.sections).toEqual([textSection('<p>Now</p>')])
    expect(draft?.sections).toEqual([textSection('<p>Soon</p>')])
  })

  it('leaves an error to the shell, without a message of its own', async () => {
    await expect(load({ api: fakeApi({}), pageId: 7 })).rejects.toThrow(ApiError)
  })
})
