import {
  byPlace,
  screensInOrder,
  textOf,
  type AdminScreen,
  type InstalledKind,
  type SiteScreen,
  type WaitingWork,
} from '@sitewright/page-kit'

/** A screen that can be opened, and what only the shell knows of it. */
export interface Screen extends SiteScreen, Pick<AdminScreen, 'load'> {
  /** True where the path goes on with a `/{uid}`. */
  takesUid: boolean
  /** True for an entry of the gear menu. */
  gear: boolean
  /** True for a part of the administration, with its side bar. */
  administration: boolean
}

/** Opened by a link in an email, whose `uid` ends the path. */
const opensByLink = ['passwordreset', 'deactivate']

/** The account menu leads to the own account, the side bar to Start. */
const outsideGear = ['myaccount', 'start', ...opensByLink]

/** A screen that a page kind brings, known by name before the kind's code is loaded. */
export type KindScreen = SiteScreen & { kind: string }

/** The installed screens in the order of the side bar, which all lists have but the gear menu. */
export function installedScreens(screens: readonly AdminScreen[]): Screen[] {
  const byPath = new Map(screens.map((screen) => [screen.path, screen]))
  return screensInOrder([...byPath.values()]).map((screen) => ({
    ...screen,
    // read when they are shown: the translations of some come with their code
    get label() {
      return textOf(screen.label)
    },
    get waits() {
      return screen.waits && inWords(screen.waits)
    },
    takesUid: opensByLink.includes(screen.path),
    gear: !outsideGear.includes(screen.path),
    administration: screen.group !== 'none',
  }))
}

/** The entries of the gear menu, in its own order (NAV-011). */
export function gearScreens(screens: readonly Screen[]): Screen[] {
  return byPlace(
    screens.filter(({ gear }) => gear),
    ({ gearOrder }) => gearOrder,
  )
}

function inWords({ nouns: [one, several], ...waits }: WaitingWork): WaitingWork<string> {
  return { ...waits, nouns: [textOf(one), textOf(several)] }
}

/** The names of all screens that page kinds bring, in the language that is written, from kinds that are already loaded. */
export function listKindScreens(
  kinds: readonly { kind: string; adminScreens?: readonly AdminScreen[] }[],
): KindScreen[] {
  return kinds.flatMap(({ kind, adminScreens = [] }) =>
    adminScreens.map(({ load: _, label, waits, ...name }) => ({
      ...{ kind, ...name, label: textOf(label) },
      ...(waits && { waits: inWords(waits) }),
    })),
  )
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
