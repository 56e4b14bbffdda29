import { ApiError } from '@sitewright/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chosenFiles } from '../field-types/file/chosen-files.ts'
import { collectAlerts, fillIn } from '../testing/fill-in-form.ts'
import { field, layout, problemWith } from '../testing/sample-forms.ts'
import { formServer, showForm, submitButton } from '../testing/show-form.tsx'
import type { SendFile } from './sending/send-file.ts'
import { FileRefused, forgetTickets, sendFiles } from './sending/send-files.ts'

beforeEach(() => void collectAlerts())
afterEach(() => void vi.restoreAllMocks())

const cv = (config: object = {}, Required = false) => field('file', { label: 'Your CV', config, Required })
const formWith = (file = cv()) => layout([field('text-single-input', { label: 'Name', Required: true }), file])
const pdf = (name = 'cv.pdf', size = 2000) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })
/** A file of so many megabytes, without their bytes. */
const large = (name: string, megabytes: number) => Object.defineProperty(pdf(name), 'size', { value: megabytes * 1e6 })
const input = () => screen.getByLabelText<HTMLInputElement>('Your CV')
const chosen = () => within(screen.getByRole('list', { name: 'Your CV: chosen files' })).getAllByRole('listitem')

/** What every file is answered: by XMLHttpRequest, as only that tells how far an upload has come. */
function answerUploads(status: number, body: object) {
  const sent: FormData[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget()
      status = 0
      responseText = ''
      open() {}
      setRequestHeader() {}
      getResponseHeader() {
        return null
      }
      send(data: FormData) {
        sent.push(data)
        this.status = status
        this.responseText = JSON.stringify(body)
        queueMicrotask(() => this.dispatchEvent(new Event('loadend')))
      }
    },
  )
  return sent
}
afterEach(() => void vi.unstubAllGlobals())

describe('a field for files', () => {
  it('says what can be sent, and lists what was chosen with its size, to be removed again', async () => {
    const { user } = await showForm(formWith(cv({ Several: true, Hint: 'At most two pages.', MaxFiles: 3 })))
    expect(input()).toHaveAccessibleDescription(
      /At most two pages\. ?Pictures, PDF, Text documents; up to 10 MB each, up to 3 files/,
    )
    await user.upload(input(), pdf('a.pdf'))
    await user.upload(input(), [pdf('b.pdf', 1_500_000)])
    expect(chosen().map(({ textContent }) => textContent)).toEqual(['a.pdf (2 kB)Remove', 'b.pdf (1.5 MB)Remove'])
    expect(screen.getByText('2 files chosen')).toHaveAttribute('role', 'status')
    await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }))
    expect(chosenFiles(input()).map(({ name }) => name)).toEqual(['b.pdf'])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove b.pdf' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Remove b.pdf' }))
    expect(screen.queryByRole('list')).toBeNull()
    expect(input()).toHaveFocus()
  })

  it('takes the place of the file before where it takes one only', async () => {
    const { user } = await showForm(formWith())
    await user.upload(input(), pdf('a.pdf'))
    await user.upload(input(), pdf('b.pdf'))
    expect(chosen()).toHaveLength(1)
    expect(input()).not.toHaveAttribute('multiple')
  })

  it('says at once what is wrong with a file, and what to do', async () => {
    await showForm(formWith(cv({ MaxMegabytes: 1 })))
    // a browser may offer any file all the same, and any can be dropped
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(input(), pdf('cv.pdf', 1_200_000))
    expect(input()).toHaveAccessibleDescription(
      /‘cv\.pdf’ has 1\.2 MB, but only 1 MB can be sent: please choose a smaller/,
    )
    expect(input()).toBeInvalid()
    await user.upload(input(), pdf('cv.exe'))
    expect(input()).toHaveAccessibleDescription(/‘cv\.exe’ cannot be sent here, please choose one of these: jpg/)
    await user.upload(input(), pdf('cv.pdf', 0))
    expect(input()).toHaveAccessibleDescription(/‘cv\.pdf’ is empty/)
    await user.upload(input(), pdf())
    expect(input()).toBeValid()
  })

  it('can be required', async () => {
    expect(problemWith('file', [], { Required: true })).toBe('This information is required')
    expect(problemWith('file', [pdf(), pdf()])).toMatch(/^Only one file/)
    expect(problemWith('file', [pdf(), pdf()], { config: { Several: true, MaxFiles: 1 } })).toMatch(/^Only one file/)
    const { user } = await showForm(formWith(cv({}, true)))
    await fillIn(user)
    expect(submitButton()).toBeDisabled()
    await user.upload(input(), pdf())
    expect(submitButton()).toBeEnabled()
  })
})

