import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openExplainedSite, type ExplainedSite } from '../testing/explained-site.ts'
import type { Resource } from './resources.ts'

let site: ExplainedSite
beforeEach(async () => {
  site = await openExplainedSite()
})
afterEach(() => site.server.close())

describe('the explanation of files and folders says, and it is true,', () => {
  const always = 'Administrators and file managers can always see it.'
  const alwaysIn = 'Administrators and file managers can always see its contents.'
  const inFolder = 'Files and folders in it with roles of their own use those instead.'

  async function addFolder(name: string, parent: number): Promise<number> {
    const folder = { parent_id: parent, name, root: null, account_id: null }
    return site.write(
      async (tx) => (await tx.insertInto('folders').values(folder).returning('id').executeTakeFirstOrThrow()).id,
    )
  }

  /** Moves the first file of the starter site. */
  async function put(folder: number): Promise<Resource> {
    await site.write((tx) => tx.updateTable('files').set({ folder_id: folder }).where('id', '=', 1).execute())
    return { ctx: 'file', id: 1 }
  }

  it.each(['public', 'protected'] as const)('who sees the content of the folder %s', async (root) => {
    const folder = await addFolder('Minutes', site.folders[root])
    const below = await addFolder('2026', folder)
    const file = await put(below)
    const name = root === 'public' ? 'Public' : 'Protected'
    const who = root === 'public' ? 'Everyone' : 'Only administrators and file managers'
    const explanation = await site.explain(file)
    expect(explanation).toEqual({ otherwise: `${who} can see it, because it is in ${name}.`, always, notes: [] })
    await site.expectTrue(explanation, (as) => site.sees.file(1, as))
    for (const id of [site.folders[root], folder, below]) {
      const ofFolder = await site.explain({ ctx: 'folder', id })
      const because = id === site.folders[root] ? `it is the top-level folder ${name}` : `it is in ${name}`
      expect(ofFolder).toEqual({
        otherwise: `${who} can see its contents, because ${because}.`,
        always: alwaysIn,
        notes: [inFolder],
      })
      await site.expectTrue(ofFolder, (as) => site.sees.file(1, as))
    }
  })

  it.each(['public', 'protected'] as const)('that the nearest folder with roles decides, in %s too', async (root) => {
    const folder = await addFolder('Minutes', site.folders[root])
    const below = await addFolder('2026', folder)
    const file = await put(below)
    await site.keep({ ctx: 'folder', id: site.folders[root] }, site.visitors.get('a stranger')?.roleId ?? 0)
    await site.keep({ ctx: 'folder', id: folder }, 1, site.committee)
    const because = 'because the folder Minutes above it is restricted to them.'
    const instead = 'Roles ticked here replace those of the folder Minutes.'
    const explanation = await site.explain(file)
    expect(explanation).toEqual({
      otherwise: `Members of Administrators or Committee can see it, ${because}`,
      always,
      notes: [instead],
    })
    await site.expectTrue(explanation, (as) => site.sees.file(1, as))
    const ofFolder = await site.explain({ ctx: 'folder', id: below })
    expect(ofFolder).toEqual({
      otherwise: `Members of Administrators or Committee can see its contents, ${because}`,
      always: alwaysIn,
      notes: [instead, inFolder],
    })
    await site.keep({ ctx: 'folder', id: below }, 1)
    expect(await site.explain({ ctx: 'folder', id: below })).toEqual(ofFolder)
    await site.keep({ ctx: 'folder', id: below })
    await site.expectTrue(ofFolder, (as) => site.sees.file(1, as))
  })

  it('that roles of a file replace those of its folders, and who sees it whatever is ticked', async () => {
    const file = await put(await addFolder('Minutes', site.folders.public))
    await site.keep({ ctx: 'folder', id: site.folders.public }, 1)
    await site.keep(file, site.committee)
    const explanation = await site.explain(file)
    expect(explanation.notes).toEqual(['Roles ticked here replace those of the folder Public.'])
    await site.expectTrue({ ...explanation, otherwise: 'Members of Committee' }, (as) => site.sees.file(1, as))
  })

  it('that the site itself shows a file', async () => {
    expect((await site.explain({ ctx: 'file', id: 5 })).notes).toEqual([
      'It is a logo, the icon or the background of the site. The site is shown without it to people who cannot see it.',
    ])
  })

  it('for whom, in a sentence of reasonable length', async () => {
    const roles = await site.write(async (tx) => {
      const ids: number[] = []
      for (const title of ['', 'B', 'C', 'D', 'E', 'F', 'G'])
        ids.push((await tx.insertInto('roles').values({ title }).returning('id').executeTakeFirstOrThrow()).id)
      return ids
    })
    const file = await put(site.folders.public)
    await site.keep({ ctx: 'folder', id: site.folders.public }, ...roles)
    expect((await site.explain(file)).otherwise).toMatch(
      /^Members of a role without a title, B, C, D, E or 2 other roles can/,
    )
    await site.keep({ ctx: 'folder', id: site.folders.public }, ...roles.slice(1))
    expect((await site.explain(file)).otherwise).toMatch(/^Members of B, C, D, E, F or G can see it/)
  })
})
