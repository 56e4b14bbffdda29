import type { AdminScreen, InstalledKind } from '@sitewright/page-kit'
import { fixedScreens, type FixedScreen } from './fixed-screens.ts'

/** A screen that can be opened: its row in the table of routes, and its code when it is needed. */
export interface Screen extends FixedScreen, Pick<AdminScreen, 'wide' | 'load'> {}

/** A screen that a page kind brings, known by name before the kind's code is loaded. */
export type KindScreen = Omit<AdminScreen, 'load'> & { kind: string }

/** The screens at hand: those of the specification in its order, then whatever else page kinds bring. */
export function installedScreens(screens: readonly AdminScreen[]): Screen[] {
  const byPath = new Map(screens.map((screen) => [screen.path, screen]))
  const specified = fixedScreens.flatMap((row) => {
    const screen = byPath.get(row.path)
    byPath.delete(row.path)
    const { wide = false, load } = screen ?? {}
    return load ? [{ ...row, wide, load }] : []
  })
  const further = [...byPath.values()].map((screen) => ({ ...screen, gear: true }))
  return [...specified, ...further]
}

/** The names of all screens that page kinds bring, from kinds that are already loaded. */
export function listKindScreens(
  kinds: readonly { kind: string; adminScreens?: readonly AdminScreen[] }[],
): KindScreen[] {
  return kinds.flatMap(({ kind, adminScreens = [] }) => adminScreens.map(({ load: _, ...name }) => ({ kind, ...name })))
}

/** Turns the names back into screens; the kind's code is loaded when its screen is opened. */
export function screensOfKinds(names: readonly KindScreen[], installed: readonly InstalledKind[]): AdminScreen[] {
  return names.flatMap(({ kind, ...name }) => {
    const entry = installed.find((candidate) => candidate.kind === kind)
    return entry ? [{ ...name, load: () => loadScreen(entry, name.path) }] : []
  })
}

async function loadScreen(entry: InstalledKind, path: string): Promise<Awaited<ReturnType<AdminScreen['load']>>> {
  const { default: kind } = await entry.load()
  const screen = kind.adminScreens?.find((candidate) => candidate.path === path)
  if (!screen) throw new Error(`${entry.package} has no screen '${path}'`)
  return screen.load()
}
