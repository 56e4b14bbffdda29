/** What languages call themselves, with their region where several share a name. @param tags - of BCP 47. */
export function languageNames(tags: readonly string[]): Map<string, string> {
  const bases = tags.map(baseOf)
  const isAlone = (tag: string) => bases.filter((base) => base === baseOf(tag)).length === 1
  return new Map(tags.map((tag) => [tag, nameOf(isAlone(tag) ? baseOf(tag) : tag)]))
}

/** As it begins a line: many languages write their names in lower case. */
export function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(tag) + rest.join('')
}

const baseOf = (tag: string) => new Intl.Locale(tag).language
