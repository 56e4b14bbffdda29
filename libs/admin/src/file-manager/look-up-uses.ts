import type { Api, FileUse } from '@sitewright/api-client'
import type { ListedFile } from './listed-file.ts'
import { settleEach } from './settle-each.ts'

/** More names than these nobody reads in a question. */
export const nameLimit = 5

/** Looking up the uses of thousands of files would keep everybody waiting. */
const lookUps = 100

export interface FoundUses {
  /** Each place once. */
  uses: readonly FileUse[]
  /** Of how many files it is not known. */
  unknown: number
}

/** Where files are used. A failed look-up is logged. */
export async function lookUpUses(api: Api, files: readonly ListedFile[]): Promise<FoundUses> {
  const uses = new Map<string, FileUse>()
  const looked = files.slice(0, lookUps)
  const failures = await settleEach(looked, async ({ id }) => {
    for (const use of await api('GET private/file-get-uses.json.php', { id }))
      uses.set(`${use.href}\n${use.title}`, use)
  })
  for (const { error } of failures) console.error(error)
  return { uses: [...uses.values()], unknown: files.length - looked.length + failures.length }
}

/** 'used on: Welcome, Our huts and 3 more'. */
export function usedOnText(uses: readonly FileUse[]): string {
  const names = uses.slice(0, nameLimit).map(({ title, href }) => title.trim() || href || '[no title]')
  const more = uses.length > nameLimit ? ` and ${uses.length - nameLimit} more` : ''
  return `used on: ${names.join(', ')}${more}`
}
