import type { Folder } from '@sitewright/api-client'

/** What the top-level folders are for, as their tooltips say (FILE-024 to FILE-026). */
export const meanings: Record<Folder['Root'], string> = {
  personal: 'files only available to you',
  protected: 'files and folders inaccessible by default',
  public: 'publicly accessible by default; defined permissions override the default',
}

export const nameQuestion = 'Name of the new folder'

export const createFailure = 'Failed to create folder, see browser log for more information'
