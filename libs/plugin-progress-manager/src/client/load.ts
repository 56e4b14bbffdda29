import type { LoadOptions } from '@sitewright/page-kit'
import { fieldsOf, readText } from '@sitewright/page-kit/values'
import type { Course, Entry, NoSystem, ProgressionSystem } from '@sitewright/plugin-progress-admin/model'

/** The system that a page is attached to with the people registered in it, or none. */
export type PageSystem = ProgressionSystem | NoSystem

/**
 * Reads what the page shows.
 *
 * @throws {ApiError} as the call does: the shell shows its spinner and tries again, or tells that it is not permitted.
 */
export async function load({ api, pageId }: LoadOptions): Promise<PageSystem> {
  return readSystem(await api('GET protected/plugin/get-content.json.php', { id: pageId }))
}

/** What an answer says, as far as it makes sense. */
export function readSystem(reply: unknown): PageSystem {
  const { SystemId, SystemName, SystemStates, SystemStages, Courses } = fieldsOf(reply)
  if (!isId(SystemId) || typeof SystemName !== 'string' || SystemName === '')
    return { SystemId: null, SystemName: '', SystemStates: [], SystemStages: [], Courses: [] }
  return {
    SystemId,
    SystemName,
    SystemStates: listOf(SystemStates).flatMap(readEntry),
    SystemStages: listOf(SystemStages).flatMap(readEntry),
    Courses: listOf(Courses).flatMap(readCourse),
  }
}

function readEntry(value: unknown): Entry[] {
  const { id, Description } = fieldsOf(value)
  return isId(id) ? [{ id, Description: readText(Description) }] : []
}

function readCourse(value: unknown): Course[] {
  const { id, email, name, state } = fieldsOf(value)
  return isId(id) ? [{ id, email: readText(email), name: readText(name), state: readText(state) }] : []
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0
