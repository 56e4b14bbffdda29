import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusal, untilOneWaits } from '@sitewright/server/testing/vitest'
import { addForm, countOf, createFormServer, type FormServer } from './testing/contact-form.ts'

let server: FormServer
beforeEach(async () => {
  server = await createFormServer()
})
afterEach(() => server.close())

describe('a form that is deleted while somebody is pre-authorized for it', () => {
  it.each([
    ['a key', {}],
    ['an address', { e: 'ann@example.org' }],
  ])('is not found by whoever asks for %s', async (_, input) => {
    const { database } = server.services
    const editor = await server.logIn('plugin.contactform.editor')
    const id = await addForm(server)
    const [removed, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const deleting = database.write(async (tx) => {
      await tx.deleteFrom('pages').where('id', '=', id).execute()
      removed.resolve()
      await goOn.promise
    })
    await removed.promise
    const asking = server.call('GET protected/plugin/form/preauth.json.php', { id, ...input }, { as: editor })
    await untilOneWaits(database)
    goOn.resolve()
    await deleting
    const reply = await asking
    expect([reply.statusCode, reply.json()]).toEqual([404, refusal('notFound')])
    expect(await countOf(server, 'form_preauth')).toBe(0)
  })
})
