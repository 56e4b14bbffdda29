import type { FileEntry, UploadFile } from '@sitewright/api-client'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import FileManager from '../file-manager/FileManager.tsx'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import type { ScreenQuery } from '@sitewright/page-kit'
import { pagedFiles, sampleFiles, sampleFolders } from './sample-files.ts'
import { TestSite } from './TestSite.tsx'

export const getFolders = 'GET protected/folder-get-list.json.php'
export const getFiles = 'GET protected/file-get-paged.json.php'
export const getUses = 'GET private/file-get-uses.json.php'

/** Answers of the server; the list of files may be given whole. */
export type FileAnswers = Omit<Answers, typeof getFiles> & {
  [getFiles]?: (input: { f: number }) => readonly FileEntry[]
}

/** The File Manager over the sample folders and files, which are all in Public, unless an answer says otherwise. */
export function renderFileManager(
  {
    [getFiles]: files = ({ f }: { f: number }) => sampleFiles.filter(({ idFolder }) => idFolder === f),
    ...answers
  }: FileAnswers = {},
  upload?: UploadFile,
  query?: ScreenQuery,
) {
  const fake = fakeApi({
    [getFolders]: () => sampleFolders,
    [getFiles]: pagedFiles(files),
    [getUses]: () => [],
    ...answers,
  })
  render(
    <TestSite api={fake.api}>
      <FileManager upload={upload} {...(query && { query })} />
    </TestSite>,
  )
  const user = userEvent.setup()
  /** Chooses a folder of the tree. */
  async function open(folder: string) {
    await user.click(within(await findFolder(folder)).getByText(folder))
  }
  /** Presses a button in the row of a file. */
  async function act(file: string, action: string) {
    await user.click((await findFile(file)).getByRole('button', { name: action, hidden: true }))
  }
  /** What was given to a call, each time. */
  const sent = (call: string) => fake.calls.filter(([key]) => key === call).map(([, input]) => input)
  return { user, open, act, sent, calls: fake.calls }
}

/** The File Manager with the files of Public. */
export async function renderPublicFiles(answers: FileAnswers = {}, upload?: UploadFile) {
  const parts = renderFileManager(answers, upload)
  await parts.open('Public')
  await screen.findByRole('table', { name: 'Files in Public' })
  return parts
}

export const findFolder = (name: string) => screen.findByRole('treeitem', { name })

const fileRow = (name: string) => (_: string, row: Element) => row.querySelector('[data-name]')?.textContent === name

/** The row of the file of this name. */
export async function findFile(name: string) {
  return within(await screen.findByRole('row', { name: fileRow(name) }))
}

export const queryFile = (name: string) => screen.queryByRole('row', { name: fileRow(name) })

/** The names of the files, from top to bottom. */
export function listedFiles(): (string | null)[] {
  return [...document.querySelectorAll('tbody [data-name]')].map((name) => name.textContent)
}
