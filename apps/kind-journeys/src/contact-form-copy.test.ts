import { emailsIn } from '@sitewright/server/testing/vitest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addForm, codeIn, createFormServer, submit, verify, type FormServer } from './testing/contact-form.ts'
import { releaseList } from './testing/form-releases.ts'

const preauthCall = 'GET protected/plugin/form/preauth.json.php'

let server: FormServer
beforeEach(async () => {
  server = await createFormServer()
})
afterEach(() => server.close())

/** What the sender was sent, but for the link. */
const copies = async () =>
  (await emailsIn(server, 'anna@example.org')).filter(({ subject }) => subject !== 'Form Submission Verification')
const delivered = async () => (await emailsIn(server, 'office@example.org')).length
const mailedCode = async () => codeIn((await emailsIn(server, 'anna@example.org'))[0])

describe('a copy to the sender', () => {
  it('goes to the address once its owner has confirmed the message, and never before', async () => {
    await submit(server, await addForm(server, { SendCopy: true }))
    const code = await mailedCode()
    await verify(server, `t=${code}`)
    expect(await copies()).toEqual([])
    await verify(server, `t=${code}`, { method: 'POST' })
    const [copy, ...others] = await copies()
    expect(others).toEqual([])
    expect(copy?.subject).toBe('Your message: Bookings')
    expect(copy?.text).toContain('Name: Anna Berg\n\nMessage: Two nights, please.\n\nEmail: anna@example.org')
    expect(copy?.text).not.toContain('office@example.org')
    await verify(server, `t=${code}`, { method: 'POST' })
    expect([(await copies()).length, await delivered()]).toEqual([1, 1])
  })

  it('is not sent by a form that does not say so', async () => {
    for (const SendCopy of [undefined, false, 'true', 1]) {
      await submit(server, await addForm(server, { SendCopy }))
      const mails = await emailsIn(server, 'anna@example.org')
      await verify(server, `t=${codeIn(mails.at(-1))}`, { method: 'POST' })
      server.pass(60 * 60)
    }
    expect([await copies(), await delivered()]).toEqual([[], 4])
  })

  it('is not sent where nobody has proved the address: released by staff, pre-authorized or without verification', async () => {
    const form = await addForm(server, { SendCopy: true })
    await submit(server, form)
    const staff = await server.logIn('core.page-manager')
    const [waiting] = await releaseList(server, staff)
    await verify(server, `a=1&t=${waiting?.code}`, { as: staff, method: 'POST' })
    server.pass(60 * 60)

    const editor = await server.logIn('plugin.contactform.editor')
    const [key] = (await server.call(preauthCall, { id: form }, { as: editor })).json() as [string]
    await submit(server, form, undefined, { pauth: key })
    server.pass(60 * 60)
    await server.call(preauthCall, { id: form, e: 'anna@example.org' }, { as: editor })
    await submit(server, form)
    server.pass(60 * 60)
    await submit(server, await addForm(server, { SendCopy: true, SuppressAntispam: true }))

    expect([await copies(), await delivered()]).toEqual([[], 4])
  })
})
