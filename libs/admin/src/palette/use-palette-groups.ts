import { holdsAny } from '@sitewright/api-client'
import { useSite, type Command, type SiteScreen } from '@sitewright/page-kit'
import { useSession } from '@sitewright/session'
import { FilePlus, House, Keyboard, LogOut, Search, Upload, User, UserPlus } from 'lucide-react'
import { openScreens, screenAddress } from '../side-bar/screen-groups.ts'
import { screenIcons } from '../side-bar/screen-icons.ts'
import { bestMatches } from './match-words.ts'
import { maxGroupEntries, type PaletteActions, type PaletteEntry, type PaletteGroup } from './palette-entry.ts'
import { textOf, useFound } from './use-found.ts'
import { useKindCommands } from './use-kind-commands.ts'

const none: readonly SiteScreen[] = []

/**
 * What a query finds: screens and actions at once; commands of page kinds once something was typed; pages, people and files
 * once the server has found them.
 */
export function usePaletteGroups(query: string, actions: PaletteActions): { groups: PaletteGroup[]; loading: boolean } {
  const { screens = none } = useSite()
  const permissions = useSession((state) => state.permissions)
  const holds = (...wanted: string[]) => holdsAny(permissions, ['core.admin', ...wanted])
  const { groups: found, searching } = useFound(query, { onGo: actions.onGo, holds })
  const typed = query.trim() !== ''
  const { commands, listing } = useKindCommands(typed)
  const shown = openScreens(screens, permissions)
  const matching = (label: string, entries: readonly PaletteEntry[], count: number): PaletteGroup => ({
    label,
    entries: bestMatches(entries, { query, textOf, most: count }),
  })
  const commandEntries = (label: string) =>
    commands.filter((command) => groupOf(command) === label).map((command) => commandEntry(command, actions))
  const groups = [
    matching(
      'Actions',
      [...actionEntries(actions, holds), ...commandEntries(defaultGroup)],
      typed ? maxGroupEntries : 3,
    ),
    matching('Screens', screenEntries(shown, actions.onGo), typed ? maxGroupEntries : shown.length),
    ...[...new Set(commands.map(groupOf))]
      .filter((label) => label !== defaultGroup)
      .map((label) => matching(label, commandEntries(label), maxGroupEntries)),
    ...found,
  ]
  return { groups: groups.filter(({ entries }) => entries.length > 0), loading: searching || listing }
}

function screenEntries(screens: readonly SiteScreen[], onGo: PaletteActions['onGo']): PaletteEntry[] {
  return screens.map((screen) => ({
    key: `screen ${screen.path}`,
    label: screen.label,
    icon: screenIcons[screen.icon ?? 'window'] ?? screenIcons.window,
    run: () => onGo(screenAddress(screen)),
  }))
}

const defaultGroup = 'Actions'
const groupOf = ({ group = defaultGroup }: Command) => group

function commandEntry(command: Command, { onGo, onRun }: PaletteActions): PaletteEntry {
  const { key, label, keywords = '', icon = 'window' } = command
  return {
    ...{ key: `command ${key}`, label, words: keywords, icon: screenIcons[icon] ?? screenIcons.window },
    run: () => ('address' in command ? onGo(command.address) : onRun(command)),
  }
}

function actionEntries(actions: PaletteActions, holds: (...wanted: string[]) => boolean): PaletteEntry[] {
  const { onGo, onLogout, onShortcuts, onNewPage } = actions
  const entries: (PaletteEntry & { may: boolean })[] = [
    {
      ...{ key: 'new page', label: 'New page', words: 'create add write', icon: FilePlus, run: onNewPage },
      may: holds('core.page-manager'),
    },
    {
      ...{ key: 'upload', label: 'Upload files', words: 'add images documents', icon: Upload },
      run: () => onGo('/pages/filemanager'),
      may: holds('core.file-manager'),
    },
    {
      ...{ key: 'invite', label: 'Create an account', words: 'invite people new user', icon: UserPlus },
      run: () => onGo('/pages/accountmanager'),
      may: holds('core.account-manager'),
    },
    {
      key: 'home',
      label: 'Go to the home page of the site',
      words: 'home view',
      icon: House,
      run: () => onGo('/'),
      may: true,
    },
    {
      key: 'search',
      label: 'Search the site',
      words: 'find text',
      icon: Search,
      run: () => onGo('/search'),
      may: true,
    },
    {
      key: 'account',
      label: 'My Account',
      words: 'password profile',
      icon: User,
      run: () => onGo('/pages/myaccount'),
      may: holds('core.account-owner'),
    },
    { key: 'shortcuts', label: 'Keyboard shortcuts', words: 'keys help', icon: Keyboard, run: onShortcuts, may: true },
    { key: 'logout', label: 'Log out', words: 'logout leave sign', icon: LogOut, run: onLogout, may: true },
  ]
  return entries.filter(({ may }) => may)
}
