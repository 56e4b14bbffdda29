import type { Folder } from '@sitewright/api-client'
import type { Identity } from '@sitewright/page-kit/server'
import { admits, fileRule, mayManageIn } from '../access/file-rule.ts'
import { mayAddTo } from './file-rights.ts'
import type { FolderChain, FolderRow } from './folder-chain.ts'

const topOrder = ['personal', 'protected', 'public'] as const

const byName = new Intl.Collator('en', { numeric: true }).compare

/**
 * The folders as one person may see them. A folder that is hidden from somebody does not show its name to lead to what
 * is open below it: that hangs from the next folder above which may be seen. The top-level folders always are.
 *
 * @param isEditor whether this person edits pages of any kind.
 */
export function folderTree(chains: Iterable<FolderChain>, who: Identity, isEditor: boolean): Folder[] {
  const shown = new Map<number, { folder: Folder; chain: FolderChain }>()
  for (const chain of chains) {
    const rule = fileRule([], chain)
    const [row] = chain
    if (!row || !rule || !(row.parent_id === null || admits(rule, who))) continue
    shown.set(row.id, { chain, folder: describe(row, chain, { who, isEditor }) })
  }
  const tops: Folder[] = []
  for (const { folder, chain } of shown.values()) {
    const [parent] = chain.slice(1).flatMap(({ id }) => shown.get(id) ?? [])
    ;(parent?.folder.Children ?? tops).push(folder)
  }
  tops.sort((a, b) => topOrder.indexOf(a.Root) - topOrder.indexOf(b.Root) || a.idFolder - b.idFolder)
  for (const top of tops) arrange(top, 0)
  return tops
}

function describe(row: FolderRow, chain: FolderChain, caller: { who: Identity; isEditor: boolean }): Folder {
  return {
    idFolder: row.id,
    Name: row.name,
    Children: [],
    Expanded: false,
    Depth: 0,
    ChildrenPopulated: true,
    Static: row.parent_id === null,
    Root: chain.at(-1)?.root ?? 'protected',
    MayAdd: mayAddTo(chain, caller.who, caller.isEditor),
    MayManage: mayManageIn(chain, caller.who),
  }
}

function arrange(folder: Folder, depth: number): void {
  folder.Depth = depth
  folder.Children.sort((a, b) => byName(a.Name, b.Name) || a.idFolder - b.idFolder)
  for (const child of folder.Children) arrange(child, depth + 1)
}
