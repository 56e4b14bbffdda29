import { expect } from 'vitest'
import type { Explanation } from '../roles/explain.ts'
import { storeRoles, type Resource } from '../roles/resources.ts'
import { createTestServer, type TestServer, type Visitor } from './test-server.ts'

interface Described {
  permissions: string[]
  called?: RegExp
}

/** Who asks, and what an explanation may call them. */
const people = {
  nobody: { permissions: [] },
  'a stranger': { permissions: [] },
  'a member of Committee': { permissions: [], called: /members of (\w+ or )?Committee/i },
  'an administrator': { permissions: ['core.admin'], called: /administrators/i },
  'a page manager': { permissions: ['core.page-manager'], called: /page managers/ },
  'an editor of notes': { permissions: ['plugin.note.editor'], called: /editors of this kind of page/ },
  'an editor of lists': { permissions: ['plugin.list.editor'] },
  'a file manager': { permissions: ['core.file-manager'], called: /file managers/ },
  'a menu manager': { permissions: ['core.menu-manager'] },
} satisfies Record<string, Described>
type Person = keyof typeof people
const names = Object.keys(people) as Person[]

/** A site with somebody of each sort, who are asked whether an explanation of who sees what is true. */
export async function openExplainedSite() {
  const server = await createTestServer({ starterSite: true })
  const write: TestServer['services']['changes']['write'] = (work) => server.services.changes.write(work)
  const visitors = new Map<Person, Visitor | undefined>()
  for (const name of names)
    visitors.set(name, name === 'nobody' ? undefined : await server.logIn(...people[name].permissions))
  const committee = visitors.get('a member of Committee')?.roleId ?? 0
  await write((tx) => tx.updateTable('roles').set({ title: 'Committee' }).where('id', '=', committee).execute())
  const rows = await server.services.database.read.selectFrom('folders').select(['id', 'root']).execute()
  const folders = Object.fromEntries(rows.map((row) => [row.root, row.id])) as Record<'protected' | 'public', number>

  return {
    server,
    names,
    visitors,
    /** The id of the role of that name. */
    committee,
    folders,
    write,
    keep: (resource: Resource, ...roles: number[]) => write((tx) => storeRoles(tx, resource, roles)),

    async explain(resource: Resource): Promise<Explanation> {
      const as = visitors.get('an administrator')
      const { otherwise, always, notes } = (
        await server.call('GET private/permission-editor-get-list.json.php', resource, { as })
      ).json()
      return { otherwise, always, notes }
    },

    sees: {
      page: async (id: number, as?: Visitor) =>
        (await server.call('GET protected/plugin/get-content.json.php', { id }, { as })).statusCode === 200,
      menu: async (label: string, as?: Visitor) =>
        (await server.call('GET public/get-menu-items.json.php', undefined, { as })).body.includes(
          `"Label":"${label}"`,
        ),
      file: async (id: number, as?: Visitor) =>
        (await server.get(`/api/1/private/file-get.php?id=${id}`, { as })).statusCode === 200,
    },

    /** Asks as everybody, and compares. */
    async expectTrue(explanation: Explanation, asks: (as?: Visitor) => Promise<boolean>): Promise<void> {
      const seen = new Map<Person, boolean>()
      for (const name of names) seen.set(name, await asks(visitors.get(name)))
      const claimed = new Map(names.map((name) => [name, claim(explanation, name)]))
      expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(claimed))
    },
  }
}

export type ExplainedSite = Awaited<ReturnType<typeof openExplainedSite>>

/** What the sentences say of a person while no role is ticked. */
function claim({ otherwise, always, notes }: Explanation, name: Person): boolean {
  const { called }: Described = people[name]
  const named = (text: string) => called?.test(text) ?? false
  if (!always.startsWith('Nobody') && named(always)) return true
  if (notes.some((note) => note.endsWith('cannot see it.') && !note.includes('unpublished automatically'))) return false
  return otherwise.startsWith('Everyone') || named(otherwise)
}
