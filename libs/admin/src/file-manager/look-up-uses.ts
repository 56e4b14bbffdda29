import type { Api, FileUse } from '@sitewright/api-client'
import type { ListedFile } from './listed-file.ts'
import { settleEach } from './settle-each.ts'
import { texts } from './messages.ts'

/** More names than these nobody reads in a question. */
const nameLimit = 5

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

/** The places, as in 'Welcome, Our huts and 3 more'. */
export const placesText = (uses: readonly FileUse[]): string =>
  firstNames(uses.map(({ title, href }) => title.trim() || href || texts.noTitle()))

/** The first ones of many names, and how many others there are. */
export function firstNames(all: readonly string[]): string {
  const names = all.slice(0, nameLimit).join(texts.separator())
  return all.length > nameLimit ? texts.andMore({ names, more: all.length - nameLimit }) : names
}
