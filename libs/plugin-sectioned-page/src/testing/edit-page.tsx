import { ApiError } from '@sitewright/api-client'
import type { Answers } from '@sitewright/page-kit/testing'
import { screen, within } from '@testing-library/react'
import { readLayout } from '../model/layout.ts'
import { showPage } from './show-page.tsx'

const editor = ['plugin.sectionedpage.editor']

/** What was sent to be saved, its content as the sections that it holds. */
export interface Saved {
  id: number
  content: string
  draft: boolean
  fromDraft: boolean
  base?: number
}

/** The server's part, in memory: what it keeps, and every save that it was sent. */
export function serverWith(active: string, draft: string | null = null) {
  const page = { active, draft, version: 1 }
  const saves: Saved[] = []
  const answers: Answers = {
    'GET protected/plugin/get-content.json.php': () => [page.active, page.draft, page.version],
    'POST protected/plugin/sectioned-page/save-page.json.php': (input) => {
      const save = input as unknown as Saved
      saves.push(save)
      if (save.base !== page.version)
        throw new ApiError('stale', { status: 409, body: { error: 'Changed', by: 'Ann' } })
      if (save.draft) page.draft = save.content
      else Object.assign(page, { active: save.content }, save.fromDraft ? { draft: null } : {})
      page.version += 1
      return { version: page.version }
    },
    'GET protected/plugin/sectioned-page/get-template-list.json.php': () => [],
    'GET protected/plugin/sectioned-page/find-places.json.php': () => ({ available: false, places: [] }),
    'GET protected/folder-get-list.json.php': () => [],
    'GET protected/file-get-list.json.php': () => [hut],
  }
  return { page, saves, answers, lastSections: () => readLayout(saves.at(-1)?.content ?? '').sections }
}

/** The one image of that server. */
export const hut = {
  ...{ id: 12, name: 'hut.jpg', caption: 'The hut in June', ts: 0, IsImage: true, idFolder: 1 },
  ...{ type: 'image/jpeg', size: 9, width: 640, height: 480 },
}

type Server = Pick<ReturnType<typeof serverWith>, 'page' | 'answers'>

/** The page as its editor sees it. */
export function openPage({ page, answers }: Server) {
  return showPage({ content: [page.active, page.draft, page.version], permissions: editor, answers })
}

/** The same in edit mode, with the cards there. */
export async function editPage(server: Server) {
  const shown = await openPage(server)
  await shown.user.click(await button('Edit page'))
  await screen.findByRole('group', { name: 'Add section' }, patient)
  return shown
}

/** The editor's code is fetched when it is needed, which takes its time on a busy machine. */
export const patient = { timeout: 120_000 }
export const button = (name: string) => screen.findByRole('button', { name }, patient)
/** A card by its place, from 1. */
export const card = (place: number) => within(screen.getByRole('group', { name: new RegExp(`^${place}\\. `) }))
/** The types that the cards are titled with, in their order. */
export const titles = () => headings().map((each) => each.querySelector('b')?.textContent)
const headings = () =>
  screen.queryAllByRole('group', { name: /^\d+\. / }).map((each) => within(each).getAllByRole('heading')[0]!)
export const preview = () => screen.getByRole('region', { name: 'Page Preview' })

/** Writes HTML as an editor does in the source view, which jsdom can do too. */
export async function writeText(user: Awaited<ReturnType<typeof showPage>>['user'], place: number, html: string) {
  await user.click(await card(place).findByRole('button', { name: 'Edit HTML' }, patient))
  const source = await card(place).findByRole('textbox', { name: 'Text (HTML)' })
  await user.clear(source)
  await user.click(source)
  await user.paste(html)
}
