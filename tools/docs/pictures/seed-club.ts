import sharp from 'sharp'
import { createPage, ownTool, savePage } from '../../bench/staff.ts'
import { homeText, menu, photos, system, walks, wardens } from './club-content.ts'
import { landscape } from './landscape.ts'

/** Milliseconds. */
const hour = 60 * 60 * 1000

/**
 * Makes the example site the one of a club that has used it for a while, by the calls that its screens make.
 *
 * @param {string} origin where the site is.
 * @param {{ cookie: string, call: (key: string, input?: object) => Promise<any> }} staff the administrator.
 */
export async function seedClub(origin, staff) {
  const { call } = staff
  const ids = await uploadPhotos(origin, staff)
  for (const { title, url, text } of walks) await createPage(call, { title, url, content: text })
  const pages = await call('GET private/page-get-list.json.php')
  const home = pages.find(({ url }) => url === 'home')
  await savePage(call, { id: home.id, content: homeText(`/api/1/private/file-get.php?id=${ids[0]}`) })
  const training = await seedTraining(call)
  await saveMenu(call, new Map([...pages.map(({ id, url }) => [url, id]), ['training', training]]))
}

async function uploadPhotos(origin, { cookie, call }) {
  const folders = await call('GET protected/folder-get-list.json.php')
  const parent = folders.find(({ Root }) => Root === 'public').idFolder
  for (const name of ['Documents', 'Logos'])
    await call('POST private/folder-create.json.php', { name, parentid: parent })
  const { id: folder } = await call('POST private/folder-create.json.php', { name: 'Photos', parentid: parent })
  for (const name of ['Hut', 'Walks']) await call('POST private/folder-create.json.php', { name, parentid: folder })
  const ids = []
  for (const { name, caption, ...look } of photos) {
    const form = new FormData()
    form.set('idFolder', String(folder))
    form.set('caption', caption)
    form.set('fileKey', new Blob([await photo(look)], { type: 'image/jpeg' }), name)
    const url = `${origin}/api/1/private/file-upload.json.php`
    const response = await fetch(url, { method: 'POST', headers: { cookie, ...ownTool }, body: form })
    if (!response.ok) throw new Error(`${name} was refused: ${await response.text()}`)
    ids.push((await response.json()).id)
  }
  return ids
}

async function photo(look) {
  return sharp(Buffer.from(landscape({ ...look, width: 1600, height: 680 })))
    .jpeg({ quality: 86 })
    .toBuffer()
}

/** @returns the page of the Progress manager. */
async function seedTraining(call) {
  const admin = await addPage(call, { kind: 'progress-admin', title: 'Training programme', url: 'programme' })
  const { SystemId } = await call('POST protected/plugin/progress-admin/setup-page.json.php', {
    id: admin,
    SystemName: system.name,
  })
  const entries = (names) => names.map((Description) => ({ id: null, Description }))
  const data = { SystemStates: entries(system.states), SystemStages: entries(system.stages) }
  await call('POST protected/plugin/progress-admin/save-page.json.php', { id: admin, data })
  const content = await call('GET protected/plugin/get-content.json.php', { id: admin })
  const manager = await addPage(call, { kind: 'progress-manager', title: 'Training', url: 'training' })
  await call('POST protected/plugin/progress-manager/setup-page.json.php', { id: manager, SystemId })
  for (const warden of wardens) await train(call, { warden, SystemId, content })
  return manager
}

async function train(call, { warden, SystemId, content: { SystemStates, SystemStages } }) {
  const { email, name, state, done, hours } = warden
  await call('POST private/account-create.json.php', { email, name, intro: false })
  const accounts = await call('GET private/account-get-list.json.php')
  const { id } = await call('POST protected/plugin/progress-manager/account-register.json.php', {
    id: accounts.find((each) => each.email === email).id,
    idProgressSystem: SystemId,
  })
  const complete = done.length === SystemStages.length
  const data = { idstate: SystemStates[state].id, complete }
  await call('POST protected/plugin/progress-manager/save-registration.json.php', { id, data })
  const today = Math.floor(Date.now() / (24 * hour)) * 24 * hour
  for (const [place, stage] of done.entries()) {
    const Start = today - (20 * (done.length - place) + name.length) * 24 * hour + 9 * hour
    const record = { Stages: [SystemStages[stage].id], Notes: '', Start, End: Start + hours * hour }
    await call('POST protected/plugin/progress-manager/record-progress.json.php', { id, data: record })
  }
}

async function addPage(call, { kind, title, url }) {
  const types = await call('GET private/pagetype-get-list.json.php')
  const type = types.find(({ renderer }) => renderer === kind)
  const { id } = await call('POST private/page-create.json.php', { id: type.id, detail: title, url, cloneid: 0 })
  const publishing = { published: true, pub_start: null, pub_end: null }
  await call('POST private/page-update.json.php', { id, title, url, ...publishing })
  return id
}

async function saveMenu(call, pages) {
  const old = await call('GET private/get_menu_structure.json.php')
  let next = -1
  const items = (list, parent) =>
    list.map(({ label, page, children = [] }, place) => {
      const id = next--
      const idPage = page === '' ? 0 : pages.get(page)
      const own = { idMenuItem: id, idParentMenuItem: parent, Label: label, idPage, SortOrder: place }
      return { ...own, Children: items(children, id) }
    })
  const gone = old.map(({ idMenuItem }) => idMenuItem)
  await call('POST private/set_menu_structure.json.php', { menu: items(menu, 0), delete: gone })
}