describe('submitting files', () => {
  it('sends them ahead, then names them', async () => {
    const uploads = answerUploads(200, { ticket: 'the ticket' })
    const { sent, answers } = formServer()
    const { user } = await showForm(formWith(), { answers })
    await fillIn(user)
    await user.upload(input(), pdf())
    await user.click(submitButton())
    await screen.findByText(/Thank you/)
    const [data] = uploads
    expect([data?.get('id'), data?.get('field'), (data!.get('fileKey') as File).name]).toEqual([
      '7',
      'Your CV',
      'cv.pdf',
    ])
    expect([...data!.keys()].at(-1)).toBe('fileKey')
    const fields = JSON.parse(sent[0]!.content) as { config: { Value: unknown } }[]
    expect(fields[1]?.config.Value).toEqual([{ name: 'cv.pdf', size: 2000, ticket: 'the ticket' }])
  })

  it('tells at its field what the server has against a file, and loses nothing', async () => {
    answerUploads(400, { error: '‘cv.pdf’ is not what its name says' })
    const { sent, answers } = formServer()
    const { user } = await showForm(formWith(), { answers })
    await fillIn(user)
    await user.upload(input(), pdf())
    await user.click(submitButton())
    await waitFor(() => expect(input()).toHaveFocus())
    expect(input()).toHaveAccessibleDescription(/‘cv\.pdf’ is not what its name says/)
    expect(screen.getByLabelText('Name')).toHaveValue('Anna Berg')
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Remove cv.pdf' }))
    expect(input()).toBeValid()
    await user.click(submitButton())
    await screen.findByText(/Thank you/)
  })

  it('says before any is sent that all files together are too large, and keeps what was filled in', async () => {
    const uploads = answerUploads(200, { ticket: 'the ticket' })
    const several = { Several: true, MaxMegabytes: 50, MaxFiles: 20 }
    const photos = field('file', { label: 'Photos', config: { ...several } })
    const { user } = await showForm(layout([...formWith(cv(several)).fields.slice(0, 2), photos]))
    await fillIn(user)
    await user.upload(input(), [large('a.pdf', 45), large('b.pdf', 45)])
    expect(submitButton()).toBeEnabled()
    const more = screen.getByLabelText<HTMLInputElement>('Photos')
    await user.upload(more, large('c.pdf', 20))
    expect(more).toHaveAccessibleDescription(
      /All files together have 110 MB, but only 100 MB can be sent at once: please remove some, or choose smaller ones/,
    )
    expect(input()).toBeValid()
    expect(submitButton()).toBeDisabled()
    expect(screen.getByLabelText('Name')).toHaveValue('Anna Berg')
    await user.click(screen.getByRole('button', { name: 'Remove b.pdf' }))
    expect(more).toBeValid()
    await user.click(submitButton())
    await screen.findByText(/Thank you/)
    expect(uploads).toHaveLength(2)
  })

  it('sends none twice when it is tried again, but all where the server has lost one', async () => {
    const uploads = answerUploads(200, { ticket: 'the ticket' })
    const replies: unknown[] = [{ error: 3 }, { error: 6 }, {}]
    const { sent, answers } = formServer(() => replies.shift())
    const { user } = await showForm(formWith(), { answers })
    await fillIn(user)
    await user.upload(input(), pdf())
    await user.click(submitButton())
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(() => expect(submitButton()).toBeEnabled())
    expect(uploads).toHaveLength(1)
    await user.click(submitButton())
    await screen.findByText(/Thank you/)
    expect([sent.length, uploads.length]).toEqual([3, 2])
  })
})

describe('sendFiles', () => {
  const options = { pageId: 7, token: async () => 'token', onProgress: () => {} }
  const fieldsWith = (...Value: File[]) => [field('file', { label: 'Your CV', config: { Several: true, Value } })]

  it('tells how much of all files has been sent', async () => {
    const shares: number[] = []
    const send = vi.fn<SendFile>(async ({ onProgress }) => {
      onProgress(0.5)
      onProgress(1)
      return 'x'
    })
    const fields = fieldsWith(pdf('a.pdf', 1000), pdf('b.pdf', 3000))
    await sendFiles({ ...options, fields, send, onProgress: (share) => shares.push(share) })
    expect(shares).toEqual([0.125, 0.25, 0.625, 1])
    await sendFiles({ ...options, fields, send })
    expect(send).toHaveBeenCalledTimes(2)
    forgetTickets(fields)
    await sendFiles({ ...options, fields, send })
    expect(send).toHaveBeenCalledTimes(4)
  })

  it('takes a file for refused only where the server will never take it', async () => {
    const failing = (status: number) => async () => {
      throw new ApiError('no', { status, body: {} })
    }
    const sending = (status: number) => sendFiles({ ...options, fields: fieldsWith(pdf()), send: failing(status) })
    await expect(sending(413)).rejects.toThrow(new FileRefused('‘cv.pdf’ is too large, please choose a smaller file'))
    for (const status of [0, 403, 429, 507]) await expect(sending(status)).rejects.toMatchObject({ name: 'ApiError' })
  })
})
