import { compileMessage } from './compile-message.ts'

/** The number that a compiled message has for '#'. */
const pound = 0

/**
 * The names of the values and tags that a message asks for, sorted; tags as `<name>`.
 *
 * @throws when it is not in ICU MessageFormat.
 */
export function placeholdersOf(message: string): string[] {
  const found = new Set<string>()
  visit(compileMessage(message, 'It'), found)
  return [...found].toSorted()
}

/** Walks a compiled message: a text, or a list of texts, of `[name]`, of `[name, type, …]` and of `[tag, …content]`. */
function visit(node: unknown, found: Set<string>): void {
  if (!Array.isArray(node)) return
  for (const part of node as unknown[]) if (Array.isArray(part)) visitPart(part as unknown[], found)
}

function visitPart([name, type, ...rest]: unknown[], found: Set<string>): void {
  if (type === undefined || (typeof type === 'number' && type !== pound)) {
    found.add(String(name))
    const [options] = rest
    if (typeof options === 'object' && options !== null)
      for (const option of Object.values(options as object)) visit(option, found)
  } else {
    found.add(`<${String(name)}>`)
    visit([type, ...rest], found)
  }
}
