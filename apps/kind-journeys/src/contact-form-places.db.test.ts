import type { SiteRenderer } from '@sitewright/page-kit/server'
import { addPage, emailsIn, type Visitor } from '@sitewright/server/testing/vitest'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addForm,
  codeIn,
  countOf,
  createFormServer,
  formContent,
  minute,
  submit,
  verify,
  type FormServer,
} from './testing/contact-form.ts'
import { deleteCall, releaseList } from './testing/form-releases.ts'

const placesCall = 'GET protected/plugin/form/places.json.php'
const hour = 60 * minute

const date = {
  fieldType: 'select',
  SubmitLabel: 'Date',
  config: {
    Label: 'Which date',
    Options: [
      { Value: 'first', Display: 'The first', Places: 1 },
      { Value: 'second', Display: 'The second', Places: 2 },
      { Value: 'any', Display: 'Any other' },
    ],
  },
}
const emailField = { fieldType: 'email', SubmitLabel: 'Email', config: {} }

/** Draws a form's page from its content and its places, as the site does. */
const renderer: SiteRenderer = {
  lookSheet: () => '',
  scriptHashes: [],
  async render({ page, api }) {
    if (!page) return { status: 404, html: '' }
    const content = await api('GET protected/plugin/get-content.json.php', { id: page.id })
    const places = await (api as (call: string, input: object) => Promise<unknown>)(placesCall, { id: page.id })
    return { status: 200, html: JSON.stringify({ content, places }), standsAlone: true }
  },
}

let server: FormServer
let staff: Visitor
beforeEach(async () => {
  server = await createFormServer({ renderer })
  staff = await server.logIn('core.page-manager')
})
afterEach(() => server.close())

let people = 0

/** A form with limited dates. @returns its id. */
const open = (settings: object = {}, fields: readonly object[] = [date]): Promise<number> =>
  addPage(server, {
    ...{ kind: 'form', title: 'Bookings', url: 'bookings', published: true },
    content: formContent({ fields: fields as never, SuppressAntispam: true, ...settings }),
  })

const filledIn = (Value: string, email: string) =>
  JSON.stringify([
    { ...date, config: { Value } },
    { ...emailField, config: { Value: email } },
  ])

async function book(form: number, value: string, email = `person${++people}@example.org`) {
  return (await submit(server, form, filledIn(value, email))).json() as Promise<Record<string, unknown>>
}

async function left(id: number): Promise<Record<string, number>> {
  const places: { field: string; value: string; left: number }[] = (await server.call(placesCall, { id })).json()
  return Object.fromEntries(places.map((place) => [place.value, place.left]))
}

describe('the places of a choice', () => {
  it('are told to whoever may open the form, and of a choice without a number nothing', async () => {
    const form = await open()
    expect(await left(form)).toEqual({ first: 1, second: 2 })
    await book(form, 'second')
    await book(form, 'any')
    expect(await left(form)).toEqual({ first: 1, second: 1 })
    const draft = await addPage(server, { kind: 'form', content: formContent({ fields: [date] }) })
    expect((await server.call(placesCall, { id: draft })).statusCode).toBe(404)
  })

  it('are taken once: of many who want the last one at the same moment one gets it', async () => {
    const form = await open()
    const replies = await Promise.all(Array.from({ length: 8 }, () => book(form, 'first')))
    expect(replies.filter(({ auth }) => auth === 1)).toHaveLength(1)
    const refused = replies.filter(({ error }) => error === 5)
    expect(refused).toHaveLength(7)
    expect(refused[0]?.['places']).toEqual([
      { field: 'Date', value: 'first', left: 0 },
      { field: 'Date', value: 'second', left: 2 },
    ])
    expect(await countOf(server, 'form_submissions')).toBe(1)
    expect(await emailsIn(server, 'office@example.org')).toHaveLength(1)
    expect(await book(form, 'second')).toEqual({ auth: 1 })
    expect(await book(form, 'any')).toEqual({ auth: 1 })
  })

  it('do not count twice what is sent again', async () => {
    const form = await open()
    expect(await book(form, 'first', 'anna@example.org')).toEqual({ auth: 1 })
    expect(await book(form, 'first', 'anna@example.org')).toEqual({ auth: 1 })
    expect(await left(form)).toMatchObject({ first: 0 })
  })

  it('are held while a submission waits for its proof of address, and free when its link has expired', async () => {
    const form = await open({ SuppressAntispam: false })
    expect(await book(form, 'first', 'anna@example.org')).toEqual({})
    expect(await book(form, 'first')).toMatchObject({ error: 5 })
    server.pass(4 * hour)
    expect(await left(form)).toMatchObject({ first: 1 })
    expect(await book(form, 'first', 'bea@example.org')).toEqual({})
    const code = codeIn((await emailsIn(server, 'bea@example.org')).at(-1))
    await verify(server, `t=${code}`, { method: 'POST' })
    server.pass(4 * hour)
    expect(await left(form)).toMatchObject({ first: 0 })
    const late = codeIn((await emailsIn(server, 'anna@example.org')).at(-1))
    expect((await verify(server, `t=${late}`, { method: 'POST' })).statusCode).toBe(410)
  })

  it('are free once a submission is in the trash, and taken again when it comes back', async () => {
    const form = await open()
    await book(form, 'first')
    const { items } = (await server.call('GET private/form-inbox-paged.json.php', {}, { as: staff })).json()
    await server.call(deleteCall, { id: items[0].id }, { as: staff })
    expect(await left(form)).toMatchObject({ first: 1 })
    const thing = { kind: 'form submission', id: items[0].id }
    await server.call('POST private/trash-restore.json.php', thing, { as: staff })
    expect(await left(form)).toMatchObject({ first: 0 })
    expect(await book(form, 'first')).toMatchObject({ error: 5 })
  })

  it('count for what was submitted before they were limited, and are each form’s own', async () => {
    const form = await open({}, [unlimited])
    const other = await addForm(server, { fields: [date] })
    await book(form, 'first')
    const as = await server.logIn('plugin.contactform.editor')
    const content = formContent({ fields: [date] as never })
    await server.call('POST protected/plugin/form/save-form.json.php', { id: form, content }, { as })
    expect(await left(form)).toEqual({ first: 0, second: 2 })
    expect(await left(other)).toEqual({ first: 1, second: 2 })
  })
})

