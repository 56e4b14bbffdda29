import type { Messages } from '@sitewright/ui'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import type { PublishingNotes } from '../publishing-notes.ts'
import { askBeforePublishing } from './ask-before-publishing.ts'

const stored =
  'This page needs emails, but none go out: they are only stored on this server. An administrator can set a mail server.'

async function ask(content: unknown, notes: PublishingNotes | undefined, mail: () => { sends: boolean }) {
  const confirm = vi.fn(() => Promise.resolve(false))
  const goesOut = vi.fn(mail)
  const api = fakeApi({ 'GET private/mail-goes-out.json.php': goesOut })
  const may = await askBeforePublishing({ content, notes, api, messages: { confirm } as unknown as Messages })
  return { may, asked: confirm.mock.calls as unknown[][], goesOut }
}

const accept = 'Publish anyway'

it('says of a page that needs emails that none go out, where that is so', async () => {
  const { may, asked } = await ask({ fields: [] }, { emails: true }, () => ({ sends: false }))
  expect([may, asked]).toEqual([false, [[stored, { accept }]]])
})

it('says it below the words of a template that are left', async () => {
  const samples = async () => ({ default: ['First offer'] })
  const { asked } = await ask({ text: 'First offer' }, { emails: true, samples }, () => ({ sends: false }))
  expect(asked).toEqual([['This page still has words of a template: ‘First offer’.', { accept, more: stored }]])
})

it('says what a content lacks above all else', async () => {
  const gaps = async () => ({ default: (content: unknown) => `${JSON.stringify(content)} has no recipient.` })
  const samples = async () => ({ default: ['First offer'] })
  const { may, asked } = await ask('First offer', { emails: true, gaps, samples }, () => ({ sends: false }))
  const more = `This page still has words of a template: ‘First offer’. ${stored}`
  expect([may, asked]).toEqual([false, [['"First offer" has no recipient.', { accept, more }]]])
})

it.each([
  ['one that lacks nothing', 'Two huts'],
  ['one that is not known', undefined],
])('says of no content that it lacks something which does not: %s', async (_, content) => {
  const gaps = async () => ({ default: (known: unknown) => (known === 'Two huts' ? undefined : 'It lacks a name.') })
  expect(await ask(content, { gaps }, () => ({ sends: true }))).toMatchObject({ may: true, asked: [] })
})

it('publishes where what it would say cannot be had', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const gone = () => Promise.reject(new Error('no such file'))
  expect(await ask('Huts', { gaps: gone, samples: gone }, () => ({ sends: true }))).toMatchObject({
    may: true,
    asked: [],
  })
  expect(logged).toHaveBeenCalledTimes(2)
  logged.mockRestore()
})

it.each([
  ['emails go out', { emails: true }, () => ({ sends: true })],
  ['the kind sends none', undefined, () => ({ sends: false })],
  [
    'it is not known whether they do',
    { emails: true },
    () => {
      throw new Error('down')
    },
  ],
])('asks nothing where %s', async (_, notes, mail) => {
  const { may, asked, goesOut } = await ask(undefined, notes, mail)
  expect([may, asked]).toEqual([true, []])
  expect(goesOut).toHaveBeenCalledTimes(notes ? 1 : 0)
})
