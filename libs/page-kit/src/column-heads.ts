import { folded } from '@sitewright/ui'

/** What the column of email addresses is called in lists in English, German, French, Spanish and Arabic. */
export const emailHead =
  /(e-?)?mail|e-?mail ?address|(e-?)?mail-? ?adresse?|adresse (e-?mail|electronique)|courriel|correo( electronico)?|(عنوان )?البريد( الإلكتروني)?/

/**
 * What tells by the name of a column what it holds, whatever language its reader reads; undefined where the name tells
 * nothing. Large letters and accents do not matter.
 *
 * @param words - by what a column holds, what all of its name is in one of the patterns, without accents.
 */
export function createHeadReader<Head extends string>(
  words: Readonly<Record<Head, readonly RegExp[]>>,
): (cell: string) => Head | undefined {
  const patterns = Object.entries<readonly RegExp[]>(words).map(([head, wholes]) => {
    const source = wholes.map((whole) => folded(whole.source)).join('|')
    return [head as Head, new RegExp(`^(?:${source})$`)] as const
  })
  return (cell) => {
    const key = folded(cell.trim())
    return patterns.find(([, pattern]) => pattern.test(key))?.[0]
  }
}
