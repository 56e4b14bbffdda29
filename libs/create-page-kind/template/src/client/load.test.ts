import { ApiError } from '@sitewright/api-client'
import { fakeApi } from '@sitewright/page-kit/testing'
import { describe, expect, it } from 'vitest'
import { sampleKindContent } from '../content.ts'
import { active, draft } from '../testing/sample-contents.ts'
import { load } from './load.ts'

const { write } = sampleKindContent
const blank = sampleKindContent.blank()

function loaded(reply: unknown) {
  const api = fakeApi({ 'GET protected/plugin/get-content.json.php': ({ id }) => (id === 7 ? reply : undefined) })
  return load({ api, pageId: 7 })
}

describe('load', () => {
  it.each([
    ['a visitor', [write(active)], { active, draft: null }],
    ['an editor', [write(active), write(draft), 4], { active, draft, version: 4 }],
    ['an editor without a draft', [write(active), null, 0], { active, draft: null, version: 0 }],
    ['nobody any more', ['{', '{', 2], { active: blank, draft: null, version: 2 }],
    ['another kind', { Systems: [] }, { active: blank, draft: null }],
  ])('reads the answer for %s', async (_, reply, data) => {
    expect(await loaded(reply)).toEqual(data)
  })

  it('leaves a failure to the shell, without a message of its own', async () => {
    await expect(load({ api: fakeApi({}), pageId: 7 })).rejects.toThrow(ApiError)
  })
})
