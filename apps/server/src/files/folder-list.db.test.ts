import type { Folder } from '@sitewright/api-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addFolder, folderTreeOf, personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const listKey = 'GET protected/folder-get-list.json.php'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

/** The tree as an outline: `- name` for each, indented by its depth. */
function outline(folders: readonly Folder[]): string[] {
  return folders.flatMap(({ Name, Depth, Children }) => [`${'  '.repeat(Depth)}${Name}`, ...outline(Children)])
}

function find(folders: readonly Folder[], id: number): Folder | undefined {
  for (const folder of folders) {
    const found = folder.idFolder === id ? folder : find(folder.Children, id)
    if (found) return found
  }
  return undefined
}

describe('the folder tree', () => {
  it('begins with Personal, Protected and Public, which are static (API-018, FILE-023)', async () => {
    const tree = await folderTreeOf(server, await server.logIn())
    expect(tree.map(({ Name, Static, Root, Depth }) => [Name, Static, Root, Depth])).toEqual([
      ['Personal', true, 'personal', 0],
      ['Protected', true, 'protected', 0],
      ['Public', true, 'public', 0],
    ])
  })

  it('gives of each folder its id, name, children, depth, and whether it is expanded, populated and static (FILE-032)', async () => {
    const manager = await server.logIn('core.file-manager')
    const parent = await topFolder(server, 'public')
    const id = await addFolder(server, { parent, name: 'Lakes' })
    expect(find(await folderTreeOf(server, manager), id)).toEqual({
      idFolder: id,
      Name: 'Lakes',
      Children: [],
      Expanded: false,
      Depth: 1,
      ChildrenPopulated: true,
      Static: false,
      Root: 'public',
      MayAdd: true,
      MayManage: true,
    })
  })

  it('is sorted by name, as people sort', async () => {
    const parent = await topFolder(server, 'public')
    for (const name of ['Walk 10', 'huts', 'Walk 9', 'Äcker', 'Lakes']) await addFolder(server, { parent, name })
    const manager = await server.logIn('core.file-manager')
    expect(outline(await folderTreeOf(server, manager)).slice(3)).toEqual(
      ['Äcker', 'huts', 'Lakes', 'Walk 9', 'Walk 10'].map((name) => `  ${name}`),
    )
  })

  it('is only for people who are logged in', async () => {
    expect((await server.call(listKey)).statusCode).toBe(401)
  })
})

describe('the personal folder', () => {
  it('is created once, also for twenty first requests of its owner at once (FILE-023)', async () => {
    const as = await server.logIn()
    const replies = await Promise.all(Array.from({ length: 20 }, () => server.call(listKey, undefined, { as })))
    const ids = replies.map((reply) => (reply.json() as Folder[])[0]?.idFolder)
    expect(replies.map((reply) => reply.statusCode)).toEqual(replies.map(() => 200))
    expect(new Set(ids).size).toBe(1)
    const own = server.services.database.read.selectFrom('folders').where('account_id', '=', as.accountId)
    expect(await own.select('id').execute()).toHaveLength(1)
  })

  it('is shown to its owner only, whatever the permissions of others', async () => {
    const owner = await server.logIn()
    const id = await personalFolder(server, owner)
    const below = await addFolder(server, { parent: id, name: 'Diary' })
    expect(find(await folderTreeOf(server, owner), below)).toMatchObject({ Root: 'personal', MayManage: true })
    for (const other of [await server.logIn('core.admin', 'core.file-manager'), await server.logIn()]) {
      const tree = await folderTreeOf(server, other)
      expect([find(tree, id), find(tree, below)]).toEqual([undefined, undefined])
      expect(tree).toHaveLength(3)
    }
  })

  it('stays its owner’s when its content is restricted to a role', async () => {
    const [owner, other] = [await server.logIn(), await server.logIn()]
    const parent = await personalFolder(server, owner)
    const id = await addFolder(server, { parent, name: 'Diary', roles: [other.roleId] })
    expect(find(await folderTreeOf(server, other), id)).toBeUndefined()
    expect(find(await folderTreeOf(server, owner), id)).toBeDefined()
  })
})

