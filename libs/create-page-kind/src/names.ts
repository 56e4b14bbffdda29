/** The name that the template's files carry, in each of its forms. */
const placeholder = formsOf('sample-kind')

/** The longest name that the addresses of pages take. */
const maxNameLength = 40

/** A kind's name in every form that a package of it needs. */
export interface Forms {
  package: string
  kebab: string
  camel: string
  pascal: string
  snake: string
  flat: string
  title: string
}

/** The forms of a name such as `hut-book`; the package is by default one of this repository. */
export function formsOf(name: string, packageName = `@sitewright/plugin-${name}`): Forms {
  const words = name.split('-')
  const pascal = words.map(capital).join('')
  return {
    package: packageName,
    kebab: name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: words.join('_'),
    flat: words.join(''),
    title: capital(words.join(' ')),
  }
}

/** What is wrong with a name, or undefined. */
export function errorIn(name: string | undefined, taken: readonly string[] = []): string | undefined {
  if (!name) return 'a page kind needs a name, such as recipe'
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > maxNameLength)
    return `'${name}' cannot be the name of a page kind: take lower-case letters, and single hyphens between words, up to ${maxNameLength} characters`
  if (taken.includes(name)) return `the page kind '${name}' is there already`
  return undefined
}

/** A template's text with the placeholder's forms replaced by those of another name. */
export function rename(text: string, forms: Forms): string {
  const names = Object.keys(placeholder) as (keyof Forms)[]
  const byText = new Map(names.map((form) => [placeholder[form], forms[form]]))
  // the package's name has the kind's: the longest is looked for first
  const longestFirst = [...byText.keys()].toSorted((a, b) => b.length - a.length)
  return text.replace(new RegExp(longestFirst.join('|'), 'g'), (found) => byText.get(found) ?? found)
}

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
