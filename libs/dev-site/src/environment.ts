import path from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** The settings of the site: its data is in the kind's folder, and it logs what is wrong only, unless somebody says otherwise. */
export function environmentIn(folder: string, given: Environment): Environment {
  return {
    ...given,
    DATA_DIR: given['DATA_DIR'] || path.join(folder, '.sitewright'),
    LOG_LEVEL: given['LOG_LEVEL'] || 'warn',
  }
}
