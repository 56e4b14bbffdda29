import { fileRule, type FileRule } from '../access/file-rule.ts'
import { folderChain, type FolderChain, type FolderRow } from '../files/folder-chain.ts'
import { fail } from '../errors.ts'
import type { Explanation, ExplainOptions } from './explain.ts'
import type { Resource } from './resources.ts'
import { rolesByName } from './role-names.ts'
import { texts } from './explain-messages.ts'

/** Who can see a file, or what is in a folder; the rule is `fileRule`. */
export function createExplainFiles({ database, settings }: ExplainOptions) {
  const { read } = database

  return async function explainFiles(resource: Resource): Promise<Explanation> {
    const isFolder = resource.ctx === 'folder'
    const chain = await chainOf(resource)
    const rule = fileRule([], chain)
    if (!rule || rule.by === 'owner') return fail('notFound')
    const above = rule.by === 'roles' && rule.folder ? await nameOf(rule.folder) : undefined
    return {
      otherwise: await otherwise(rule, resource),
      always: isFolder ? texts.folderAlways() : texts.fileAlways(),
      notes: [
        ...(above === undefined ? [] : [texts.replaced({ folder: above })]),
        ...(isFolder ? [texts.ownRoles()] : []),
        ...(!isFolder && (await isPartOfSite(resource.id)) ? [texts.partOfSite()] : []),
      ],
    }
  }

  /** As it is without roles of its own. */
  async function chainOf({ ctx, id }: Resource): Promise<FolderChain> {
    if (ctx === 'folder') return (await folderChain(read, id)).map((f) => (f.id === id ? { ...f, roles: [] } : f))
    const file = await read.selectFrom('files').where('id', '=', id).select('folder_id').executeTakeFirst()
    return file ? folderChain(read, file.folder_id) : []
  }

  async function otherwise(rule: Exclude<FileRule<FolderRow>, { by: 'owner' }>, resource: Resource) {
    const isFolder = resource.ctx === 'folder'
    const folder = rule.folder ? await nameOf(rule.folder) : ''
    if (rule.by === 'roles') {
      const roles = await rolesByName(read, rule.roles)
      return isFolder ? texts.folderOfMembers({ roles, folder }) : texts.fileOfMembers({ roles, folder })
    }
    const isPublic = rule.folder.root === 'public'
    if (!isFolder) return isPublic ? texts.publicFile({ folder }) : texts.protectedFile({ folder })
    if (resource.id === rule.folder.id) return isPublic ? texts.publicTop({ folder }) : texts.protectedTop({ folder })
    return isPublic ? texts.publicFolder({ folder }) : texts.protectedFolder({ folder })
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
