import http from 'node:http'
import { ownTool } from '@sitewright/server/testing/vitest'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addForm, createFormServer, messageField, minute, nameField, type FormServer } from './testing/contact-form.ts'
import { fileField, pdf, png, sendFile, storedFiles, ticketOf } from './testing/form-files.ts'

let server: FormServer
beforeEach(async () => void (server = await createFormServer()))
afterEach(() => server.close())

const addFileForm = (config: object = {}) => addForm(server, { fields: [nameField, messageField, fileField(config)] })
const { stored, rows } = storedFiles(() => server)

describe('a file that is not welcome', () => {
  it.each([
    ['a program that calls itself a PDF', 'cv.pdf', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1')],
    ['a page that calls itself a text', 'cv.txt', '<!DOCTYPE html><script>alert(1)</script>'],
    ['a drawing with a script', 'hut.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['a PDF that calls itself a picture', 'hut.png', pdf],
    ['a picture where only its name is wrong', 'hut.exe', png],
    ['a page by name', 'cv.html', 'Hello'],
    ['a sound, which this field does not take', 'song.mp3', Buffer.from('ID3\x03\0\0\0\0\0\x0f')],
    ['nothing', 'cv.pdf', ''],
    ['an archive', 'cv.zip', Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1')],
  ])('is %s: %s', async (_, name, bytes) => {
    const form = await addFileForm()
    const refused = await sendFile(server, form, { name, bytes })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error).toContain(`‘${name}’`)
    expect([await rows(), stored()]).toEqual([[], []])
  })

  it('is one that is too large: it is refused as soon as that is known', async () => {
    const form = await addFileForm({ MaxMegabytes: 1 })
    const large = Buffer.concat([pdf, Buffer.alloc(1_500_000)])
    const refused = await sendFile(server, form, { name: 'cv.pdf', bytes: large })
    expect([refused.statusCode, refused.headers.connection]).toEqual([413, 'close'])
    expect([await rows(), stored()]).toEqual([[], []])
  })

  it('is one without a form or a field that asks for it, or not from a person', async () => {
    const plain = await addForm(server)
    const form = await addFileForm()
    const hidden = await addForm(server, { fields: [{ ...fileField(), hidden: true }] })
    const file = { name: 'cv.pdf', bytes: pdf }
    for (const id of [plain, hidden, 99_999]) expect((await sendFile(server, id, file)).statusCode).toBe(404)
    expect((await sendFile(server, form, { ...file, field: 'Other' })).statusCode).toBe(404)
    expect((await sendFile(server, form, { ...file, token: 'robot' })).statusCode).toBe(403)
    expect((await sendFile(server, form, { ...file, headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(
      403,
    )
    expect([await rows(), stored()]).toEqual([[], []])
  })

  it('is one too many of a network address within ten minutes', async () => {
    const form = await addFileForm()
    const send = () => sendFile(server, form, { name: 'cv.pdf', bytes: pdf, from: '198.51.100.7' })
    for (let count = 0; count < 40; count++) expect((await send()).statusCode).toBe(200)
    const refused = await send()
    expect([refused.statusCode, refused.json().error]).toEqual([429, expect.stringContaining('in a few minutes')])
    server.pass(10 * minute)
    expect((await send()).statusCode).toBe(200)
  })

  it('is one more where those that nobody has confirmed fill their room', async () => {
    const form = await addFileForm()
    await ticketOf(server, form, { name: 'cv.pdf', bytes: pdf })
    await server.services.database.write((tx) => sql`update form_files set size = 499999990`.execute(tx))
    const refused = await sendFile(server, form, { name: 'cv.pdf', bytes: pdf })
    expect([refused.statusCode, refused.json().error]).toEqual([507, expect.stringContaining('any more files')])
    // what could not be kept goes within the hour
    server.pass(61 * minute)
    await server.services.sweep.run()
    expect(stored()).toHaveLength(1)
  })
})

describe('a connection', () => {
  const boundary = 'x-boundary'
  const part = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="fileKey"; filename="cv.pdf"\r\n\r\n`

  /** A connection of its own that begins to send a file, which has no end. */
  async function begin(form: number, field = 'File') {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const request = http.request(`${address}/api/1/protected/plugin/form/upload-file.json.php`, {
      method: 'POST',
      agent: false,
      headers: { ...ownTool, 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    request.on('error', () => {})
    const answered = new Promise<number>((resolve) => request.on('response', (reply) => resolve(reply.statusCode ?? 0)))
    request.write(part('id', String(form)) + part('field', field) + part('reCaptchaToken', 'a person') + head + '%PDF-')
    return { request, answered }
  }

  it('that is cut leaves nothing behind', async () => {
    const form = await addFileForm()
    const { request } = await begin(form)
    await vi.waitFor(() => expect(stored()).toHaveLength(1))
    request.destroy()
    await vi.waitFor(() => expect(stored()).toEqual([]))
    expect(await rows()).toEqual([])
  })

  it('with a file that nobody asked for is answered before its end', async () => {
    const form = await addFileForm()
    const { answered } = await begin(form, 'Other')
    expect(await answered).toBe(404)
    expect(stored()).toEqual([])
  })

  it('with a file that grows too large is answered before its end', async () => {
    const form = await addFileForm({ MaxMegabytes: 1 })
    const { request, answered } = await begin(form)
    request.write(Buffer.alloc(1_100_000))
    expect(await answered).toBe(413)
    await vi.waitFor(() => expect(stored()).toEqual([]))
  })
})
