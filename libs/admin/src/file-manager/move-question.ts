import type { Api, Folder } from '@sitewright/api-client'
import { shownTitle } from '../dialogs/shown-title.ts'
import type { ListedFile } from './listed-file.ts'
import { lookUpUses, placesText } from './look-up-uses.ts'
import { texts } from './messages.ts'

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
  const count = files.length
  const isOne = count === 1
  const name = shownTitle(files[0]?.name ?? '')
  const isImages = files.every(({ IsImage }) => IsImage)
  const shut = { count, who: target.Root === 'protected' ? 'guests' : 'all' } as const
  if (uses.length > 0) {
    const places = placesText(uses)
    const effect = isImages ? texts.gapHere(shut) : texts.closedHere(shut)
    const used = isOne ? texts.usedFile({ name, places, effect }) : texts.usedFiles({ count, places, effect })
    return unknown > 0 ? `${used}\n\n${texts.someUnknown({ count: unknown })}` : used
  }
  if (unknown === 0) return undefined
  const effect = isImages ? texts.gapAnywhere(shut) : texts.closedAnywhere(shut)
  return isOne ? texts.fileUnknown({ name, effect }) : texts.filesUnknown({ count: unknown, effect })
}
