import { texts } from './fact-messages.ts'

type Texts = typeof texts
type Key = keyof Texts

/** What stands in a message: what is a text there may be a fact of its own. */
type Filled<Values> = { readonly [Name in keyof Values]: Values[Name] extends number ? number : Fact | number }

/** A message by its key, with what stands in it. */
type Said = {
  [K in Key]: Parameters<Texts[K]> extends [infer Values]
    ? { readonly say: K; readonly with: Filled<Values> }
    : { readonly say: K }
}[Key]

/**
 * What the audit log tells of an action beside its sentence, in no language: a name or another text that is the same in all of
 * them, a message, what a permission or a setting is called, or several of these.
 */
export type Fact =
  | string
  | Said
  | { readonly permission: string }
  | { readonly setting: string }
  | { readonly all: readonly Fact[]; readonly by: Joint }

/** By commas, as sentences that lack their full stops, or as whole sentences. */
type Joint = 'comma' | 'stop' | 'space'

/** What is called something else in each language, by the names that are stored. */
export interface FactNames {
  permission: (permission: string) => string
  setting: (setting: string) => string
}

/** What there is of these, one after the other; '' where there is none. */
export function joinFacts(all: readonly (Fact | false | undefined)[], by: Joint): Fact {
  const [first, ...others] = all.filter((fact): fact is Fact => fact !== '' && fact !== false && fact !== undefined)
  if (first === undefined || others.length === 0) return first ?? ''
  return { all: [first, ...others], by }
}

/** Permissions by what they are called. */
export function permissionFacts(permissions: readonly string[]): Fact {
  return joinFacts(
    permissions.map((permission) => ({ say: 'quoted', with: { text: { permission } } })),
    'comma',
  )
}

/** A fact in the language of who asks now. */
export function tellFact(fact: Fact, names: FactNames): string {
  if (typeof fact === 'string') return fact
  if ('permission' in fact) return names.permission(fact.permission)
  if ('setting' in fact) return names.setting(fact.setting)
  if ('all' in fact) return fact.all.map((one) => tellFact(one, names)).reduce(joints[fact.by])
  const values = Object.entries<Fact | number>('with' in fact ? fact.with : {}).map(
    ([name, value]) => [name, typeof value === 'number' ? value : tellFact(value, names)] as const,
  )
  const message: (values: object) => string = texts[fact.say] as never
  return message(Object.fromEntries(values))
}

const joints: Readonly<Record<Joint, (before: string, after: string) => string>> = {
  comma: (before, after) => texts.listed({ before, after }),
  stop: (before, after) => texts.sentences({ before, after }),
  space: (before, after) => `${before} ${after}`,
}

/** What a stored fact that is no plain text begins with; no text begins with it that the log has ever had. */
const mark = '{"'

/** As it is stored. */
export function writeFact(fact: Fact): string {
  return typeof fact === 'string' ? fact : JSON.stringify(fact)
}

/** What was stored, such as a sentence of a former version, which stays as it is. */
export function readFact(stored: string): Fact {
  if (!stored.startsWith(mark)) return stored
  try {
    const fact = JSON.parse(stored) as Fact
    return isKnown(fact) ? fact : stored
  } catch {
    return stored
  }
}

/** False for a message that only a later version has. */
function isKnown(fact: Fact | number): boolean {
  if (typeof fact !== 'object') return true
  if ('all' in fact) return fact.all.every(isKnown)
  if (!('say' in fact)) return true
  return fact.say in texts && (!('with' in fact) || Object.values<Fact | number>(fact.with).every(isKnown))
}
