import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { solveHumanCheck } from '../bench/solve-human-check.ts'
import { caller, createPage, logIn, ownTool, savePage, type Call, type Staff } from '../bench/staff.ts'

export interface FilledSite {
  origin: string
  /** Of the administrator. */
  password: string
}

/** Makes of a starter site one with something in each table that a call can put something into. */
export async function fillSite({ origin, password }: FilledSite): Promise<void> {
  const staff = await logIn(origin, password)
  const { call } = staff
  await savePages(call)
  await call('POST private/account-create.json.php', { email: 'anna@example.org', name: 'Anna Berg', intro: true })
  await recordProgress(call)
  await designSite(call)
  await addFont(call)
  await saveSettingsAgain(call)
  const contact = await pageAt(call, 'contact')
  for (const email of ['anna@example.org', 'kim@example.org']) await submitForm({ origin, id: contact, email })
  await submitFile({ origin, ...staff, id: contact })
  await call('POST public/page-hit.json.php', { id: contact })
  await keepUnsaved(call)
  await deleteOneOfEach({ origin, ...staff })
}

async function pageAt(call: Call, url: string): Promise<number> {
  const page = (await call('GET private/page-get-list.json.php')).find((each) => each.url === url)
  if (!page) throw new Error(`There is no page ${url}`)
  return page.id
}

/** A page that was saved twice and has a draft that uses a file. */
async function savePages(call: Call): Promise<void> {
  const id = await pageAt(call, 'about')
  await savePage(call, { id, content: '<h1>About us</h1><p>Now we are sixty-one: sixtyone.</p>' })
  const content = '<p>A draft with <img src="/api/1/private/file-get.php?id=2" alt="the hut"></p>'
  await savePage(call, { id, content, draft: true })
}

/** A system with somebody in it, and a page of each kind that shows it. */
async function recordProgress(call: Call): Promise<void> {
  const id = await newPage(call, { kind: 'progress-admin', title: 'Guides', url: 'guides' })
  const { SystemId } = await call<{ SystemId: number }>('POST protected/plugin/progress-admin/setup-page.json.php', {
    id,
    SystemName: 'Mountain guides',
  })
  const entries = (...names: string[]) => names.map((Description) => ({ id: null, Description }))
  const data = { SystemStates: entries('Started', 'Finished'), SystemStages: entries('Map', 'Compass', 'Weather') }
  await call('POST protected/plugin/progress-admin/save-page.json.php', { id, data })
  const shown = await newPage(call, { kind: 'progress-manager', title: 'Progress', url: 'progress' })
  await call('POST protected/plugin/progress-manager/setup-page.json.php', { id: shown, SystemId })
  const accounts = await call('GET private/account-get-list.json.php')
  const registration = await call<{ id: number }>('POST protected/plugin/progress-manager/account-register.json.php', {
    id: accounts.find(({ name }) => name === 'Anna Berg')?.id,
    idProgressSystem: SystemId,
  })
  const End = Date.now()
  await call('POST protected/plugin/progress-manager/record-progress.json.php', {
    id: registration.id,
    data: { Stages: [1], Notes: 'Read a map', Start: End - 60 * 60 * 1000, End },
  })
}

/** A look of its own, a menu item that leads elsewhere, and a role that says what it is for. */
async function designSite(call: Call): Promise<void> {
  const { look, footer, id: base } = await call('GET private/look-get.json.php')
  const line = 'Huts since 1921'
  await call('POST private/look-publish.json.php', {
    look: { ...look, accent: '#8a1c4b' },
    footer: { ...footer, line },
    base,
  })
  const Address = 'https://weather.example.org/'
  const weather = {
    idMenuItem: -1,
    idParentMenuItem: 0,
    Label: 'Weather',
    idPage: 0,
    SortOrder: 99,
    Address,
    Children: [],
  }
  const menu = await call('GET private/get_menu_structure.json.php')
  await call('POST private/set_menu_structure.json.php', { menu: [...menu, weather], delete: [] })
  const { id } = await call('POST private/role-create.json.php', { title: 'Hut wardens' })
  await call('POST private/role-update.json.php', { id, title: 'Hut wardens', description: 'Open the huts' })
}

/** A font that somebody uploaded. */
async function addFont(call: Call): Promise<void> {
  const file = await readFile(join(root, 'node_modules/@fontsource/inter/files/inter-greek-400-normal.woff2'), 'base64')
  await call('POST private/look-add-font.json.php', { family: 'Hut letters', kind: 'sans', file })
}

/** Settings and links as they are, so that both have revisions. */
async function saveSettingsAgain(call: Call): Promise<void> {
  const settings = await call('GET private/get-site-settings.json.php')
  await call('POST private/set-site-settings.json.php', { ...settings, AdminEmail: 'huts@example.org' })
  const { config } = await call('GET public/links-load.json.php')
  await call('POST private/links-save.json.php', { links: JSON.parse(config) })
}

