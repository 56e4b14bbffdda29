import type { Visitor } from '@sitewright/server/testing/vitest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addForm, createFormServer, day, filledIn, submit, verify, type FormServer } from './testing/contact-form.ts'
import { deleteCall, hold, releaseList } from './testing/form-releases.ts'

let server: FormServer
let staff: Visitor
beforeEach(async () => {
  server = await createFormServer()
  staff = await server.logIn('core.page-manager')
})
afterEach(async () => {
  server.services.streams.close()
  await server.close()
})

/** Listens as the Form Inbox does. */
async function listen(as?: Visitor) {
  const headers = { 'user-agent': 'Mozilla/5.0 Test', ...(as && { cookie: as.cookie }) }
  const url = '/api/1/private/form-submission-news.php'
  const response = await server.app.inject({ method: 'GET', url, headers, payloadAsStream: true })
  let text = ''
  let isOver = false
  const stream = response.stream()
  stream.on('data', (chunk) => (text += String(chunk)))
  stream.on('end', () => (isOver = true))
  const told = () => [...text.matchAll(/"changes":(\d+)/g)].map(([, changes]) => Number(changes))
  return { status: response.statusCode, told, isOver: () => isOver }
}

const ask = async (call: string, input?: object) => {
  const response = await server.call(call, input, { as: staff })
  expect([call, response.statusCode]).toEqual([call, 200])
}

const deliver = async () => submit(server, await addForm(server, { SuppressAntispam: true }), filledIn())

/** The id of a message that was delivered. */
async function delivered(): Promise<number> {
  await deliver()
  const { items } = (await server.call('GET private/form-inbox-paged.json.php', {}, { as: staff })).json()
  return items[0].id
}

/** Each begins with something that is there, and then changes it. */
const changes: [what: string, begin: () => Promise<() => Promise<unknown>>][] = [
  [
    'is sent and delivered at once',
    async () => {
      const form = await addForm(server, { SuppressAntispam: true })
      return () => submit(server, form, filledIn())
    },
  ],
  [
    'is sent and waits',
    async () => {
      const form = await addForm(server)
      return () => submit(server, form, filledIn())
    },
  ],
  [
    'is confirmed by its sender',
    async () => {
      const code = await hold(server)
      return () => verify(server, `t=${code}`, { method: 'POST' })
    },
  ],
  [
    'is released by staff',
    async () => {
      await hold(server)
      const [waiting] = await releaseList(server, staff)
      return () => verify(server, `a=1&t=${waiting?.code}`, { as: staff, method: 'POST' })
    },
  ],
  [
    'is marked',
    async () => {
      const id = await delivered()
      return () => ask('POST private/form-inbox-mark.json.php', { id, mark: 'done' })
    },
  ],
  [
    'gets a note',
    async () => {
      const id = await delivered()
      return () => ask('POST private/form-inbox-note.json.php', { id, note: 'Hut is full', before: '' })
    },
  ],
  [
    'is deleted',
    async () => {
      const id = await delivered()
      return () => ask(deleteCall, { id })
    },
  ],
  [
    'is deleted since its time is over',
    async () => {
      await delivered()
      server.pass(400 * day)
      staff = await server.logIn('core.page-manager')
      return () => server.services.maintenance.run()
    },
  ],
]

describe('those who look at submissions', () => {
  it.each(changes)('hear that one %s, and no page is made again for it', async (_, begin) => {
    const change = await begin()
    const { told } = await listen(staff)
    await expect.poll(told).toEqual([0])
    const before = server.services.changes.version()
    await change()
    await expect.poll(told).toEqual([0, 1])
    expect(server.services.changes.version()).toBe(before)
  })

  it('hear that one comes back from the trash', async () => {
    const id = await delivered()
    await ask(deleteCall, { id })
    const { told } = await listen(staff)
    await expect.poll(told).toEqual([0])
    await ask('POST private/trash-restore.json.php', { kind: 'form submission', id })
    await expect.poll(told).toEqual([0, 1])
  })

  it('hear nothing where nothing is stored', async () => {
    const { told } = await listen(staff)
    await expect.poll(told).toEqual([0])
    await submit(server, await addForm(server, { TargetEmail: '' }), filledIn())
    await server.services.maintenance.run()
    const refused = { id: 99_999, mark: 'done' }
    expect((await server.call('POST private/form-inbox-mark.json.php', refused, { as: staff })).statusCode).toBe(404)
    await deliver()
    await expect.poll(() => told().length).toBe(2)
  })

  it('are those who may see them, and hear until the server ends', async () => {
    expect((await listen()).status).toBe(401)
    expect((await listen(await server.logIn('plugin.contactform.editor'))).status).toBe(403)
    const { told, isOver } = await listen(staff)
    await expect.poll(told).toEqual([0])
    server.services.streams.close()
    await expect.poll(isOver).toBe(true)
    const late = await listen(staff)
    await expect.poll(late.isOver).toBe(true)
    expect(late.told()).toEqual([])
  })
})
