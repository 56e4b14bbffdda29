import { loadInstalledServers } from '@sitewright/page-kit/discover'
import { defineFieldModel, requiredMessage } from '@sitewright/plugin-contactform/field-types/model'
import { emailsIn, type Visitor } from '@sitewright/server/testing/vitest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addForm, createFormServer, submit, type FormServer } from './testing/contact-form.ts'

interface RatingConfig {
  Label: string
  Value: number | ''
  /** HTML. */
  Hint: string
}

/** As a package brings it. */
const ratingModel = defineFieldModel<RatingConfig>({
  fieldType: 'huts-rating',
  label: 'Rating',
  blank: () => ({ Label: 'Rating', Value: '', Hint: '' }),
  read: (config) => ({ Label: 'Rating', Value: '', Hint: '', ...(config as Partial<RatingConfig>) }),
  cleared: (config) => ({ ...config, Value: '' }),
  problem: ({ Value }, { Required }) => {
    if (Value === '') return Required ? requiredMessage : undefined
    return [1, 2, 3, 4, 5].includes(Value) ? undefined : 'Give 1 to 5 stars'
  },
  answer: ({ Value }) => (Value === '' ? '' : `${Value} of 5 stars`),
  htmlSettings: ['Hint'],
})

const hint = '<p>Five are the best.</p>'
const ratingField = {
  fieldType: 'huts-rating',
  SubmitLabel: 'Hut',
  config: { Label: 'The hut', Hint: `${hint}<script>alert(1)</script>` },
  Required: true,
}

let server: FormServer
let staff: Visitor
beforeAll(async () => {
  const kind = {
    ...{ kind: 'form', package: '@sitewright/plugin-contactform' },
    load: () => import('@sitewright/plugin-contactform/server'),
  }
  const rating = {
    ...{ point: 'form/field-types', package: '@huts/rating' },
    load: async () => ({ default: ratingModel }),
  }
  await loadInstalledServers([{ ...kind, contributions: [rating] }])
  server = await createFormServer()
  staff = await server.logIn('core.page-manager', 'plugin.contactform.editor')
})
afterAll(() => server.close())

const open = () => addForm(server, { SuppressAntispam: true, fields: [ratingField] })
const rated = (Value: unknown, Email = 'anna@example.org') =>
  JSON.stringify([
    { ...ratingField, config: { Value } },
    { fieldType: 'email', SubmitLabel: 'Email', config: { Value: Email } },
  ])
const ask = async <Reply>(call: string, input: object = {}) =>
  (await server.call(call, input, { as: staff })).json() as Reply
const found = async (search: string) =>
  (await ask<{ items: { id: number; snippet: string }[] }>('GET private/form-inbox-paged.json.php', { q: search }))
    .items

describe('a field type that a package brings', () => {
  it.each([
    [6, 'The hut: Give 1 to 5 stars'],
    ['', 'The hut: This information is required'],
  ])('has its answers checked by the server: %j', async (value, message) => {
    const reply = await submit(server, await open(), rated(value))
    expect([reply.statusCode, reply.json()]).toEqual([400, expect.objectContaining({ error: message })])
  })

  it('has its answers in the email, the inbox, the search and the export', async () => {
    await submit(server, await open(), rated(4))
    expect((await emailsIn(server, 'office@example.org')).at(-1)?.text).toContain('Hut: 4 of 5 stars')
    const [message, ...others] = await found('of 5 stars')
    expect([message?.snippet, others]).toEqual(['4 of 5 stars', []])
    expect(await ask('GET private/form-inbox-message.json.php', { id: message?.id })).toMatchObject({
      answers: [
        { label: 'Hut', answer: '4 of 5 stars' },
        { label: 'Email', answer: 'anna@example.org' },
      ],
    })
    const csv = await server.get('/api/1/private/form-submissions.csv', { as: staff })
    expect(csv.body).toContain('4 of 5 stars')
  })

  it('is stored and given to visitors with its HTML sanitised, and without what was typed', async () => {
    const id = await open()
    const content = JSON.stringify({
      fields: [{ ...ratingField, config: { ...ratingField.config, Value: 3 } }],
      TargetEmail: 'office@example.org',
    })
    await ask('POST protected/plugin/form/save-form.json.php', { id, content, base: 1 })
    const call = 'GET protected/plugin/get-content.json.php'
    const [stored] = await ask<[string]>(call, { id })
    const [shown] = (await server.call(call, { id })).json() as [string]
    for (const text of [stored, shown])
      expect(JSON.parse(text).fields[0].config).toEqual({ Label: 'The hut', Value: '', Hint: hint })
  })
})
