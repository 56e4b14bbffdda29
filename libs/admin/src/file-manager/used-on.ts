import type { Api, FileUse } from '@sitewright/api-client'
import { countedFiles } from './counted-files.ts'
import type { ListedFile } from './listed-file.ts'
import { settleEach } from './settle-each.ts'

/** More names than these nobody reads in a question. */
const limit = 5

/** Looking up the uses of thousands of files would keep everybody waiting. */
const lookUps = 100

/**
 * What to add to the question before files are deleted: where they are used. Empty where they are not. A failed look-up
 * is logged and said.
 */
export async function usedOn(api: Api, files: readonly ListedFile[]): Promise<string> {
  const uses = new Map<string, FileUse>()
  const looked = files.slice(0, lookUps)
  const failures = await settleEach(looked, async ({ id }) => {
    for (const use of await api('GET private/file-get-uses.json.php', { id }))
      uses.set(`${use.href}\n${use.title}`, use)
  })
  for (const { error } of failures) console.error(error)
  const unknown = files.length - looked.length + failures.length
  return [sentence(files, [...uses.values()]), missing(files, unknown)].filter(Boolean).join('\n\n')
}

function sentence(files: readonly ListedFile[], uses: readonly FileUse[]): string {
  if (uses.length === 0) return ''
  const names = uses.slice(0, limit).map(({ title, href }) => title.trim() || href || '[no title]')
  const more = uses.length > limit ? ` and ${uses.length - limit} more` : ''
  return `${files.length === 1 ? 'It is' : 'They are'} used on: ${names.join(', ')}${more}`
}

function missing(files: readonly ListedFile[], unknown: number): string {
  if (unknown === 0) return ''
  if (files.length === 1) return 'Where it is used could not be looked up.'
  return `Where ${countedFiles(unknown)} of them may be used was not looked up.`
}
