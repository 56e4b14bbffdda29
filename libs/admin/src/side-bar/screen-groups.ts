import { holdsAny } from '@sitewright/api-client'
import type { ScreenGroup, SiteScreen } from '@sitewright/page-kit'
import { texts } from './messages.ts'

export interface ShownGroup {
  key: ScreenGroup
  label: string
  screens: readonly SiteScreen[]
}

/** The address of a screen. */
export const screenAddress = ({ path }: Pick<SiteScreen, 'path'>) => `/pages/${path}`

export const startPath = 'start'

const keys: readonly ScreenGroup[] = ['content', 'people', 'site']

/** The screens that a person may open, Start aside, by groups, in the order of `screens`; a group with none is left out. */
export function screenGroups(screens: readonly SiteScreen[], permissions: readonly string[]): ShownGroup[] {
  const open = openScreens(screens, permissions).filter(({ path }) => path !== startPath)
  return keys
    .map((key) => ({ key, label: texts[key](), screens: open.filter(({ group = 'content' }) => group === key) }))
    .filter((group) => group.screens.length > 0)
}

/** The screens that a person may open. */
export function openScreens(screens: readonly SiteScreen[], permissions: readonly string[]): SiteScreen[] {
  return screens.filter(({ needs }) => holdsAny(permissions, needs))
}