describe('the folders that a person sees in Protected and Public', () => {
  let member: Visitor
  let stranger: Visitor
  beforeEach(async () => {
    member = await server.logIn()
    stranger = await server.logIn()
  })
  const seenBy = async (as: Visitor) => outline(await folderTreeOf(server, as))

  it('are those of Public that are not restricted to others, and those of Protected opened to their roles', async () => {
    const open = await topFolder(server, 'public')
    const shut = await topFolder(server, 'protected')
    await addFolder(server, { parent: open, name: 'Lakes' })
    await addFolder(server, { parent: open, name: 'Board', roles: [member.roleId] })
    await addFolder(server, { parent: shut, name: 'Minutes', roles: [member.roleId] })
    await addFolder(server, { parent: shut, name: 'Wages' })
    expect(await seenBy(member)).toEqual(['Personal', 'Protected', '  Minutes', 'Public', '  Board', '  Lakes'])
    expect(await seenBy(stranger)).toEqual(['Personal', 'Protected', 'Public', '  Lakes'])
    for (const permission of ['core.admin', 'core.file-manager'])
      expect(await seenBy(await server.logIn(permission))).toEqual([
        'Personal',
        'Protected',
        '  Minutes',
        '  Wages',
        'Public',
        '  Board',
        '  Lakes',
      ])
  })

  it('hang from the next folder that the person sees, so that no hidden name is revealed', async () => {
    const shut = await topFolder(server, 'protected')
    const secret = await addFolder(server, { parent: shut, name: 'Merger' })
    const opened = await addFolder(server, { parent: secret, name: 'Minutes', roles: [member.roleId] })
    await addFolder(server, { parent: opened, name: 'May' })
    expect(await seenBy(member)).toEqual(['Personal', 'Protected', '  Minutes', '    May', 'Public'])
    expect(await seenBy(stranger)).toEqual(['Personal', 'Protected', 'Public'])
  })

  it('change when the permission editor restricts a folder to a role (PERM-006)', async () => {
    const id = await addFolder(server, { parent: await topFolder(server, 'public'), name: 'Lakes' })
    const as = await server.logIn('core.file-manager', 'core.admin')
    const input = { ctx: 'folder', id, permissions: [member.roleId] }
    expect((await server.call('POST private/permission-editor-save-list.json.php', input, { as })).statusCode).toBe(200)
    expect(await seenBy(member)).toContain('  Lakes')
    expect(await seenBy(stranger)).not.toContain('  Lakes')
  })
})

describe('where a person may add files, and what they may manage', () => {
  it.each([
    [[], { personal: 'both', protected: 'neither', public: 'neither' }],
    [['core.page-manager'], { personal: 'both', protected: 'neither', public: 'add' }],
    [['core.menu-manager', 'core.role-manager'], { personal: 'both', protected: 'neither', public: 'neither' }],
    [['plugin.note.editor'], { personal: 'both', protected: 'neither', public: 'add' }],
    [['core.file-manager'], { personal: 'both', protected: 'both', public: 'both' }],
    [['core.admin'], { personal: 'both', protected: 'both', public: 'both' }],
  ])('with the permissions %j', async (permissions, expected) => {
    const tree = await folderTreeOf(server, await server.logIn(...permissions))
    const rights = tree.map(({ Root, MayAdd, MayManage }) => {
      const right = MayManage && MayAdd ? 'both' : MayAdd ? 'add' : MayManage ? 'manage' : 'neither'
      return [Root, right]
    })
    expect(Object.fromEntries(rights)).toEqual(expected)
  })

  it('an editor may add nothing where Public is restricted to others', async () => {
    const [editor, member] = [await server.logIn('plugin.note.editor'), await server.logIn()]
    const parent = await topFolder(server, 'public')
    await server.services.changes.write((tx) =>
      tx.insertInto('folder_roles').values({ folder_id: parent, role_id: member.roleId }).execute(),
    )
    expect(find(await folderTreeOf(server, editor), parent)?.MayAdd).toBe(false)
  })
})
