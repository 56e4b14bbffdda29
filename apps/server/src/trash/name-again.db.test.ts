import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage, setSettings } from '../testing/content.ts'
import { addFile, topFolder } from '../testing/folders-and-files.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { trashCalls } from '../testing/trash-calls.ts'

let server: TestServer
let admin: Visitor
let trash: ReturnType<typeof trashCalls>
beforeEach(async () => {
  server = await createTestServer()
  admin = await server.logIn('core.admin', 'core.page-manager', 'core.file-manager')
  trash = trashCalls(server, admin)
})
afterEach(() => server.close())

async function settings(): Promise<Record<string, unknown>> {
  return (await server.call('GET private/get-site-settings.json.php', undefined, { as: admin })).json()
}

async function saveSettings(change: object = {}): Promise<void> {
  const input = { ...(await settings()), ...change }
  const reply = await server.call('POST private/set-site-settings.json.php', input, { as: admin })
  expect(reply.statusCode).toBe(200)
}

/** Something that a setting names, and another such thing. */
const things = [
  { kind: 'page', setting: 'DefaultPage', label: 'Default page', add: () => addPage(server) },
  { kind: 'file', setting: 'SiteFavicon', label: 'Favicon', add: aPicture },
] as const

async function aPicture(): Promise<number> {
  return addFile(server, { folder: await topFolder(server, 'public'), type: 'image/png' })
}

describe.each(things)('a $kind that a setting named', ({ kind, setting, label, add }) => {
  it('is named again, also where the settings were saved while it was away', async () => {
    const id = await add()
    await setSettings(server, { [setting]: id })
    for (const save of [async () => undefined, saveSettings]) {
      await trash.drop(kind, id)
      expect((await settings())[setting]).toBe(0)
      await save()
      expect(await trash.notesOf(kind, id)).toEqual([])
      expect((await settings())[setting]).toBe(id)
    }
  })

  it('does not take the place of another that was chosen, and says so', async () => {
    const [id, other] = [await add(), await add()]
    await setSettings(server, { [setting]: id })
    await trash.drop(kind, id)
    await saveSettings({ [setting]: other })
    expect(await trash.notesOf(kind, id)).toEqual([
      `It is not back as ‘${label}’, as something else was chosen there in Site Settings.`,
    ])
    expect((await settings())[setting]).toBe(other)
  })

  it('is not named where it was not before', async () => {
    const id = await add()
    await trash.drop(kind, id)
    expect(await trash.notesOf(kind, id)).toEqual([])
    expect((await settings())[setting]).toBe(0)
  })
})
