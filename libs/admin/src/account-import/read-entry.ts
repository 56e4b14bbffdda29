import { texts } from './messages.ts'

/** Somebody of a list, as it is written there. */
export interface Entry {
  /** The address alone; all that is written where it is not clear which address is meant. */
  email: string
  name: string
  /** Titles of roles, several in one text or each in its own. */
  roles: string[]
  /** Why it is not clear who is meant; '' otherwise. */
  problem: string
}

/** Text in quotes, with `""` for a quote; not the sign for inches or minutes. */
export const quotedText = String.raw`(?<![^\s,;<(])"(?:[^"]|"")*"`

/** An address with the brackets around it. */
const written = /[<([]*\s*(?:mailto:)?([^\s<>()[\]]*@[^\s<>()[\]]*)\s*[>)\]]*/gi

/** Who is meant by a text with an `@`: address and name in any order, with brackets, a dash or nothing but a space between. */
export function readEntry(text: string): Entry {
  const unquoted = text.replace(new RegExp(quotedText, 'g'), (quoted) => ' '.repeat(quoted.length))
  // somebody may be in quotes as a whole
  if (!unquoted.includes('@') && text.includes('"')) return readEntry(text.replaceAll('"', ' '))
  const places = [...unquoted.matchAll(written)]
  const addresses = new Map(places.map(([, found = '']) => bare(found)).map((found) => [found.toLowerCase(), found]))
  const whole = { email: text.trim(), name: '', roles: [], problem: '' }
  const [email = '', ...more] = addresses.values()
  if (more.length > 0) {
    const isTwo = [...addresses.keys()].filter((found) => /[^@]@[^@]/.test(found)).length > 1
    return { ...whole, problem: isTwo ? texts.twoAddresses() : texts.atInName() }
  }
  // such as `ana @ example.org`: what is wrong is said of all of it
  if (email.startsWith('@') || email.endsWith('@')) return whole

  const first = places[0]
  const last = places.at(-1)
  if (!first || !last) return whole
  const before = text.slice(0, first.index)
  const after = text.slice(last.index + last[0].length)
  const [name, rest] = [cleanName(before), cleanName(after)]
  // behind `Name <address>` can only be roles
  if (first[0].startsWith('<') && name !== '' && rest !== '') return withName({ email, name, roles: [rest] })
  return withName({ email, name: cleanName(`${before} ${after}`), roles: [] })
}

function withName({ email, name, roles }: Omit<Entry, 'problem'>): Entry {
  const isAddress = name.toLowerCase() === email.toLowerCase()
  const problem = !isAddress && name.includes('@') ? texts.atInName() : ''
  return { email, name: isAddress ? '' : name, roles, problem }
}

/** Without what a link, quotes or the end of a sentence add. */
function bare(address: string): string {
  return address
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '')
    .replace(/^['‘“„«]+|['’”».,:]+$/g, '')
}

/** Without quotes, brackets around all of it, and dashes or colons at its ends. */
export function cleanName(text: string): string {
  const name = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—:=|,;]+|[\s\-–—:=|,;]+$/g, '')
    .replace(/^"((?:[^"]|"")*)"$/, '$1')
    .replace(/^'([^']*)'$/, '$1')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replaceAll('""', '"')
  return (name.includes('(') === name.includes(')') ? name : name.replace(/[()]/g, '')).trim()
}
