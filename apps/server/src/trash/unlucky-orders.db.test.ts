import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rolesOf, storeRoles } from '../roles/resources.ts'
import { addPage } from '../testing/content.ts'
import { addFile, topFolder } from '../testing/folders-and-files.ts'
import { addPerson } from '../testing/people.ts'
import { rowsOfTables } from '../testing/rows-of-tables.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { trashCalls } from '../testing/trash-calls.ts'

type Kind = 'page' | 'file' | 'account' | 'role'
type Thing = readonly [kind: Kind, id: number]
type Name = 'page' | 'file' | 'ed' | 'walkers' | 'guides'
type World = Readonly<Record<Name, Thing>>

let server: TestServer
let admin: Visitor
let trash: ReturnType<typeof trashCalls>
let world: World
beforeEach(async () => {
  server = await createTestServer()
  const permissions = ['core.admin', 'core.page-manager', 'core.file-manager', 'core.account-manager']
  admin = await server.logIn(...permissions, 'core.role-manager')
  trash = trashCalls(server, admin)
  world = await aWorld()
})
afterEach(() => server.close())

function write(work: Parameters<TestServer['services']['changes']['write']>[0]) {
  return server.services.changes.write(work)
}

async function newRole(title: string): Promise<number> {
  return (await server.call('POST private/role-create.json.php', { title }, { as: admin })).json().id
}

/** A page, its writer, the picture that shared links show of it, and two roles, all linked with each other. */
async function aWorld(): Promise<World> {
  const ed = await addPerson(server, { permissions: ['plugin.note.editor'] })
  const page = await addPage(server, { title: 'Huts', url: 'huts', published: true })
  const file = await addFile(server, { folder: await topFolder(server, 'public') })
  const [walkers, guides] = [await newRole('Walkers'), await newRole('Guides')]
  for (const draft of [false, true, false])
    await server.call(
      'POST protected/plugin/note/save-page.json.php',
      { id: page, content: 'Words', draft },
      { as: ed },
    )
  await server.call(
    'POST protected/plugin/note/save-page.json.php',
    { id: page, content: 'New', draft: true },
    { as: ed },
  )
  const copy = { subject: `page-${page}`, page_id: page, copy: 'a1', base: '{}', content: 'Typed', saved: 1 }
  await write(async (tx) => {
    await tx.insertInto('page_sharing').values({ page_id: page, description: 'Huts', image_id: file }).execute()
    for (const account_id of [ed.accountId, admin.accountId])
      await tx
        .insertInto('working_copies')
        .values({ ...copy, account_id })
        .execute()
    for (const role_id of [walkers, guides]) {
      await tx.insertInto('page_roles').values({ page_id: page, role_id }).execute()
      await tx.insertInto('file_roles').values({ file_id: file, role_id }).execute()
      await tx.insertInto('role_accounts').values({ account_id: ed.accountId, role_id }).execute()
    }
  })
  return {
    page: ['page', page],
    file: ['file', file],
    ed: ['account', ed.accountId],
    walkers: ['role', walkers],
    guides: ['role', guides],
  }
}

/** Deletes these things in their order. @returns those that could be deleted: nobody deletes the last role of something. */
async function drop(...names: readonly Name[]): Promise<Set<Name>> {
  const gone = new Set<Name>()
  for (const name of names) if ((await trash.drop(...world[name])).statusCode === 200) gone.add(name)
  return gone
}

async function restore(...names: readonly Name[]): Promise<string[]> {
  const notes: string[] = []
  for (const name of names) notes.push(...(await trash.notesOf(...world[name])))
  return notes
}

function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))
}

function choices<Item>([first, ...others]: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]]
  if (first === undefined) return []
  return [...choices(others, size - 1).map((rest) => [first, ...rest]), ...choices(others, size)]
}

const names: readonly Name[] = ['page', 'file', 'ed', 'walkers', 'guides']

interface Walk {
  deleting: Name[]
  restoring: Name[]
}

