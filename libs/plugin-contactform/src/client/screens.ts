import type { AdminScreen } from '@sitewright/page-kit'

/** A screen of the administration that the kind brings along, without its code. */
type NamedScreen = Omit<AdminScreen, 'load'>

const common = { needs: ['core.admin', 'core.page-manager'], wide: true } as const

export const releaseManager: NamedScreen = {
  ...common,
  path: 'releasemanager',
  label: 'Form Release Manager',
  order: 40,
  gearOrder: 50,
  icon: 'clock',
  waits: { call: 'GET private/form-get-release-list.json.php', nouns: ['submission', 'submissions'] },
}

export const inbox: NamedScreen = {
  ...common,
  path: 'forminbox',
  label: 'Form Inbox',
  icon: 'inbox',
  waits: { call: 'GET private/form-inbox-new.json.php', nouns: ['new message', 'new messages'] },
}
