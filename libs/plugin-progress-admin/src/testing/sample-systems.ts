import type { Entry } from '../model/system.ts'
import type { StoredSystem } from './progress-store.ts'

/** Entries of these names, with ids from `first` on. */
export function entries(first: number, names: readonly string[]): Entry[] {
  return names.map((Description, at) => ({ id: first + at, Description }))
}

export function system(parts: Partial<StoredSystem> = {}): StoredSystem {
  return { id: 1, name: 'Guide training', states: [], stages: [], version: 3, ...parts }
}

export const guides = () =>
  system({
    states: entries(11, ['Applied', 'In training', 'On probation', 'Certified']),
    stages: entries(21, ['First aid', 'Navigation', 'Ropes', 'River crossings', 'Weather', 'Radio']),
  })

export const skippers = () => system({ id: 2, name: 'Skippers', states: entries(31, ['Crew', 'Skipper']) })

/** As many as a system takes. */
export const many = (count: number) =>
  system({
    states: entries(1, names('State', count)),
    stages: entries(1001, names('Stage', count)),
  })

const names = (word: string, count: number) => Array.from({ length: count }, (_, at) => `${word} ${at + 1}`)

/** Texts that nobody thought of. */
export const awkward = () =>
  system({
    name: 'Ausbildung zur Hüttenwanderführerin mit Übernachtungsberechtigung und Bergführerinnenbegleitung',
    states: entries(11, [
      'Anmeldung zur Hüttenwanderung mit Übernachtung und Bergführerinnenbegleitung am Donnerstag, noch ohne Bestätigung',
      'W'.repeat(200),
      'A',
    ]),
    stages: entries(21, ['<b>Bold</b> & "quoted"', '  Two  spaces  ', '🏔️ Summit', 'التدريب الأول']),
  })

export const arabic = () =>
  system({
    name: 'تدريب المرشدين',
    states: entries(11, ['تقدم بطلب', 'قيد التدريب', 'معتمد']),
    stages: entries(21, ['الإسعافات الأولية', 'الملاحة', 'الطقس']),
  })

/** Systems to choose from. */
export const manySystems = (count: number) =>
  Array.from({ length: count }, (_, at) => system({ id: at + 1, name: `System ${at + 1}` }))

/** What a server answers for a page with a system. */
export const sampleReply = {
  SystemId: 1,
  SystemName: 'Guide training',
  SystemStates: guides().states,
  SystemStages: guides().stages,
  Courses: [],
  version: 3,
}
