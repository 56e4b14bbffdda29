import { ApiError, type Folder } from '@sitewright/api-client'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { sampleFolders } from '../testing/sample-folders.ts'
import { TestFrame } from '../testing/TestFrame.tsx'
import { useCreateSubfolder } from './use-create-subfolder.ts'
import { useFolders } from './use-folders.ts'

const getList = 'GET protected/folder-get-list.json.php'
const create = 'POST private/folder-create.json.php'
const down = new ApiError('down', { status: 0 })

function useBoth({ api }: ReturnType<typeof fakeApi>) {
  const folders = useFolders(api)
  return { folders, createIn: useCreateSubfolder({ api, onCreated: folders.add }) }
}

async function start(answers: Answers = {}) {
  const fake = fakeApi({ [getList]: () => sampleFolders, [create]: () => ({ id: 99 }), ...answers })
  const { result } = renderHook(() => useBoth(fake), { wrapper: TestFrame })
  await waitFor(() => expect(result.current.folders.status).not.toBe('loading'))
  const folders = () => result.current.folders
  return {
    folders,
    user: userEvent.setup(),
    createIn: (id: number) => act(() => result.current.createIn(folders().find(id)!)),
    created: () => fake.calls.filter(([key]) => key === create).map(([, input]) => input),
  }
}

const childrenOf = (folder: Folder | undefined) => folder?.Children.map(({ Name }) => Name)

describe('useFolders', () => {
  it('gives the tree, and as expanded what the server calls so', async () => {
    const [personal, ...others] = sampleFolders
    const { folders } = await start({ [getList]: () => [{ ...personal!, Expanded: true }, ...others] })
    expect(folders().folders.map(({ Name }) => Name)).toEqual(['Personal', 'Protected', 'Public'])
    expect([...folders().expanded]).toEqual([1])
    expect(folders().find(23)?.Name).toBe('Ruapehu')
    expect(folders().find(4711)).toBeUndefined()
  })

  it('reveals a folder: those above it are expanded, and it is selected', async () => {
    const { folders } = await start()
    let isThere = false
    act(() => void (isThere = folders().reveal(23)))
    expect(isThere).toBe(true)
    expect(folders().selected?.Name).toBe('Ruapehu')
    expect([...folders().expanded]).toEqual([20, 21])
    act(() => void (isThere = folders().reveal(4711)))
    expect(isThere).toBe(false)
    expect(folders().selected?.Name).toBe('Ruapehu')
  })

  it('only logs a failure (ERR-004), and loads again when told to', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    let works = false
    const answer = () => {
      if (!works) throw down
      return sampleFolders
    }
    const { folders } = await start({ [getList]: answer })
    expect(folders().status).toBe('failed')
    expect(log).toHaveBeenCalledWith(down)
    expect(screen.queryByRole('alertdialog')).toBeNull()

    works = true
    act(() => folders().reload())
    expect(folders().status).toBe('loading')
    await waitFor(() => expect(folders().status).toBe('ready'))
    works = false
    act(() => folders().reload())
    await waitFor(() => expect(log).toHaveBeenCalledTimes(2))
    expect(folders().status).toBe('ready')
    log.mockRestore()
  })

  it('expands and collapses', async () => {
    const { folders } = await start()
    act(() => folders().toggle(folders().find(20)!))
    expect([...folders().expanded]).toEqual([20])
    act(() => folders().toggle(folders().find(20)!))
    expect([...folders().expanded]).toEqual([])
  })

  it('takes a folder out, which then is no longer the selected one', async () => {
    const { folders } = await start()
    act(() => folders().select(folders().find(22)))
    expect(folders().selected?.Name).toBe('Kaweka')
    act(() => folders().remove(22))
    expect(childrenOf(folders().find(21))).toEqual(['Ruapehu'])
    expect(folders().selected).toBeUndefined()
  })

  it.each([
    ['Lodge', ['Kaweka', 'Lodge', 'Ruapehu']],
    ['Alpine', ['Alpine', 'Kaweka', 'Ruapehu']],
    ['zealandia', ['Kaweka', 'Ruapehu', 'zealandia']],
  ])('puts %s among its siblings by name', async (name, siblings) => {
    const { folders } = await start()
    act(() => folders().add(21, { id: 99, name }))
    expect(childrenOf(folders().find(21))).toEqual(siblings)
    expect(folders().find(99)).toMatchObject({ Root: 'public', Depth: 2, Static: false, Children: [], MayManage: true })
  })
})

describe('useCreateSubfolder', () => {
  async function type(user: ReturnType<typeof userEvent.setup>, name: string, button: 'OK' | 'Cancel' = 'OK') {
    const prompt = within(await screen.findByRole('alertdialog'))
    if (name !== '') await user.type(prompt.getByRole('textbox'), name)
    await user.click(prompt.getByRole('button', { name: button }))
  }

  it('asks for a name (FILE-027), adds the folder to its parent (FILE-029) and expands that (FILE-030)', async () => {
    const { folders, createIn, created, user } = await start()
    createIn(24)
    await type(user, ' Ridge walk ')
    await waitFor(() => expect(childrenOf(folders().find(24))).toEqual(['Ridge walk']))
    expect(created()).toEqual([{ name: 'Ridge walk', parentid: 24 }])
    expect(folders().find(99)?.Name).toBe('Ridge walk')
    expect(folders().expanded).toContain(24)
  })

  it.each([
    ['an empty name', '', 'OK'],
    ['a name of spaces', '  ', 'OK'],
    ['cancelling', 'Ridge walk', 'Cancel'],
  ] as const)('ignores %s: no call is made (FILE-028)', async (_, name, button) => {
    const { folders, createIn, created, user } = await start()
    createIn(24)
    await type(user, name, button)
    // the next one shows that the first is over
    createIn(21)
    await type(user, 'Second')
    await waitFor(() => expect(created()).toEqual([{ name: 'Second', parentid: 21 }]))
    expect(childrenOf(folders().find(24))).toEqual([])
  })

  it('tells of a failure (FILE-042) and adds nothing', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { folders, createIn, user } = await start({
      [create]: () => {
        throw down
      },
    })
    createIn(24)
    await type(user, 'Ridge walk')
    const text = 'Failed to create folder, see browser log for more information'
    expect((await screen.findByText(text)).textContent).toBe(text)
    expect(log).toHaveBeenCalledWith(text, down)
    expect(childrenOf(folders().find(24))).toEqual([])
    log.mockRestore()
  })

  it('asks once however often it is told to', async () => {
    const { createIn, created, user } = await start()
    createIn(24)
    createIn(24)
    await type(user, 'Ridge walk')
    await waitFor(() => expect(created()).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})
