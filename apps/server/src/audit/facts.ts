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
  /** Those that there are: facts are found by what these are called, too. */
  known?: { permissions: readonly string[]; settings: readonly string[] }
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

/** What a stored fact that is no plain text begins with. */
const mark = '{"'

/** As it is stored: a text as it is, unless it could be taken for another fact. */
export function writeFact(fact: Fact): string {
  if (typeof fact !== 'string') return JSON.stringify(fact)
  return fact.startsWith(mark) ? JSON.stringify({ all: [fact], by: 'space' } satisfies Fact) : fact
}

/** What was stored, such as a sentence of a former version, which stays as it is. */
export function readFact(stored: string): Fact {
  if (!stored.startsWith(mark)) return stored
  try {
    const fact: unknown = JSON.parse(stored)
    return isFact(fact) ? fact : stored
  } catch {
    return stored
  }
}

/** False for what only a later version has, and for a text of a former one that only looks like it. */
function isFact(fact: unknown): fact is Fact {
  if (typeof fact === 'string') return true
  if (typeof fact !== 'object' || fact === null) return false
  if ('permission' in fact) return typeof fact.permission === 'string'
  if ('setting' in fact) return typeof fact.setting === 'string'
  if ('all' in fact && 'by' in fact)
    return Array.isArray(fact.all) && fact.all.every(isFact) && Object.hasOwn(joints, String(fact.by))
  if (!('say' in fact) || !Object.hasOwn(texts, String(fact.say))) return false
  const values: unknown[] = 'with' in fact ? Object.values(fact.with ?? {}) : []
  return values.every((value) => typeof value === 'number' || isFact(value))
}
