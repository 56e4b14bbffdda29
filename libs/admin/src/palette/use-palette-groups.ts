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
import { texts } from './messages.ts'
import { texts as screenNames } from '../screen-messages.ts'

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
      texts.actions(),
      [...actionEntries(actions, holds), ...commandEntries(texts.actions())],
      typed ? maxGroupEntries : 3,
    ),
    matching(texts.screens(), screenEntries(shown, actions.onGo), typed ? maxGroupEntries : shown.length),
    ...[...new Set(commands.map(groupOf))]
      .filter((label) => label !== texts.actions())
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

/** The heading of those that say none: kinds know it by its English name. */
const groupOf = ({ group }: Command) => (group === undefined || group === 'Actions' ? texts.actions() : group)

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
      ...{ key: 'new page', label: texts.newPage(), words: texts.newPageWords(), icon: FilePlus, run: onNewPage },
      may: holds('core.page-manager'),
    },
    {
      ...{ key: 'upload', label: texts.upload(), words: texts.uploadWords(), icon: Upload },
      run: () => onGo('/pages/filemanager'),
      may: holds('core.file-manager'),
    },
    {
      ...{ key: 'invite', label: texts.invite(), words: texts.inviteWords(), icon: UserPlus },
      run: () => onGo('/pages/accountmanager'),
      may: holds('core.account-manager'),
    },
    {
      key: 'home',
      label: texts.home(),
      words: texts.homeWords(),
      icon: House,
      run: () => onGo('/'),
      may: true,
    },
    {
      key: 'search',
      label: texts.searchSite(),
      words: texts.searchSiteWords(),
      icon: Search,
      run: () => onGo('/search'),
      may: true,
    },
    {
      key: 'account',
      label: screenNames.myAccount(),
      words: texts.accountWords(),
      icon: User,
      run: () => onGo('/pages/myaccount'),
      may: holds('core.account-owner'),
    },
    {
      key: 'shortcuts',
      label: texts.shortcuts(),
      words: texts.shortcutsWords(),
      icon: Keyboard,
      run: onShortcuts,
      may: true,
    },
    { key: 'logout', label: texts.logout(), words: texts.logoutWords(), icon: LogOut, run: onLogout, may: true },
  ]
  return entries.filter(({ may }) => may)
}
