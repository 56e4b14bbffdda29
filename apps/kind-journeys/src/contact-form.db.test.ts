import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage, emailsIn, passesHumanCheck, refusal, setSettings } from '@sitewright/server/testing/vitest'
import {
  addForm,
  codeIn,
  countOf,
  createFormServer,
  filledIn,
  formContent,
  messageField,
  minute,
  nameField,
  submit,
  submitCall,
  verify,
  type FormServer,
} from './testing/contact-form.ts'

const saveCall = 'POST protected/plugin/form/save-form.json.php'
const contentCall = 'GET protected/plugin/get-content.json.php'

let server: FormServer
beforeEach(async () => {
  server = await createFormServer()
})
afterEach(() => server.close())

describe('saving a form (API-051)', () => {
  it('publishes it without what was typed into its fields, and stores a draft unchanged (FORM-005, FORM-088, FORM-089, FORM-120)', async () => {
    const id = await addForm(server)
    const as = await server.logIn('plugin.contactform.editor')
    const typed = JSON.parse(formContent()) as { fields: { config: { Value?: string } }[] }
    for (const field of typed.fields) field.config.Value = 'typed'
    const content = JSON.stringify(typed)

    expect((await server.call(saveCall, { id, content, draft: true, base: 1 }, { as })).json()).toEqual({ version: 2 })
    expect((await server.call(saveCall, { id, content, base: 2 }, { as })).json()).toEqual({ version: 3 })
    const [active, draft, version] = (await server.call(contentCall, { id }, { as })).json() as [string, string, number]
    expect(active).not.toContain('typed')
    expect(draft.match(/"Value":"typed"/g)).toHaveLength(3)
    expect(version).toBe(3)
    expect(JSON.parse(active)).toMatchObject({ TargetEmail: 'office@example.org' })
  })

  it('is only for form editors, and refuses a stale base and a page of another kind', async () => {
    const id = await addForm(server)
    const as = await server.logIn('plugin.contactform.editor')
    const content = formContent()
    expect((await server.call(saveCall, { id, content, base: 0 }, { as })).statusCode).toBe(409)
    expect((await server.call(saveCall, { id, content: '{}' }, { as })).statusCode).toBe(400)
    const other = await addPage(server, { kind: 'note' })
    expect((await server.call(saveCall, { id: other, content }, { as })).statusCode).toBe(404)
    const stranger = await server.logIn('plugin.singlepage.editor')
    expect((await server.call(saveCall, { id, content }, { as: stranger })).statusCode).toBe(403)
  })

  it('keeps recipients, subjects, hidden fields and drafts from visitors (T22)', async () => {
    const id = await addForm(server, { SubmissionEmailSubject: 'A booking', ValidationEmailSubject: 'Is it you' })
    const as = await server.logIn('plugin.contactform.editor')
    await server.call(saveCall, { id, content: formContent({ SubmitButtonText: 'GO' }), draft: true }, { as })
    for (const visitor of [undefined, await server.logIn(), await server.logIn('core.page-manager')]) {
      const reply = await server.call(contentCall, { id }, { as: visitor })
      expect(reply.json()).toHaveLength(1)
      expect(reply.body).toContain('Your name')
      expect(reply.body).not.toMatch(/office@example|A booking|Is it you|GO/)
    }
  })
})

