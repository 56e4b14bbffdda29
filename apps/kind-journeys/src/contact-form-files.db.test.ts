import { colourAt, emailsIn, photo, trashCalls, type Visitor } from '@sitewright/server/testing/vitest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addForm,
  codeIn,
  createFormServer,
  day,
  messageField,
  minute,
  nameField,
  submit,
  verify,
  type FormServer,
  type FormSettings,
} from './testing/contact-form.ts'
import { fileField, pdf, png, storedFiles, ticketOf, withFiles } from './testing/form-files.ts'
import { deleteCall } from './testing/form-releases.ts'

let server: FormServer
let staff: Visitor
beforeEach(async () => {
  server = await createFormServer()
  staff = await server.logIn('core.page-manager')
})
afterEach(() => server.close())

const addFileForm = (config: object = {}, settings: FormSettings = {}) =>
  addForm(server, { fields: [nameField, messageField, fileField(config)], ...settings })
const { stored, rows } = storedFiles(() => server)

async function inbox(as = staff) {
  const { items } = (await server.call('GET private/form-inbox-paged.json.php', {}, { as })).json()
  const id = items[0]?.id
  return (await server.call('GET private/form-inbox-message.json.php', { id }, { as })).json()
}

const download = (id: number, as?: Visitor) => server.get(`/api/1/private/form-file.php?id=${id}`, { as })

/** Sends a file and the form, and confirms it. @returns the form's id. */
async function deliver(settings: FormSettings = {}): Promise<number> {
  const form = await addFileForm({}, settings)
  const ticket = await ticketOf(server, form, { name: 'Anna Berg.pdf', bytes: pdf })
  expect((await submit(server, form, withFiles([ticket]))).json()).toEqual({})
  const code = codeIn((await emailsIn(server, 'anna@example.org')).at(-1))
  expect((await verify(server, `t=${code}`, { method: 'POST' })).statusCode).toBe(200)
  return form
}

