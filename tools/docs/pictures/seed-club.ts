import type { EditedMenuItem } from '@sitewright/api-client/contract'
import sharp from 'sharp'
import { createPage, ownTool, savePage, type Call, type Staff } from '../../bench/staff.ts'
import { homeText, menu, photos, system, walks, wardens, type MenuEntry } from './club-content.ts'
import { landscape, type Landscape } from './landscape.ts'

/** Milliseconds. */
const hour = 60 * 60 * 1000

/** The lists of a progression system. */
interface Programme {
  SystemStates: { id: number }[]
  SystemStages: { id: number }[]
}

/**
 * Makes the example site the one of a club that has used it for a while, by the calls that its screens make.
 *
 * @param origin where the site is.
 * @param staff the administrator.
 */
export async function seedClub(origin: string, staff: Staff): Promise<void> {
  const { call } = staff
  const ids = await uploadPhotos(origin, staff)
  for (const { title, url, text } of walks) await createPage(call, { title, url, content: text })
  const pages = await call('GET private/page-get-list.json.php')
  const home = only(pages, ({ url }) => url === 'home')
  await savePage(call, { id: home.id, content: homeText(`/api/1/private/file-get.php?id=${ids[0]}`) })
  const training = await seedTraining(call)
  await saveMenu(call, new Map(pages.map(({ id, url }) => [url, id] as const)).set('training', training))
}

async function uploadPhotos(origin: string, { cookie, call }: Staff) {
  const folders = await call('GET protected/folder-get-list.json.php')
  const parent = only(folders, ({ Root }) => Root === 'public').idFolder
  for (const name of ['Documents', 'Logos'])
    await call('POST private/folder-create.json.php', { name, parentid: parent })
  const { id: folder } = await call('POST private/folder-create.json.php', { name: 'Photos', parentid: parent })
  for (const name of ['Hut', 'Walks']) await call('POST private/folder-create.json.php', { name, parentid: folder })
  const ids: number[] = []
  for (const { name, caption, ...look } of photos) {
    const form = new FormData()
    form.set('idFolder', String(folder))
    form.set('caption', caption)
    form.set('fileKey', new Blob([new Uint8Array(await photo(look))], { type: 'image/jpeg' }), name)
    const url = `${origin}/api/1/private/file-upload.json.php`
    const response = await fetch(url, { method: 'POST', headers: { cookie, ...ownTool }, body: form })
    if (!response.ok) throw new Error(`${name} was refused: ${await response.text()}`)
    ids.push(((await response.json()) as { id: number }).id)
  }
  return ids
}

async function photo(look: Landscape) {
  return sharp(Buffer.from(landscape(look, { width: 1600, height: 680 })))
    .jpeg({ quality: 86 })
    .toBuffer()
}

/** @returns the page of the Progress manager. */
async function seedTraining(call: Call) {
  const admin = await addPage(call, { kind: 'progress-admin', title: 'Training programme', url: 'programme' })
  const { SystemId } = await call<{ SystemId: number }>('POST protected/plugin/progress-admin/setup-page.json.php', {
    id: admin,
    SystemName: system.name,
  })
  const entries = (names: readonly string[]) => names.map((Description) => ({ id: null, Description }))
  const data = { SystemStates: entries(system.states), SystemStages: entries(system.stages) }
  await call('POST protected/plugin/progress-admin/save-page.json.php', { id: admin, data })
  const content: unknown = await call('GET protected/plugin/get-content.json.php', { id: admin })
  const manager = await addPage(call, { kind: 'progress-manager', title: 'Training', url: 'training' })
  await call('POST protected/plugin/progress-manager/setup-page.json.php', { id: manager, SystemId })
  for (const warden of wardens) await train(call, { warden, SystemId, content: content as Programme })
  return manager
}

async function train(
  call: Call,
  { warden, SystemId, content }: { warden: (typeof wardens)[number]; SystemId: number; content: Programme },
) {
  const { SystemStates, SystemStages } = content
  const { email, name, state, done, hours } = warden
  await call('POST private/account-create.json.php', { email, name, intro: false })
  const accounts = await call('GET private/account-get-list.json.php')
  const { id } = await call<{ id: number }>('POST protected/plugin/progress-manager/account-register.json.php', {
    id: only(accounts, (each) => each.email === email).id,
    idProgressSystem: SystemId,
  })
  const complete = done.length === SystemStages.length
  const data = { idstate: SystemStates[state]?.id, complete }
  await call('POST protected/plugin/progress-manager/save-registration.json.php', { id, data })
  const today = Math.floor(Date.now() / (24 * hour)) * 24 * hour
  for (const [place, stage] of done.entries()) {
    const Start = today - (20 * (done.length - place) + name.length) * 24 * hour + 9 * hour
    const record = { Stages: [SystemStages[stage]?.id], Notes: '', Start, End: Start + hours * hour }
    await call('POST protected/plugin/progress-manager/record-progress.json.php', { id, data: record })
  }
}

async function addPage(call: Call, { kind, title, url }: { kind: string; title: string; url: string }) {
  const types = await call('GET private/pagetype-get-list.json.php')
  const type = only(types, ({ renderer }) => renderer === kind)
  const { id } = await call('POST private/page-create.json.php', { id: type.id, detail: title, url, cloneid: 0 })
  const publishing = { published: true, pub_start: null, pub_end: null }
  await call('POST private/page-update.json.php', { id, title, url, ...publishing })
  return id
}

async function saveMenu(call: Call, pages: ReadonlyMap<string, number>) {
  const old = await call('GET private/get_menu_structure.json.php')
  let next = -1
  const items = (list: readonly MenuEntry[], parent: number): EditedMenuItem[] =>
    list.map(({ label, page, children = [] }, place) => {
      const id = next--
      const idPage = pages.get(page) ?? 0
      const own = { idMenuItem: id, idParentMenuItem: parent, Label: label, idPage, SortOrder: place }
      return { ...own, Children: items(children, id) }
    })
  const gone = old.map(({ idMenuItem }) => idMenuItem)
  await call('POST private/set_menu_structure.json.php', { menu: items(menu, 0), delete: gone })
}

/** The entry that the site always has. @throws where it has none. */
function only<Entry>(list: readonly Entry[], is: (entry: Entry) => boolean): Entry {
  const found = list.find(is)
  if (!found) throw new Error('The site lacks what its pictures show')
  return found
}
