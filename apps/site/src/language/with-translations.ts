import type { AdminScreen, InstalledKind } from '@sitewright/page-kit'
import type { LanguageLoader } from './language-loader.ts'

/** Whose screens are the administration's. */
const administration = '@sitewright/admin'

export interface Code {
  installed: readonly InstalledKind[]
  adminScreens: readonly AdminScreen[]
}

/** The same kinds and screens, whose code comes with the translations of what it says. */
export function withTranslations({ load }: LanguageLoader, { installed, adminScreens }: Code): Code {
  async function loadWith<Loaded>(name: string, code: () => Promise<Loaded>): Promise<Loaded> {
    const [loaded] = await Promise.all([code(), load((each) => each === name)])
    return loaded
  }
  return {
    installed: installed.map((kind) => ({ ...kind, load: () => loadWith(kind.package, kind.load) })),
    adminScreens: adminScreens.map((screen) => ({ ...screen, load: () => loadWith(administration, screen.load) })),
  }
}

export interface Opening {
  installed: readonly InstalledKind[]
  /** The page kind that is shown; undefined for none. */
  kind: string | undefined
  isStaff: boolean
}

/** The packages whose translations an application begins with. */
export function neededAtFirst({ installed, kind, isStaff }: Opening): (name: string) => boolean {
  const later = new Set(installed.filter((each) => each.kind !== kind).map((each) => each.package))
  return (name) => !later.has(name) && (isStaff || name !== administration)
}