describe('a file that a visitor sends', () => {
  it('is private, named in the email, and downloaded from the inbox by those who read it', async () => {
    await deliver({ SendCopy: true })
    const [letter] = await emailsIn(server, 'office@example.org')
    expect(letter?.text).toContain('File: Anna Berg.pdf (')
    expect(letter?.text).toContain('/pages/forminbox')
    const [, copy] = await emailsIn(server, 'anna@example.org')
    expect(copy?.text).toContain('File: Anna Berg.pdf (')
    expect(copy?.text).not.toContain('forminbox')

    const { files } = await inbox()
    expect(files).toEqual([{ id: files[0].id, label: 'File', name: 'Anna Berg.pdf', size: pdf.byteLength }])
    const got = await download(files[0].id, staff)
    expect(got.rawPayload.equals(pdf)).toBe(true)
    expect(got.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Anna Berg.pdf"; filename*=UTF-8''Anna%20Berg.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-length': String(pdf.byteLength),
    })
    expect(got.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    const csv = await server.get('/api/1/private/form-submissions.csv', { as: staff })
    expect(csv.body).toContain('Anna Berg.pdf (')
  })

  it('is nobody else’s', async () => {
    await deliver()
    const [{ id } = { id: 0 }] = await rows()
    const editor = await server.logIn('plugin.contactform.editor', 'core.file-manager')
    expect((await download(id)).statusCode).toBe(401)
    expect((await download(id, editor)).statusCode).toBe(403)
    for (const other of [id + 1, 0, -1, 99_999_999_999]) expect((await download(other, staff)).statusCode).toBe(404)
    // a ticket is no way to what was sent
    const form = await addFileForm()
    await ticketOf(server, form, { name: 'other.pdf', bytes: pdf })
    const [, waiting] = await rows()
    expect((await download(waiting!.id, staff)).statusCode).toBe(404)
  })

  it('that is a picture has a small one for those who may have it, made anew and upright', async () => {
    const form = await addFileForm({ Several: true }, { SuppressAntispam: true })
    const hut = await photo({ width: 800, height: 600 })
    expect(hut.includes('Telephone')).toBe(true)
    const broken = hut.subarray(0, 400)
    const tickets = []
    for (const file of [
      { name: 'hut.jpg', bytes: hut },
      { name: 'broken.jpg', bytes: broken },
      { name: 'cv.pdf', bytes: pdf },
    ])
      tickets.push(await ticketOf(server, form, file))
    await submit(server, form, withFiles(tickets))
    const { files } = await inbox()
    expect(files.map(({ name, picture }: { name: string; picture?: true }) => [name, picture])).toEqual([
      ['hut.jpg', true],
      ['broken.jpg', true],
      ['cv.pdf', undefined],
    ])
    const thumb = (index: number, as?: Visitor) =>
      server.get(`/api/1/private/form-file.php?id=${files[index].id}&thumb=1`, { as })
    for (let times = 0; times < 2; times++) {
      const got = await thumb(0, staff)
      expect(got.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-length': String(got.rawPayload.byteLength),
      })
      expect(got.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
      expect([await colourAt(got.rawPayload, 120, 20), await colourAt(got.rawPayload, 120, 300)]).toEqual([
        'red',
        'blue',
      ])
      expect(got.rawPayload.includes('Telephone')).toBe(false)
    }
    for (const index of [1, 2]) expect((await thumb(index, staff)).statusCode).toBe(404)
    expect((await thumb(0)).statusCode).toBe(401)
    expect((await thumb(0, await server.logIn('plugin.contactform.editor'))).statusCode).toBe(403)
  })

  it('goes with its message for good, and comes back with it from the trash', async () => {
    await deliver()
    const { id } = await inbox()
    const trash = trashCalls(server, staff)
    await server.call(deleteCall, { id }, { as: staff })
    expect([await rows(), stored().length]).toEqual([[], 1])
    await server.services.sweep.run()
    await trash.restore('form submission', id)
    const [file] = await rows()
    expect((await download(file!.id, staff)).rawPayload.equals(pdf)).toBe(true)
    await server.call(deleteCall, { id }, { as: staff })
    await trash.destroy('form submission', id)
    await server.services.sweep.run()
    expect(stored()).toEqual([])
  })

  it('is removed when its form keeps the message no longer', async () => {
    await deliver({ KeepDays: 2 })
    server.pass(day)
    await server.services.maintenance.run()
    expect([(await rows()).length, stored().length]).toEqual([1, 1])
    server.pass(day)
    await server.services.maintenance.run()
    expect([await rows(), stored()]).toEqual([[], []])
  })

  it('is removed an hour later where no submission names it, and after a week where nobody confirms that', async () => {
    const form = await addFileForm()
    await ticketOf(server, form, { name: 'left.pdf', bytes: pdf })
    const ticket = await ticketOf(server, form, { name: 'named.pdf', bytes: pdf })
    await submit(server, form, withFiles([ticket]))
    server.pass(61 * minute)
    await server.services.maintenance.run()
    expect((await rows()).map(({ name }) => name)).toEqual(['named.pdf'])
    expect(stored()).toHaveLength(1)
    server.pass(7 * day)
    await server.services.maintenance.run()
    expect([await rows(), stored()]).toEqual([[], []])
  })

  it('may be one of several of the same name, and is taken by one submission only', async () => {
    const form = await addFileForm({ Several: true })
    const tickets = [
      await ticketOf(server, form, { name: 'hut.png', bytes: png }),
      await ticketOf(server, form, { name: 'hut.png', bytes: png }),
    ]
    const content = withFiles(tickets)
    expect((await submit(server, form, content)).json()).toEqual({})
    expect((await rows()).map(({ name, submission_id }) => [name, submission_id !== null])).toEqual([
      ['hut.png', true],
      ['hut.png', true],
    ])
    // the same again is the same submission; another one cannot have its files
    expect((await submit(server, form, content)).json()).toEqual({})
    const other = withFiles(tickets, { Email: 'bea@example.org' })
    expect((await submit(server, form, other)).json()).toEqual({ error: 6 })
    expect((await submit(server, form, withFiles([tickets[0]!, tickets[0]!]))).json()).toEqual({ error: 6 })
    expect((await submit(server, form, withFiles(['x'.repeat(43)]))).json()).toEqual({ error: 6 })
    expect(await emailsIn(server, 'bea@example.org')).toEqual([])
  })

  it('counts as an answer: one that is required, and no more than the field takes', async () => {
    const form = await addForm(server, {
      fields: [nameField, messageField, { ...fileField({ Several: true, MaxFiles: 1 }), Required: true }],
    })
    const reason = async (tickets: string[]) => (await submit(server, form, withFiles(tickets))).json().error
    expect(await reason([])).toBe('File: This information is required')
    const tickets = [
      await ticketOf(server, form, { name: 'a.pdf', bytes: pdf }),
      await ticketOf(server, form, { name: 'b.pdf', bytes: pdf }),
    ]
    expect(await reason(tickets)).toContain('Only one file')
  })
})

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\secret\\cv.pdf', 'cv.pdf'],
    ['cv\u202Efdp.exe.pdf', 'cvfdp.exe.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    [`${'x'.repeat(3000)}.pdf`, undefined],
  ])('%# is kept without what could mislead, and never as HTML', async (sent, kept) => {
    const form = await addFileForm({}, { SuppressAntispam: true })
    const ticket = await ticketOf(server, form, { name: sent, bytes: pdf })
    expect((await submit(server, form, withFiles([ticket]))).json()).toEqual({ auth: 1 })
    const { files } = await inbox()
    expect(files[0].name).toMatch(/\.pdf$/)
    expect(files[0].name.length).toBeLessThanOrEqual(255)
    if (kept !== undefined) expect(files[0].name).toBe(kept)
    const [letter] = await emailsIn(server, 'office@example.org')
    expect(letter?.html).not.toContain('<img src=x')
  })
})
