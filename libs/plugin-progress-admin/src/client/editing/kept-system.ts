import { fieldsOf } from '@sitewright/page-kit/values'
import { maxEntries, maxNameLength } from '../../model/limits.ts'
import { sentSystem, type EditedSystem, type EntryKind, type KeyedEntry } from './edited-system.ts'

/** A system that is not saved yet, as it is kept. */
export function writeSystem(system: EditedSystem): string {
  return JSON.stringify(sentSystem(system))
}

/** The system in such a text; undefined if it holds none. */
export function parseSystem(text: string): EditedSystem | undefined {
  const { SystemStates, SystemStages } = fieldsOf(parsed(text))
  const [state, stage] = [entriesOf('state', SystemStates), entriesOf('stage', SystemStages)]
  return state && stage && { state, stage }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function entriesOf(kind: EntryKind, list: unknown): KeyedEntry[] | undefined {
  if (!Array.isArray(list) || list.length > maxEntries) return undefined
  const entries = list.flatMap((entry, at): KeyedEntry[] => {
    const { id, Description } = fieldsOf(entry)
    if (typeof Description !== 'string' || Description.length > maxNameLength) return []
    if (id === null) return [{ id, Description, key: `kept-${kind}-${at}` }]
    return typeof id === 'number' ? [{ id, Description, key: `${kind}-${id}` }] : []
  })
  return new Set(entries.map(({ key }) => key)).size === list.length ? entries : undefined
}
