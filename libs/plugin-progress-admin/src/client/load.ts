import type { LoadOptions } from '@sitewright/page-kit'
import { fieldsOf, readText } from '@sitewright/page-kit/values'
import type { Entry, NoSystem, ProgressionSystem } from '../model/system.ts'

interface Versioned {
  /** What a save is based on. */
  version: number
}

/** The progression system of a page, without the people in it. */
export type AttachedSystem = Omit<ProgressionSystem, 'Courses'> & Versioned

/** What the page needs: its system, or that it has none yet. */
export type ProgressAdminData = AttachedSystem | (Omit<NoSystem, 'Courses'> & Versioned)

/**
 * Reads what a page is attached to. What makes no sense is left out; an answer that names no system is a page without.
 *
 * @throws {ApiError} as the call does. The shell then goes on showing its spinner, and tries again (ERR-023).
 */
export async function load({ api, pageId }: LoadOptions): Promise<ProgressAdminData> {
  const reply: unknown = await api('GET protected/plugin/get-content.json.php', { id: pageId })
  const { SystemId, SystemName, SystemStates, SystemStages, version } = fieldsOf(reply)
  if (typeof SystemId !== 'number')
    return { SystemId: null, SystemName: '', SystemStates: [], SystemStages: [], version: 0 }
  return {
    SystemId,
    SystemName: readText(SystemName),
    SystemStates: entriesOf(SystemStates),
    SystemStages: entriesOf(SystemStages),
    version: typeof version === 'number' ? version : 0,
  }
}

function entriesOf(list: unknown): Entry[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((entry) => {
    const { id, Description } = fieldsOf(entry)
    return typeof id === 'number' && typeof Description === 'string' ? [{ id, Description }] : []
  })
}