const unlimited = { ...date, config: { Options: date.config.Options.map(({ Places: _, ...option }) => option) } }

describe('a visitor’s page', () => {
  const page = async () => {
    const { body } = await server.app.inject({ url: '/bookings' })
    return (JSON.parse(body) as { places: { left: number }[] }).places.map((place) => place.left)
  }

  it('is kept, and drawn anew as soon as a place is taken or given back', async () => {
    const form = await open({ SuppressAntispam: false })
    expect(await page()).toEqual([1, 2])
    await book(form, 'first', 'anna@example.org')
    expect(await page()).toEqual([0, 2])
    // by hand, of which nobody is told: the page is kept
    await server.services.database.write((tx) => sql`delete from form_places`.execute(tx))
    expect(await page()).toEqual([0, 2])
  })

  it('stays as it was kept, with all others, for whatever of a submission no visitor sees', async () => {
    const form = await open()
    const plain = await addForm(server, { SuppressAntispam: true })
    expect(await page()).toEqual([1, 2])
    const { changes } = server.services
    const others = () => changes.version(['settings', 'pages', `page ${form}`, `page ${plain}`])
    const before = [changes.version(), others()]
    expect(await book(form, 'any')).toEqual({ auth: 1 })
    expect((await submit(server, plain)).json()).toEqual({ auth: 1 })
    const { items } = (await server.call('GET private/form-inbox-paged.json.php', {}, { as: staff })).json()
    const { id } = items[0]
    for (const [name, input] of Object.entries({ mark: { id, mark: 'done' }, note: { id, note: 'Paid', before: '' } }))
      await server.call(`POST private/form-inbox-${name}.json.php`, input, { as: staff })
    await server.call(deleteCall, { id }, { as: staff })
    await server.services.maintenance.run()
    expect([changes.version(), others()]).toEqual(before)
    // one that takes a place makes the pages of its form again, and those that may show anything
    expect(await book(form, 'second')).toEqual({ auth: 1 })
    expect(changes.version()).toBeGreaterThan(before[0] ?? 0)
    expect(others()).toBe(before[1])
    expect(await page()).toEqual([1, 1])
  })

  it('shows a place again that was deleted, or not confirmed in time', async () => {
    const form = await open({ SuppressAntispam: false })
    await book(form, 'first')
    await book(form, 'second')
    expect(await page()).toEqual([0, 1])
    const [waiting] = await releaseList(server, staff)
    await server.call(deleteCall, { id: waiting?.id }, { as: staff })
    expect(await page()).toEqual([0, 2])
    server.pass(4 * hour + 30 * minute)
    await server.services.maintenance.run()
    expect(await page()).toEqual([1, 2])
  })
})

it('takes no answer of a field that was not shown, and asks for one that was', async () => {
  const dog = { fieldType: 'checkbox', SubmitLabel: 'Dog', config: {} }
  const name = {
    ...{ fieldType: 'text-single-input', SubmitLabel: 'Its name', config: {}, Required: true },
    ShowIf: { Field: 'Dog', Value: 'yes' },
  }
  const form = await open({}, [dog, name])
  const send = (hasDog: boolean, itsName: unknown) =>
    submit(
      server,
      form,
      JSON.stringify([
        { ...dog, config: { Value: hasDog } },
        ...(itsName === undefined ? [] : [{ ...name, config: { Value: itsName } }]),
        { ...emailField, config: { Value: `person${++people}@example.org` } },
      ]),
    )
  expect((await send(true, undefined)).statusCode).toBe(400)
  expect((await send(false, 'Rex')).json()).toEqual({ auth: 1 })
  expect((await emailsIn(server, 'office@example.org')).at(-1)?.text).not.toContain('Rex')
  expect((await send(true, 'Rex')).json()).toEqual({ auth: 1 })
  expect((await emailsIn(server, 'office@example.org')).at(-1)?.text).toContain('Its name: Rex')
})
