import type { Api, Folder } from '@sitewright/api-client'
import { shownTitle } from '../dialogs/shown-title.ts'
import { countedFiles, type ListedFile } from './listed-file.ts'
import { lookUpUses, usedOnText } from './look-up-uses.ts'

/** Which roots more people see. */
const audience = { personal: 0, protected: 1, public: 2 } as const

/** True if fewer people see what is in the target; roles of single folders are not known here. */
export function isSeenByFewer(target: Folder, from: Folder): boolean {
  return audience[target.Root] < audience[from.Root]
}

/**
 * What to ask before files go to where fewer people see them.
 *
 * @returns undefined where nothing uses them.
 */
export async function moveQuestion(
  api: Api,
  files: readonly ListedFile[],
  target: Folder,
): Promise<string | undefined> {
  const { uses, unknown } = await lookUpUses(api, files)
  const isOne = files.length === 1
  const name = `‘${shownTitle(files[0]?.name ?? '')}’`
  if (uses.length > 0) {
    const used = isOne ? `${name} is` : `Some of these ${countedFiles(files.length)} are`
    const unchecked = unknown > 0 ? `\n\nCould not check where ${countedFiles(unknown)} may be used.` : ''
    return `${used} ${usedOnText(uses)}. ${effect(files, target, 'these pages')}${unchecked}`
  }
  if (unknown === 0) return undefined
  const unchecked = isOne ? `where ${name} is used` : `where ${countedFiles(unknown)} of these are used`
  return `Could not check ${unchecked}. ${effect(files, target, `pages with ${isOne ? 'it' : 'them'}`)}`
}

function effect(files: readonly ListedFile[], { Root }: Folder, pages: string): string {
  const who = Root === 'protected' ? `Visitors of ${pages} who have not logged in` : `Visitors of ${pages}`
  const isOne = files.length === 1
  if (files.every(({ IsImage }) => IsImage))
    return `${who} would see ${isOne ? 'a gap in its' : 'gaps in their'} place.`
  return `${who} could not open ${isOne ? 'it' : 'them'}.`
}
