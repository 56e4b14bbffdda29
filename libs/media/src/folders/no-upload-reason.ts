import type { Folder } from '@sitewright/api-client'

/** Why nothing can be uploaded to the chosen folder, or without one; undefined where something can be. */
export function noUploadReason(folder: Pick<Folder, 'MayAdd'> | undefined): string | undefined {
  if (!folder) return 'Choose the folder to upload to'
  return folder.MayAdd ? undefined : 'You may not add files to this folder'
}