/** All orders in which these many of the things can be deleted and brought back. */
function walks(size: number): Walk[] {
  return choices(names, size).flatMap((chosen) =>
    orders(chosen).flatMap((deleting) => orders(chosen).map((restoring) => ({ deleting, restoring }))),
  )
}

/** Every so many of them, so that it takes seconds. */
function some<Item>(items: readonly Item[], step: number): Item[] {
  return items.filter((_, at) => at % step === 0)
}

describe('things that are linked', () => {
  it.each([
    ['two', walks(2)],
    ['three', some(walks(3), 13)],
    ['four', some(walks(4), 149)],
    ['five', some(walks(5), 1201)],
  ])('are what they were, in whatever order %s are deleted and brought back', async (_, all) => {
    const before = await rowsOfTables(server)
    for (const { deleting, restoring } of all) {
      const gone = await drop(...deleting)
      await restore(...restoring.filter((name) => gone.has(name)))
      expect(await rowsOfTables(server), `${deleting.join(', ')}; ${restoring.join(', ')}`).toEqual(before)
      expect(await trash.listed()).toEqual([])
    }
  })
})

async function rolesOfPage(): Promise<number[]> {
  return (await rolesOf(server.services.database.read, { ctx: 'page', id: world.page[1] })).sort((a, b) => a - b)
}

describe('a page that came back without its roles', () => {
  const closed = 'It is restricted to administrators now, as the roles that could see it are gone.'

  it('is the administrators’, until one of its roles is back', async () => {
    await drop('page', 'walkers', 'file', 'guides')
    expect(await restore('page')).toEqual([closed])
    expect(await rolesOfPage()).not.toContain(world.guides[1])
    expect(await restore('guides')).toEqual([])
    expect(await rolesOfPage()).toEqual([world.guides[1]])
    expect(await restore('walkers')).toEqual([])
    expect(await rolesOfPage()).toEqual([world.walkers[1], world.guides[1]])
  })

  it('stays as somebody restricted or opened it in the meantime', async () => {
    const helpers = await newRole('Helpers')
    for (const wanted of [[helpers], []]) {
      await write((tx) => storeRoles(tx, { ctx: 'page', id: world.page[1] }, [world.walkers[1], world.guides[1]]))
      await drop('file', 'page', 'walkers', 'guides')
      await restore('page')
      await write((tx) => storeRoles(tx, { ctx: 'page', id: world.page[1] }, wanted))
      expect(await restore('walkers', 'guides')).toEqual([
        'Where access was changed in the meantime, it stays as it is now, without this role.',
        'Where access was changed in the meantime, it stays as it is now, without this role.',
      ])
      expect(await rolesOfPage()).toEqual(wanted)
      await restore('file')
    }
  })
})

describe('what waits for something else in the trash', () => {
  it('is gone with that', async () => {
    await drop('page', 'ed')
    await restore('page')
    await trash.destroy(...world.ed)
    const { read } = server.services.database
    expect(await read.selectFrom('working_copies').select('account_id').execute()).toEqual([
      { account_id: admin.accountId },
    ])
    expect(await trash.listed()).toEqual([])
  })

  it('does not take what somebody chose in the meantime', async () => {
    const other = await addFile(server, { folder: await topFolder(server, 'public') })
    await drop('page', 'file')
    await restore('page')
    await write((tx) => tx.updateTable('page_sharing').set({ image_id: other }).execute())
    expect(await restore('file')).toEqual([])
    const { read } = server.services.database
    expect(await read.selectFrom('page_sharing').select('image_id').execute()).toEqual([{ image_id: other }])
  })

  it('comes back once where two things that wait for each other are brought back at once', async () => {
    const before = await rowsOfTables(server)
    for (let round = 0; round < 3; round++) {
      await drop('page', 'ed', 'walkers')
      await Promise.all([restore('page'), restore('ed'), restore('walkers')])
      expect(await rowsOfTables(server)).toEqual(before)
    }
  })
})
