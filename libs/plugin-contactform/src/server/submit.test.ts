// @vitest-environment node
import type { Identity } from '@sitewright/page-kit/server'
import { humanToken, kindServices, type KindServices } from '@sitewright/page-kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeLayout, type Layout } from '../model/layout.ts'
import { field, layout, submitted } from '../testing/sample-forms.ts'
import { limits } from './attempts.ts'
import form from './index.ts'

const visitor: Identity = { permissions: new Set(['public']), roles: [] }
const named = layout([field('text-single-input', { label: 'Name', Required: true })])
const [page, hidden] = [7, 8]

let services: KindServices
let addresses = 0
beforeEach(() => open(named))

async function open(content: Layout, options: { sendsEmail?: boolean } = {}): Promise<void> {
  const published = { kind: 'form', title: 'Bookings', content: writeLayout(content) }
  services = await kindServices({
    kind: form,
    pages: [
      { id: page, ...published },
      { id: hidden, ...published, hidden: true },
    ],
    ...options,
  })
}

interface Sent {
  id?: number
  name?: string
  email?: string
  token?: string
  address?: string
}

/** Submits the form as somebody at a network address that nobody had before. */
function submit({ id = page, name = 'Anna Berg', email = 'anna@example.org', token = humanToken, address }: Sent = {}) {
  const client = { address: address ?? `192.0.2.${++addresses}`, userAgent: 'test' }
  const input = { id, content: submitted(named, { Name: name, Email: email }), reCaptchaToken: token }
  return form.handlers!(services)['POST protected/plugin/form/submit-form.json.php'](input, { who: visitor, client })
}

const context = { who: visitor, client: { address: '192.0.2.1', userAgent: 'test' } }
const waiting = () => form.handlers!(services)['GET private/form-get-release-list.json.php'](undefined, context)
const recipients = () => services.mails.map(({ to }) => to)

describe('a submission', () => {
  it('is stored until its address is verified, and can be released by staff', async () => {
    expect(await submit()).toEqual({})
    expect(recipients()).toEqual(['anna@example.org'])
    expect(await waiting()).toMatchObject([{ title: 'Bookings', email: 'anna@example.org' }])
  })

  it('goes to the recipients at once if the form needs no verification', async () => {
    await open({ ...named, SuppressAntispam: true })
    expect(await submit()).toEqual({ auth: 1 })
    expect(recipients()).toEqual(['office@example.org'])
    expect(await waiting()).toEqual([])
  })

  it('is stored all the same where no email goes out, and its sender is told, each time', async () => {
    await open(named, { sendsEmail: false })
    expect(await submit()).toEqual({ sends: false })
    expect(await submit()).toEqual({ sends: false })
    expect(await waiting()).toHaveLength(1)
    expect(await submit({ email: 'nowhere' })).toEqual({ error: 3 })
    await open({ ...named, SuppressAntispam: true }, { sendsEmail: false })
    expect(await submit()).toEqual({ auth: 1 })
  })

  it('is accepted once when it is repeated within ten minutes, and again afterwards', async () => {
    await submit()
    expect(await submit()).toEqual({})
    expect(services.mails).toHaveLength(1)
    services.time.now += 10 * 60 * 1000
    await submit()
    expect(services.mails).toHaveLength(2)
  })

  it('is refused with a number for the reason, and leaves nothing', async () => {
    expect(await submit({ token: 'robot' })).toEqual({ error: 2 })
    expect(await submit({ email: 'nowhere' })).toEqual({ error: 3 })
    await expect(submit({ id: hidden })).rejects.toMatchObject({ status: 404 })
    await expect(submit({ name: '' })).rejects.toMatchObject({ status: 400 })
    expect([services.mails, await waiting()]).toEqual([[], []])
    await open({ ...named, TargetEmail: '' })
    expect(await submit()).toEqual({ error: 1 })
  })

  it('is refused above the limits of a network address and of an email address', async () => {
    const { perAddress, perEmail } = limits
    for (let count = 0; count < perAddress.most; count++)
      expect(await submit({ address: '198.51.100.1', email: `person${count}@example.org` })).toEqual({})
    expect(await submit({ address: '198.51.100.1' })).toEqual({ error: 4 })
    for (let count = 0; count < perEmail.most; count++) expect(await submit({ name: `Anna ${count}` })).toEqual({})
    expect(await submit({ name: 'Anna again' })).toEqual({ error: 4 })
    services.time.now += perEmail.within * 1000
    expect(await submit({ name: 'Anna again' })).toEqual({})
  })

  it('is read, and deleted once, by staff', async () => {
    await submit()
    const calls = form.handlers!(services)
    const [{ id } = { id: 0 }] = await waiting()
    const read = await calls['GET private/form-get-submission.json.php']({ id }, context)
    expect(read).toMatchObject({
      title: 'Bookings',
      answers: [{ label: 'Name', answer: 'Anna Berg' }, { label: 'Email' }],
    })
    const remove = () => calls['GET private/form-submission-delete.json.php']({ id }, context)
    expect(await remove()).toEqual({})
    await expect(remove()).rejects.toMatchObject({ status: 404 })
    expect(await waiting()).toEqual([])
  })
})