describe('submitting a form (FORM-001, API-054)', () => {
  it('is answered alike without a mail server, but for the word that no link comes, and staff can release it', async () => {
    await server.services.mail.removeServer(async () => {})
    expect((await submit(server, await addForm(server))).json()).toEqual({ sends: false })
    const as = await server.logIn('core.page-manager')
    const [waiting] = (await server.call('GET private/form-get-release-list.json.php', {}, { as })).json()
    const released = await verify(server, `t=${waiting.code}&a=1`, { method: 'POST', as })
    expect(released.statusCode).toBe(200)
    expect((await server.call('GET private/form-inbox-paged.json.php', {}, { as })).json()).toMatchObject({ total: 1 })
  })

  it('stores it and sends the submitter a link that works for 4 hours (FORM-003, FORM-145)', async () => {
    const id = await addForm(server)
    const reply = await submit(server, id)
    expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    const [mail, ...others] = await emailsIn(server)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'anna@example.org',
      subject: 'Form Submission Verification',
      expires: server.services.now() + 4 * 60 * minute,
    })
    expect(mail?.text).toContain('Bookings')
    expect(mail?.text).toMatch(/^http:\/\/localhost:3000\/api\/1\/public\/verify\.php\?t=[\w-]{43}$/m)
    expect(mail?.text).not.toMatch(/Anna Berg|Two nights/)
  })

  it('delivers it to every recipient once the link is confirmed, with every answer (FORM-002, FORM-061)', async () => {
    const id = await addForm(server, {
      TargetEmail: 'office@example.org, nobody, warden@example.org,OFFICE@example.org, a b@example.org',
      SubmissionEmailSubject: 'A booking came in',
    })
    await submit(server, id)
    const code = codeIn((await emailsIn(server, 'anna@example.org'))[0])
    expect((await verify(server, `t=${code}`, { method: 'POST' })).statusCode).toBe(200)
    const delivered = (await emailsIn(server)).filter(({ recipient }) => recipient !== 'anna@example.org')
    expect(delivered.map(({ recipient }) => recipient.toLowerCase()).sort()).toEqual([
      'b@example.org',
      'office@example.org',
      'warden@example.org',
    ])
    for (const mail of delivered) {
      expect(mail).toMatchObject({ subject: 'A booking came in', reply_to: 'anna@example.org', expires: null })
      expect(mail.text).toContain('Name: Anna Berg\n\nMessage: Two nights, please.\n\nEmail: anna@example.org')
      expect(mail.html).toContain('Name: Anna Berg')
    }
  })

  it('has no reply address if the form says so (FORM-062)', async () => {
    const id = await addForm(server, { SetReplyTo: false, SuppressAntispam: true })
    await submit(server, id)
    expect((await emailsIn(server))[0]).toMatchObject({ recipient: 'office@example.org', reply_to: null })
  })

  it('delivers it at once if the form needs no verification (Q110)', async () => {
    const id = await addForm(server, { SuppressAntispam: true })
    expect((await submit(server, id)).json()).toEqual({ auth: 1 })
    expect((await emailsIn(server)).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['office@example.org', 'Contact Form Submission'],
    ])
  })

  it('accepts a proof of work for the site once if no other human check is set up (T40)', async () => {
    await setSettings(server, { CaptchaSiteKey: '' })
    const id = await addForm(server)
    const token = await passesHumanCheck(server)
    expect((await submit(server, id, filledIn(), { token })).json()).toEqual({})
    expect((await submit(server, id, filledIn({ Name: 'Bea' }), { token })).json()).toEqual({ error: 2 })
  })

  it.each([
    ['no recipient', { TargetEmail: '' }, {}, 1],
    ['no valid recipient', { TargetEmail: 'office, x@, Office <o@example.org>;' }, {}, 1],
    ['no address', {}, { Email: '' }, 3],
    ['two addresses', {}, { Email: 'a@b.example, c@d.example' }, 3],
    ['an address with a header', {}, { Email: 'a@b.example\r\nBcc: x@y.example' }, 3],
    ['a group', {}, { Email: 'friends:a@b.example;' }, 3],
    ['a quoted local part', {}, { Email: '"a@b.example"@c.example' }, 3],
  ])('answers the error of %s and does nothing (Q114, Q115, FORM-029)', async (_, settings, typed, error) => {
    const id = await addForm(server, settings)
    expect((await submit(server, id, filledIn(typed))).json()).toEqual({ error })
    expect(await emailsIn(server)).toEqual([])
    expect(await countOf(server, 'form_submissions')).toBe(0)
    expect(server.verifier.requests).toEqual([])
  })

  it('answers error 2 to robots, also while the human check is down, and stores nothing (T40, F17)', async () => {
    const id = await addForm(server)
    expect((await submit(server, id, filledIn(), { token: 'robot' })).json()).toEqual({ error: 2 })
    server.verifier.answer = () => 503
    expect((await submit(server, id)).json()).toEqual({ error: 2 })
    expect(await emailsIn(server)).toEqual([])
    expect(await countOf(server, 'form_submissions')).toBe(0)
  })

  it('accepts 5 from one network address in 10 minutes, then answers error 4 (T40)', async () => {
    const id = await addForm(server, { SuppressAntispam: true })
    const from = '192.0.2.7'
    const send = (number: number, address = from) =>
      submit(server, id, filledIn({ Name: `Guest ${number}` }), { from: address }).then((reply) => reply.json())
    for (const number of [1, 2, 3, 4, 5]) expect(await send(number)).toEqual({ auth: 1 })
    expect(await send(6)).toEqual({ error: 4 })
    expect(await send(6, '192.0.2.8')).toEqual({ auth: 1 })
    server.pass(10 * minute - 1)
    expect(await send(7)).toEqual({ error: 4 })
    server.pass(1)
    expect(await send(8)).toEqual({ auth: 1 })
  })

  it('counts a whole IPv6 network as one address', async () => {
    const id = await addForm(server, { SuppressAntispam: true })
    const replies = []
    for (const number of [1, 2, 3, 4, 5, 6])
      replies.push(await submit(server, id, filledIn({ Name: `${number}` }), { from: `2001:db8::${number}` }))
    expect(replies.map((reply) => reply.json())[5]).toEqual({ error: 4 })
  })

  it('accepts 3 for one email address in an hour, then answers error 4; released ones do not count (T40)', async () => {
    const id = await addForm(server)
    const send = (number: number, Email = 'anna@example.org') =>
      submit(server, id, filledIn({ Name: `Guest ${number}`, Email })).then((reply) => reply.json())
    for (const number of [1, 2, 3]) expect(await send(number)).toEqual({})
    expect(await send(4, ' ANNA@example.org')).toEqual({ error: 4 })
    expect(await send(4, 'bea@example.org')).toEqual({})
    await verify(server, `t=${codeIn((await emailsIn(server, 'anna@example.org'))[0])}`, { method: 'POST' })
    expect(await send(5)).toEqual({})
    expect(await send(6)).toEqual({ error: 4 })
    server.pass(60 * minute)
    expect(await send(7)).toEqual({})
  })

  it('uses the published form: forged fields and flags change nothing (T38)', async () => {
    const hidden = { ...nameField, SubmitLabel: 'Kept', hidden: true }
    const id = await addForm(server, {
      SuppressAntispam: true,
      fields: [nameField, hidden, { ...messageField, NoSubmit: true }],
    })
    const forged = [
      ...(JSON.parse(filledIn()) as object[]),
      { ...hidden, hidden: false, config: { Value: 'kept value' } },
      { ...nameField, SubmitLabel: 'Bcc', config: { Value: 'x@y.example' } },
    ]
    expect((await submit(server, id, JSON.stringify(forged))).json()).toEqual({ auth: 1 })
    const [mail] = await emailsIn(server)
    expect(mail?.text).toContain('Name: Anna Berg\n\nEmail: anna@example.org')
    expect(mail?.text).not.toMatch(/kept value|x@y|Two nights/)
  })

  it.each([
    ['no list', '{}', 'The submission is not a list of fields'],
    ['no JSON', 'x', 'The submission is not a list of fields'],
    ['a required field left empty', filledIn({ Name: '' }), 'Name: This information is required'],
    ['a long line', filledIn({ Name: 'a'.repeat(1001) }), 'Name: This text may have at most 1000 characters'],
    ['600 KiB', filledIn({ Message: 'a'.repeat(614_400) }), 'The request is not well-formed'],
  ])('refuses %s', async (_, content, error) => {
    const id = await addForm(server, { fields: [{ ...nameField, config: {} }, messageField] })
    const reply = await submit(server, id, content)
    expect([reply.statusCode, reply.json()]).toEqual([400, { error, code: expect.any(String) }])
  })

  it.each(['a', '[', '{"a":'])('answers a body of more than 2 MiB of %j in a moment (T2)', async (piece) => {
    const id = await addForm(server)
    expect((await submit(server, id, piece.repeat(2_200_000 / piece.length))).statusCode).toBe(413)
  })

  it('answers an error for unpublished pages and pages without a form (T38)', async () => {
    const draft = await addPage(server, { kind: 'form', content: formContent() })
    const note = await addPage(server, { kind: 'note', published: true })
    const later = await addPage(server, {
      ...{ kind: 'form', published: true, content: formContent() },
      pub_start: server.services.now() + 1,
    })
    const editor = await server.logIn('plugin.contactform.editor')
    for (const id of [draft, note, later, 2_000_000_000])
      for (const as of [undefined, editor]) {
        const reply = await submit(server, id, filledIn(), { as })
        expect([reply.statusCode, reply.json()]).toEqual([404, refusal('notFound')])
      }
  })

  it('is accepted once, however often it is sent, with the same answer (F8)', async () => {
    const id = await addForm(server)
    const options = { from: '192.0.2.9', token: 'the same token' }
    const together = await Promise.all(Array.from({ length: 20 }, () => submit(server, id, filledIn(), options)))
    const after = await submit(server, id, filledIn(), options)
    for (const reply of [...together, after]) expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    expect(await emailsIn(server)).toHaveLength(1)
    expect(await countOf(server, 'form_submissions')).toBe(1)
    expect(server.verifier.requests).toHaveLength(1)
    server.pass(10 * minute)
    expect((await submit(server, id)).json()).toEqual({})
    expect(await emailsIn(server)).toHaveLength(2)
  })

  it('accepts no more when all come at the same moment (T40)', async () => {
    const id = await addForm(server)
    const sent = Array.from({ length: 20 }, (_, number) => filledIn({ Name: `Guest ${number}` }))
    const fromOne = await Promise.all(sent.map((content) => submit(server, id, content, { from: '192.0.2.9' })))
    expect(fromOne.filter((reply) => reply.json().error === undefined)).toHaveLength(3)
    const toMany = sent.map((content, number) => content.replace('anna@', `guest${number}@`))
    const again = await Promise.all(toMany.map((content) => submit(server, id, content, { from: '192.0.2.10' })))
    expect(again.filter((reply) => reply.json().error === undefined)).toHaveLength(5)
  })

  it('cannot be read by other sites (T1)', async () => {
    const id = await addForm(server)
    const reply = await server.call(
      submitCall,
      { id, content: filledIn() },
      { headers: { 'sec-fetch-site': 'cross-site' } },
    )
    expect(reply.statusCode).toBe(403)
  })
})
