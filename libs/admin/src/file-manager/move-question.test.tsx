import { ApiError, type FileUse } from '@sitewright/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, findDialog, findMessage } from '../testing/in-dialogs.ts'
import {
  findFile,
  getFiles,
  getUses,
  listedFiles,
  queryFile,
  renderPublicFiles,
  type FileAnswers,
} from '../testing/render-file-manager.tsx'
import { sampleFiles, sampleFolder, sampleUses } from '../testing/sample-files.ts'
import { isSeenByFewer } from './move-question.ts'

afterEach(() => void vi.restoreAllMocks())

const moveFile = 'GET private/file-move.json.php'
const used: FileUse[] = [{ title: 'Winter walks', href: '/winter' }]
const refuse = () => {
  throw new ApiError('500', { status: 500 })
}

/** The files of Public, one of them moved by its dialog. */
async function moveOne(file: string, folder: string, answers: FileAnswers = {}) {
  const parts = await renderPublicFiles({ [moveFile]: () => ({}), ...answers })
  await parts.act(file, 'Move to…')
  await choose(parts, `Move ‘${file}’`, folder)
  return parts
}

/** The files of Public, all of them moved by the dialog. */
async function moveAll(folder: string, answers: FileAnswers = {}) {
  const parts = await renderPublicFiles({ [moveFile]: () => ({}), ...answers })
  await parts.user.click(await screen.findByRole('checkbox', { name: 'Select all files' }))
  await parts.user.click(within(screen.getByRole('group', { name: 'Selected files' })).getByText('Move to…'))
  await choose(parts, 'Move 4 files', folder)
  return parts
}

async function choose({ user }: Awaited<ReturnType<typeof renderPublicFiles>>, title: string, folder: string) {
  const dialog = await findDialog(title)
  await user.click(dialog.getByText(folder))
  await user.click(dialog.getByRole('button', { name: 'MOVE' }))
}

describe('moving what pages use to where fewer people see it', () => {
  it('asks first and names the pages; nothing is moved that is kept', async () => {
    const { user, sent } = await moveOne('Kaweka Hut.jpg', 'Personal', { [getUses]: () => used })
    expect(await findMessage()).toBe(
      '‘Kaweka Hut.jpg’ is used on: Winter walks. Visitors of these pages would see a gap in its place.',
    )
    await answer(user, 'Keep it here')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await findFile('Kaweka Hut.jpg')
    expect(sent(moveFile)).toEqual([])
  })

  it('moves it once that is wanted', async () => {
    const { user, sent } = await moveOne('Kaweka Hut.jpg', 'Personal', { [getUses]: () => used })
    await answer(user, 'Move')
    await waitFor(() => expect(queryFile('Kaweka Hut.jpg')).not.toBeInTheDocument())
    expect(sent(moveFile)).toEqual([{ iid: 11, fid: 1 }])
  })

  it('says of Protected who does not see it, and of what is no picture that it cannot be opened', async () => {
    await moveOne('Booking form.pdf', 'Protected', { [getUses]: () => used })
    expect(await findMessage()).toBe(
      '‘Booking form.pdf’ is used on: Winter walks. Visitors of these pages who have not logged in could not open it.',
    )
  })

  it('asks once for several', async () => {
    const { user, sent } = await moveAll('Personal', { [getUses]: ({ id }) => (id === 11 ? used : sampleUses) })
    expect(await findMessage()).toBe(
      'Some of these 4 files are used on: Winter walks, Welcome, Our huts, Site logo. Visitors of these pages could not open them.',
    )
    await answer(user, 'Keep them here')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(sent(moveFile)).toEqual([])
    expect(listedFiles()).toHaveLength(4)
  })

  it('asks also where the uses cannot be looked up, and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await moveOne('Kaweka Hut.jpg', 'Personal', { [getUses]: refuse })
    expect(await findMessage()).toBe(
      'Could not check where ‘Kaweka Hut.jpg’ is used. Visitors of pages with it would see a gap in its place.',
    )
  })

  it.each([
    ['nothing uses it', 'Personal', []],
    ['as many people see it there', 'Huts', used],
  ])('asks nothing where %s', async (_, folder, uses) => {
    const { sent } = await moveOne('Kaweka Hut.jpg', folder, { [getUses]: () => uses })
    await waitFor(() => expect(queryFile('Kaweka Hut.jpg')).not.toBeInTheDocument())
    expect(sent(moveFile)).toHaveLength(1)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('knows which folders fewer people see', () => {
    const [personal, protectedFolder, open] = (['personal', 'protected', 'public'] as const).map((Root, index) =>
      sampleFolder({ idFolder: index + 1, Name: Root, Root }),
    ) as [ReturnType<typeof sampleFolder>, ReturnType<typeof sampleFolder>, ReturnType<typeof sampleFolder>]
    expect([personal, protectedFolder, open].map((target) => isSeenByFewer(target, open))).toEqual([true, true, false])
    expect([personal, protectedFolder, open].map((target) => isSeenByFewer(target, protectedFolder))).toEqual([
      ...[true, false, false],
    ])
    expect([personal, protectedFolder, open].some((target) => isSeenByFewer(target, personal))).toBe(false)
  })
})

describe('Undo after files were moved', () => {
  /** A server that knows where its files are. */
  function moving(): FileAnswers {
    const places = new Map(sampleFiles.map(({ id, idFolder }) => [id, idFolder]))
    return {
      [moveFile]: ({ iid, fid }) => {
        places.set(iid, fid)
        return {}
      },
      [getFiles]: ({ f }) =>
        sampleFiles.filter(({ id }) => places.get(id) === f).map((file) => ({ ...file, idFolder: f })),
    }
  }

  it('moves them back', async () => {
    const { user, sent } = await moveOne('Booking form.pdf', 'Huts', moving())
    await screen.findByText('1 file moved to Huts')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await findFile('Booking form.pdf')
    expect(sent(moveFile)).toEqual([
      { iid: 12, fid: 4 },
      { iid: 12, fid: 3 },
    ])
    expect(screen.queryByText('moving...')).not.toBeInTheDocument()
  })

  it('alerts where that fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await moveOne('Booking form.pdf', 'Huts', {
      [moveFile]: ({ fid }) => (fid === 3 ? refuse() : {}),
    })
    await screen.findByText('1 file moved to Huts')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await findMessage()).toBe(
      'An error occurred trying to move the file.  Check your browser log for more details.',
    )
  })
})
