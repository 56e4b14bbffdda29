import { ApiError } from '@sitewright/api-client'
import { fakeApi } from '@sitewright/page-kit/testing'
import { describe, expect, it } from 'vitest'
import { blankLayout } from '../form.ts'
import { writeLayout } from '../model/layout.ts'
import { field, layout } from '../testing/sample-forms.ts'
import { load } from './load.ts'

const text = (Content: string) => field('text', { config: { Content } })

function loading(reply: unknown) {
  return load({ api: fakeApi({ 'GET protected/plugin/get-content.json.php': () => reply }), pageId: 7 })
}

describe('load', () => {
  it('reads the active layout, and for its editors the draft and the version (FORM-088, FORM-089)', async () => {
    const [active, draft] = [layout([text('<p>Now</p>')]), layout([text('<p>Soon</p>')])]
    expect(await loading([writeLayout(active), writeLayout(draft), 4])).toEqual({ layout: active, draft, version: 4 })
    expect(await loading([writeLayout(active)])).toEqual({ layout: active, draft: null })
  })

  it('upgrades both: texts are never submitted, and there is an email field (FORM-109, FORM-110)', async () => {
    const old = JSON.stringify({ fields: [{ ...text('<p>Now</p>'), NoSubmit: false }] })
    const { layout: active, draft } = await loading([old, old])
    for (const each of [active, draft]) {
      expect(each?.fields[0]).toMatchObject({ fieldType: 'text', NoSubmit: true })
      expect(each?.fields[1]).toMatchObject({ fieldType: 'email', SubmitLabel: 'Email', hidden: true })
    }
  })

  it('sanitises every text in the browser', async () => {
    const hostile = (words: string) => `<p onclick="alert(1)">${words}</p><script>alert(1)</script>`
    const sent = layout([text(hostile('Now'))], { SubmitCompletionText: hostile('Thanks') })
    expect(await loading([writeLayout(sent), writeLayout(sent)])).toEqual({
      layout: layout([text('<p>Now</p>')], { SubmitCompletionText: '<p>Thanks</p>' }),
      draft: layout([text('<p>Now</p>')], { SubmitCompletionText: '<p>Thanks</p>' }),
    })
  })

  it('reads an answer without a form as a form with the email field only', async () => {
    const { layout: active } = await loading([])
    expect(active.fields.map(({ fieldType }) => fieldType)).toEqual(blankLayout().fields.map((each) => each.fieldType))
  })

  it("fails as forbidden where the answer only says 'Permission denied', for the shell to tell so (FORM-144)", async () => {
    await expect(loading({ error: 'Permission denied' })).rejects.toMatchObject({ status: 403 })
  })

  it('leaves any other error to the shell, without a message of its own (ERR-021)', async () => {
    await expect(load({ api: fakeApi({}), pageId: 7 })).rejects.toThrow(ApiError)
  })
})
