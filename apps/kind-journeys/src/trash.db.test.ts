import { addPage, createTestServer, rowsOfTables, type TestServer } from '@sitewright/server/testing/vitest'
import { afterEach, describe, expect, it } from 'vitest'
import { createFormServer } from './testing/contact-form.ts'
import { deleteCall, hold, releaseList } from './testing/form-releases.ts'
import { specifiedKinds } from './testing/specified-kinds.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

const restoreCall = 'POST private/trash-restore.json.php'

describe('a deleted page comes back as it was', () => {
  it.each(specifiedKinds.map((kind) => [kind.manifest.kind, kind] as const))('%s', async (kind, { blank }) => {
    server = await createTestServer({ kinds: specifiedKinds })
    const as = await server.logIn('core.page-manager')
    const id = await addPage(server, { kind, url: 'huts', content: blank(), published: true })
    // a row of a kind's own table
    await server.services.forKind('form').write(async (tx) => {
      await tx.insertInto('form_preauth').values({ page_id: id, email_key: 'kim@example.org', created: 1 }).execute()
    })
    const before = await rowsOfTables(server)
    expect((await server.call('GET private/page-delete.json.php', { id }, { as })).json()).toEqual({})
    expect(await rowsOfTables(server)).not.toEqual(before)
    expect((await server.call(restoreCall, { kind: 'page', id }, { as })).json()).toEqual({ notes: [] })
    expect(await rowsOfTables(server)).toEqual(before)
  })
})

it('a deleted form submission comes back, for those who release them', async () => {
  const forms = await createFormServer()
  server = forms
  const as = await forms.logIn('core.page-manager')
  await hold(forms)
  const before = await rowsOfTables(forms)
  const [held] = await releaseList(forms, as)
  const id = held?.id ?? 0
  await forms.call(deleteCall, { id }, { as })
  expect(await releaseList(forms, as)).toEqual([])
  const thing = { kind: 'form submission', id }
  expect((await forms.call(restoreCall, thing, { as: await forms.logIn() })).statusCode).toBe(404)
  expect((await forms.call(restoreCall, thing, { as })).statusCode).toBe(200)
  expect((await rowsOfTables(forms))['form_submissions']).toEqual(before['form_submissions'])
})
