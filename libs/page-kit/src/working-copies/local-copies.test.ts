import { beforeEach, describe, expect, it } from 'vitest'
import { createLocalCopies } from './local-copies.ts'
import type { LocalCopy } from './local-copy.ts'

const copy: LocalCopy = {
  ...{ account: 7, subject: 'page-3', copy: 'aaaaaaaaaaaaaaaa', base: { version: 1 } },
  ...{ content: 'Words', saved: 1_795_000_000_000, sent: false },
}

// IndexedDB itself is proved in a browser, by apps/e2e: this is what a browser without it does
describe('copies in a browser', () => {
  beforeEach(() => localStorage.clear())

  it('are there when it is opened again, one for each editor', async () => {
    const other = { ...copy, copy: 'bbbbbbbbbbbbbbbb', content: 'Other words' }
    await createLocalCopies().put(copy)
    await createLocalCopies().put(other)
    await createLocalCopies().put({ ...copy, content: 'Newer words' })
    const all = await createLocalCopies().all()
    expect(all.map(({ content }) => content).toSorted()).toEqual(['Newer words', 'Other words'])
    await createLocalCopies().remove(copy)
    expect(await createLocalCopies().all()).toEqual([other])
  })

  it('that were on the server are there no longer once another one of the subject is', async () => {
    const local = createLocalCopies()
    const elsewhere = { ...copy, subject: 'menu', sent: true }
    const ofOther = { ...copy, account: 8, sent: true }
    for (const one of [{ ...copy, sent: true }, elsewhere, ofOther]) await local.put(one)
    await local.putSent({ ...copy, copy: 'bbbbbbbbbbbbbbbb', sent: true })
    const sent = (await local.all()).filter((one) => one.sent)
    expect(sent.map((one) => `${one.account} ${one.subject} ${one.copy}`).toSorted()).toEqual([
      '7 menu aaaaaaaaaaaaaaaa',
      '7 page-3 bbbbbbbbbbbbbbbb',
      '8 page-3 aaaaaaaaaaaaaaaa',
    ])
  })
})
