import { fakeApi } from '@sitewright/page-kit/testing'
import { expect, it } from 'vitest'
import { inboxServer } from '../../testing/sample-submissions.ts'
import kind from '../index.ts'
import { inboxPart } from './inbox-address.ts'

it('lead those who read submissions to the new ones, and to those of each form', async () => {
  const api = fakeApi(inboxServer().answers)
  const { default: list } = await kind.commands!.load()
  const found = (await list({ api })).map((command) => [command.label, 'address' in command && command.address])
  expect(found).toEqual([
    ['Read new messages', '/pages/forminbox?mark=new'],
    ['Open the submissions of Book a hut', '/pages/forminbox?form=7'],
    ['Open the submissions of Contact us', '/pages/forminbox?form=8'],
  ])
  expect(kind.commands!.needs).toEqual(kind.adminScreens!.find(({ path }) => path === 'forminbox')!.needs)
})

it.each([
  [{ form: '7' }, { form: 7 }],
  [{ mark: 'spam', q: 'x' }, { mark: 'spam' }],
  [{ form: '7', mark: 'toString' }, { form: 7 }],
  [{ form: '-1' }, undefined],
  [{}, undefined],
])('the query %j asks for %j', (query, part) => expect(inboxPart(query)).toEqual(part))