async function newPage(
  call: Call,
  { kind, title, url }: { kind: string; title: string; url: string },
): Promise<number> {
  const types = await call('GET private/pagetype-get-list.json.php')
  const type = types.find(({ renderer }) => renderer === kind)?.id ?? 0
  const { id } = await call('POST private/page-create.json.php', { id: type, detail: title, url, cloneid: 0 })
  const publishing = { published: true, pub_start: null, pub_end: null }
  await call('POST private/page-update.json.php', { id, title, url, ...publishing })
  return id
}

interface Submitted {
  origin: string
  id: number
  email: string
  /** More fields than those of the starter site's form. */
  more?: readonly object[]
}

async function submitForm({ origin, id, email, more = [] }: Submitted): Promise<void> {
  const field = (fieldType: string, SubmitLabel: string, Value: string) => ({
    fieldType,
    SubmitLabel,
    config: { Label: SubmitLabel, Value },
  })
  const content = JSON.stringify([
    field('text', '', ''),
    field('text-single-input', 'Name', 'Anna Berg'),
    field('email', 'Email', email),
    field('text-multi-input', 'Message', 'Is there room in the hut?'),
    ...more,
  ])
  const reCaptchaToken = await solveHumanCheck(origin)
  await caller(origin, '')('POST protected/plugin/form/submit-form.json.php', { id, content, reCaptchaToken })
}

/** A submission with a file, for which the form gets a field. */
async function submitFile({ origin, cookie, call, id }: Staff & { origin: string; id: number }): Promise<void> {
  const map = { fieldType: 'file', SubmitLabel: 'Map', config: { Label: 'Map' } }
  const headers = { cookie, ...ownTool }
  const stored = await fetch(`${origin}/api/1/protected/plugin/get-content.json.php?id=${id}`, { headers })
  const [content] = await stored.json()
  const form = JSON.parse(content)
  const withFile = JSON.stringify({ ...form, fields: [...form.fields, map] })
  await call('POST protected/plugin/form/save-form.json.php', { id, content: withFile })

  const data = new FormData()
  data.append('id', String(id))
  data.append('field', 'Map')
  data.append('reCaptchaToken', await solveHumanCheck(origin))
  data.append('fileKey', new Blob(['%PDF-1.4\n%%EOF\n']), 'map.pdf')
  const upload = `${origin}/api/1/protected/plugin/form/upload-file.json.php`
  const { ticket } = await (await fetch(upload, { method: 'POST', headers: ownTool, body: data })).json()
  const Value = [{ ticket, name: 'map.pdf', size: 15 }]
  await submitForm({ origin, id, email: 'bea@example.org', more: [{ ...map, config: { ...map.config, Value } }] })
}

/** Something that the administrator typed and has not saved. */
async function keepUnsaved(call: Call): Promise<void> {
  const subject = `page-${await pageAt(call, 'walks')}`
  const { account } = await call('GET private/working-copy-get.json.php', { subject })
  const copy = { copy: '0123456789abcdef', base: { version: 1 }, content: JSON.stringify('<p>Not saved yet</p>') }
  await call('POST private/working-copy-put.json.php', { account, subject, ...copy })
}

/** What is in the trash afterwards. */
async function deleteOneOfEach({ origin, cookie, call }: Staff & { origin: string }): Promise<void> {
  const page = await createPage(call, { title: 'Old walks', url: 'old-walks', content: '<p>Walks of old</p>' })
  await savePage(call, { id: page.id, content: '<p>A draft of old</p>', draft: true })
  await call('GET private/page-delete.json.php', { id: page.id })

  const folders = await call('GET protected/folder-get-list.json.php')
  const parentid = folders.find(({ Root }) => Root === 'public')?.idFolder ?? 0
  const form = new FormData()
  form.append('idFolder', String(parentid))
  form.append('caption', 'Of old')
  form.append('fileKey', new Blob(['Walks of old']), 'old.txt')
  const headers = { cookie, ...ownTool }
  const sent = await fetch(`${origin}/api/1/private/file-upload.json.php`, { method: 'POST', headers, body: form })
  await call('GET private/file-delete.json.php', { id: (await sent.json()).id })
  await call(
    'GET private/folder-delete.json.php',
    await call('POST private/folder-create.json.php', { name: 'Old', parentid }),
  )

  await call('POST private/account-create.json.php', { email: 'gone@example.org', name: 'Gone', intro: false })
  const gone = (await call('GET private/account-get-list.json.php')).find(({ name }) => name === 'Gone')
  await call('GET private/account-delete.json.php', { id: gone?.id ?? 0 })

  const list = await (await fetch(`${origin}/api/1/private/form-get-release-list.json.php`, { headers })).json()
  const id = list.find(({ email }: { email: string }) => email === 'kim@example.org')?.id
  await fetch(`${origin}/api/1/private/form-submission-delete.json.php?id=${id}`, { headers })
}
