import type { Folder } from '@sitewright/api-client'
import { findFolder } from '../folders/folder-tree.ts'

/** Everybody has a personal folder of their own, so its id tells one person from another on the same device. */
function nameFor(folders: readonly Folder[]): string {
  return `sitewright.pictures-to.${folders.find(({ Root }) => Root === 'personal')?.idFolder ?? 0}`
}

/** The folder that this person last sent pictures to, if it is still there and still takes them. */
export function lastPictureFolder(folders: readonly Folder[]): Folder | undefined {
  try {
    const folder = findFolder(folders, Number(localStorage.getItem(nameFor(folders)) ?? 0))
    return folder?.MayAdd ? folder : undefined
  } catch {
    return undefined // a browser may keep nothing at all
  }
}

/** Where visitors see them: the first folder of Public that takes files from this person. */
export function firstPictureFolder(folders: readonly Folder[]): Folder | undefined {
  return firstThatTakes(folders.filter(({ Root }) => Root === 'public'))
}

function firstThatTakes(folders: readonly Folder[]): Folder | undefined {
  for (const folder of folders) {
    const found = folder.MayAdd ? folder : firstThatTakes(folder.Children)
    if (found) return found
  }
  return undefined
}

/** Notes where this person sent pictures to. */
export function rememberPictureFolder(folders: readonly Folder[], id: number): void {
  try {
    localStorage.setItem(nameFor(folders), String(id))
  } catch {
    // asked again the next time
  }
}
