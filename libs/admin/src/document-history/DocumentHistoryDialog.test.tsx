import { ApiError } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { documentAnswers, sampleRevisions } from '../testing/document-samples.ts'
import { answer, findDialog, findMessage } from '../testing/in-dialogs.ts'
import { TestSite } from '../testing/TestSite.tsx'
import { DocumentHistoryDialog, type DocumentHistoryDialogProps } from './DocumentHistoryDialog.tsx'
import { texts } from './messages.ts'

afterEach(() => void vi.restoreAllMocks())

const load = 'GET private/document-get-history-paged.json.php'
const get = 'GET private/document-get-revision.json.php'

const down = () => {
  throw new ApiError('down', { status: 0 })
}

function open(answers: Answers = {}, props: Partial<DocumentHistoryDialogProps> = {}) {
  const fake = fakeApi({ ...documentAnswers(sampleRevisions(4), (id) => `content ${id}`), ...answers })
  const onTake = vi.fn<DocumentHistoryDialogProps['onTake']>()
  const onClose = vi.fn()
  render(
    <TestSite api={fake.api}>
      <DocumentHistoryDialog noun="menu" changed={false} onTake={onTake} onClose={onClose} {...props} />
    </TestSite>,
  )
  return { ...fake, user: userEvent.setup(), onTake, onClose }
}

const rows = () => screen.findAllByRole('listitem')
const takeButton = (row: HTMLElement) => within(row).getByRole('button', { name: 'Use this version' })

describe('the history of the menu, the links or the settings', () => {
  it('lists who saved it when, the newest first, marks the present one, and ends with what was there before', async () => {
    const { calls } = open()
    await findDialog('History of the menu')
    const shown = (await rows()).map(({ textContent }) => textContent)
    expect(shown[0]).toMatch(/^25 Sept? 2026.* by Kim Example · version \d+current/)
    expect(shown[1]).toMatch(/^24 Sept? 2026.* by \[unknown\] · version \d+Use this version$/)
    expect(shown[2]).toMatch(/^23 Sept? 2026.* by Ana Māhina · version \d+Use this version$/)
    expect(shown[3]).toBe('Earlier versionUse this version')
    expect(calls).toEqual([[load, { noun: 'menu', limit: 50 }]])
  })

  it('says what has to be known of each', async () => {
    open()
    expect(
      await screen.findByText(
        'Nothing changes for visitors until you save. Entries that were removed come back visible to everyone. Check their permissions before you save.',
      ),
    ).toBeVisible()
  })

  it('reads fifty at a time', async () => {
    const { user } = open(documentAnswers(sampleRevisions(60)))
    expect(await rows()).toHaveLength(50)
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(async () => expect(await rows()).toHaveLength(60))
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('says that there is none yet', async () => {
    open(documentAnswers([]), { noun: 'links' })
    await findDialog('History of the links')
    expect(await screen.findByText('There are no versions yet')).toBeVisible()
  })

  it('offers to try again where it cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const answers = documentAnswers(sampleRevisions(2))
    const { user } = open({ [load]: vi.fn(answers[load]!).mockImplementationOnce(down) })
    expect(await screen.findByText('The history could not be loaded')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rows()).toHaveLength(2)
  })
})

describe('a version that is taken up again', () => {
  it('is handed to the editor, and the dialog closes', async () => {
    const { user, calls, onTake, onClose } = open()
    await user.click(takeButton((await rows())[2]!))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(onTake.mock.calls).toEqual([['"content 101"']])
    expect(calls.at(-1)).toEqual([get, { noun: 'menu', id: 101 }])
  })

  it('is asked for before changes are lost', async () => {
    const { user, calls, onTake } = open({}, { changed: true })
    await user.click(takeButton((await rows())[1]!))
    expect(await findMessage()).toBe(texts.replaceQuestion())
    await answer(user, 'Keep editing')
    expect(calls.map(([key]) => key)).toEqual([load])
    await user.click(takeButton((await rows())[1]!))
    await answer(user, 'Replace')
    await waitFor(() => expect(onTake).toHaveBeenCalledTimes(1))
  })

  it('leaves the dialog open where it cannot be loaded or read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const unreadable = vi.fn(() => Promise.reject(new Error('none')))
    const { user, onClose } = open({}, { onTake: unreadable })
    await user.click(takeButton((await rows())[0]!))
    expect(await findMessage()).toContain(texts.takeFailed())
    await answer(user)
    await waitFor(async () => expect(takeButton((await rows())[0]!)).toBeEnabled())
    expect(unreadable).toHaveBeenCalledTimes(1)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('keeps the dialog open while it is being read, and reads one at a time', async () => {
    const reading = Promise.withResolvers<{ id: number; content: string }>()
    const { user, calls, onClose } = open({ [get]: () => reading.promise })
    const [first, second] = await rows()
    await user.click(takeButton(first!))
    expect(takeButton(second!)).toBeDisabled()
    await user.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    reading.resolve({ id: 103, content: '[]' })
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(calls.filter(([key]) => key === get)).toHaveLength(1)
  })
})
