import { fileRule, type FileRule } from '../access/file-rule.ts'
import { folderChain, type FolderChain, type FolderRow } from '../files/folder-chain.ts'
import { fail } from '../errors.ts'
import type { Explanation, ExplainOptions } from './explain.ts'
import type { Resource } from './resources.ts'
import { membersOf, sentence } from './sentences.ts'

/** Who can see a file, or what is in a folder; the rule is `fileRule`. */
export function createExplainFiles({ database, settings }: ExplainOptions) {
  const { read } = database

  return async function explainFiles(resource: Resource): Promise<Explanation> {
    const isFolder = resource.ctx === 'folder'
    const it = isFolder ? 'its contents' : 'it'
    const chain = await chainOf(resource)
    const rule = fileRule([], chain)
    if (!rule || rule.by === 'owner') return fail('notFound')
    const above = rule.by === 'roles' && rule.folder ? await nameOf(rule.folder) : undefined
    return {
      otherwise: await otherwise(rule, resource, it),
      always: `Administrators and file managers can always see ${it}.`,
      notes: [
        ...(above === undefined ? [] : [`Roles ticked here replace those of the folder ${above}.`]),
        ...(isFolder ? ['Files and folders in it with roles of their own use those instead.'] : []),
        ...(!isFolder && (await isPartOfSite(resource.id))
          ? [
              'It is a logo, the icon or the background of the site. The site is shown without it to people who cannot see it.',
            ]
          : []),
      ],
    }
  }

  /** As it is without roles of its own. */
  async function chainOf({ ctx, id }: Resource): Promise<FolderChain> {
    if (ctx === 'folder') return (await folderChain(read, id)).map((f) => (f.id === id ? { ...f, roles: [] } : f))
    const file = await read.selectFrom('files').where('id', '=', id).select('folder_id').executeTakeFirst()
    return file ? folderChain(read, file.folder_id) : []
  }

  async function otherwise(rule: Exclude<FileRule<FolderRow>, { by: 'owner' }>, resource: Resource, it: string) {
    const folder = rule.folder ? await nameOf(rule.folder) : ''
    if (rule.by === 'roles') {
      const members = await membersOf(read, rule.roles)
      return sentence(`${members} can see ${it}, because the folder ${folder} above it is restricted to them`)
    }
    const isTop = resource.ctx === 'folder' && resource.id === rule.folder.id
    const because = isTop ? `it is the top-level folder ${folder}` : `it is in ${folder}`
    const who = rule.folder.root === 'public' ? 'Everyone' : 'Only administrators and file managers'
    return `${who} can see ${it}, because ${because}.`
  }

  async function nameOf({ id }: FolderRow): Promise<string> {
    const folder = await read.selectFrom('folders').where('id', '=', id).select('name').executeTakeFirst()
    return folder?.name ?? ''
  }

  async function isPartOfSite(id: number): Promise<boolean> {
    const { SiteLogoLarge, SiteLogoSmall, SiteFavicon, SiteBackground } = await settings.all()
    return [SiteLogoLarge, SiteLogoSmall, SiteFavicon, SiteBackground].includes(id)
  }
}
