import type { InstalledLanguages } from '@sitewright/messages'
import { listTranslations, readTranslationFile } from '@sitewright/messages/build'
import { findMessagePackages } from '@sitewright/page-kit/discover'
import { serverDir } from '../config.ts'

/**
 * What the server and the packages that it depends on are translated into, with those in the folder of a site, if one is
 * given. The build puts `bundled-languages.ts` in this one's place.
 */
export function installedLanguages(siteFolder?: string): InstalledLanguages {
  const languages: Record<string, Record<string, () => Promise<{ default: object }>>> = {}
  const packages = findMessagePackages(serverDir, { siteFolder, onBroken: () => {} })
  for (const { name, folder } of [{ name: '@sitewright/server', folder: serverDir }, ...packages])
    for (const [tag, file] of listTranslations(folder))
      (languages[tag] ??= {})[name] = async () => ({ default: readTranslationFile(file) })
  return languages
}
