import type { Folder } from '@sitewright/api-client'
import { texts } from './messages.ts'

/** Why nothing can be uploaded to the chosen folder, or without one; undefined where something can be. */
export function noUploadReason(folder: Pick<Folder, 'MayAdd'> | undefined): string | undefined {
  if (!folder) return texts.chooseFolder()
  return folder.MayAdd ? undefined : texts.mayNotAdd()
}
