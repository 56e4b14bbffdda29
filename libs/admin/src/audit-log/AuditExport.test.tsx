import type { AuditList } from '@sitewright/api-client'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { manyEntries } from '../testing/audit-samples.ts'
import { sampleNow } from '../testing/mail-samples.ts'
import {
  alertShown,
  choosePerson,
  down,
  entriesShown,
  listCall,
  openAuditLog,
  pagesOf,
} from '../testing/open-audit-log.tsx'
import { maxRows } from './use-audit-export.ts'

const zoneBefore = vi.hoisted(() => {
  const before = process.env.TZ
  process.env.TZ = 'Pacific/Auckland' // before a format of dates is made
  return before
})
/** The files that the browser was given to save. */
let files: { name: string; text: Promise<string> }[] = []
beforeEach(() => {
  vi.setSystemTime(sampleNow * 1000)
  files = []
  let blob = new Blob()
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(given: Blob): string {
        blob = given
        return 'blob:audit'
      }
      static override revokeObjectURL(): void {}
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: blob.text() })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
afterAll(() => {
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
})

describe('Export', () => {
  it('saves what the filter lets through, also what is not shown yet', async () => {
    const { user, asked } = await openAuditLog({ [listCall]: pagesOf(manyEntries(250)) })
    await entriesShown()
    await choosePerson(user, 'Kim Ngata (kim@example.org)')
    await entriesShown()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByText('250 entries exported.')).toBeVisible()
    expect(files.map(({ name }) => name)).toEqual(['audit-log-2026-03-03.csv'])
    expect((await files[0]!.text).trim().split('\r\n')).toHaveLength(251)
    expect(asked().slice(-3)).toEqual([{ account: 1 }, { account: 1, before: 151 }, { account: 1, before: 51 }])
  })

  it('saves the newest ten thousand of more, and says so', async () => {
    const all = manyEntries(maxRows + 150)
    // few to be shown, then many, so that it takes no hundred answers
    const { user } = await openAuditLog({ [listCall]: (query) => pagesOf(all, query.before ? 2000 : 100)(query) })
    await entriesShown()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByText(/^The newest 10,000 entries were exported/)).toBeVisible()
    expect((await files[0]!.text).trim().split('\r\n')).toHaveLength(maxRows + 1)
  })

  it('saves nothing where it fails, and says why', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const all = pagesOf(manyEntries(120))
    const { user } = await openAuditLog({ [listCall]: (query) => (query.before ? down() : all(query)) })
    await entriesShown()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    const text = 'The entries could not be exported: The server is busy, please try again'
    expect((await alertShown()).getByText(text)).toBeVisible()
    expect(files).toEqual([])
    await user.click((await alertShown()).getByRole('button', { name: 'OK' }))
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled()
  })

  it('stops when the screen is left', async () => {
    const next = Promise.withResolvers<AuditList>()
    const all = pagesOf(manyEntries(250))
    const { user, view, asked } = await openAuditLog({
      [listCall]: (query) => (query.before ? next.promise : all(query)),
    })
    await entriesShown()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(asked().at(-1)).toEqual({ before: 151 }))
    view.unmount()
    next.resolve(all({ before: 151 }))
    await next.promise
    expect([asked().length, files]).toEqual([3, []])
  })
})
