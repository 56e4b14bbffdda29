import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import type { PersonFilter } from './person-filter.ts'

/** A filter in words, as the sheet that is printed tells it; '' where it asks for nothing. */
export function describeFilter({ text, state, completed, stage, stageIs }: PersonFilter, system: ProgressionSystem) {
  const nameOf = (entries: ProgressionSystem['SystemStates'], id: string) =>
    `‘${entries.find((entry) => String(entry.id) === id)?.Description ?? ''}’`
  return [
    text.trim() && `name or email with ‘${text.trim()}’`,
    state && (state === 'none' ? 'without a state' : `in the state ${nameOf(system.SystemStates, state)}`),
    completed && (completed === 'yes' ? 'completed' : 'not completed'),
    stage && `${nameOf(system.SystemStages, stage)} ${stageIs === 'done' ? 'done' : 'not done'}`,
  ]
    .filter(Boolean)
    .join(', ')
}
