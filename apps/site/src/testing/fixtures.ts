import { adminScreens } from '@sitewright/admin'
import type { AppSetup, MenuItem } from '@sitewright/api-client'
import { textOf, type AdminScreen } from '@sitewright/page-kit'
import type { PageState } from '../state/page-state.ts'

export const calls = {
  setup: 'GET protected/app-setup.json.php',
  menu: 'GET public/get-menu-items.json.php',
  links: 'GET public/links-load.json.php',
  login: 'POST public/login.json.php',
  logout: 'GET public/logout.json.php',
  content: 'GET protected/plugin/get-content.json.php',
  below: 'GET protected/page-get-below.json.php',
  title: 'GET protected/page-get-title.json.php',
  hit: 'POST public/page-hit.json.php',
  property: 'GET protected/get-system-property.json.php',
  check: 'GET public/human-check.json.php',
  reset: 'POST public/account-password-reset.json.php',
  mailSends: 'GET public/mail-sends.json.php',
} as const

/** Every permission of the shell. */
export const everything = [
  'core.admin',
  'core.account-owner',
  'core.menu-manager',
  'core.file-manager',
  'core.page-manager',
  'core.role-manager',
  'core.account-manager',
]

export function menuItem(label: string, rest: Partial<MenuItem> = {}): MenuItem {
  return { idPage: 0, Label: label, Renderer: '', Icon: '', Anchor: '', Shortcut: '', Children: [], ...rest }
}

export function appSetup(rest: Partial<AppSetup> = {}): AppSetup {
  const routes = [
    { r: 'single-page', l: 'home', id: 1 },
    { r: 'single-page', l: 'huts', id: 2 },
  ]
  return { routes, auth: 0, permissions: ['public'], dp: 'home', bi: 0, ...rest }
}

/** The setup of somebody who is logged in. */
export function loggedInSetup(permissions: string[] = everything): AppSetup {
  return appSetup({ auth: 1, permissions })
}

export function pageState(rest: Partial<PageState> = {}): PageState {
  return {
    setup: appSetup(),
    routesComplete: true,
    menu: [],
    links: { config: '', icons: {} },
    settings: { title: 'Tramping Club', bodyWidth: 800, logoLarge: 0, logoSmall: 0, favicon: 0, language: 'en-NZ' },
    kindScreens: [],
    ...rest,
  }
}

/** A human check without reCAPTCHA, whose proof of work is soon done. */
export const easyCheck = {
  [calls.property]: [''],
  [calls.check]: {
    challenge: {
      parameters: {
        algorithm: 'SHA-256',
        nonce: '00'.repeat(16),
        salt: '00'.repeat(16),
        cost: 1,
        keyLength: 32,
        keyPrefix: '00',
      },
    },
  },
}

/** As the contact form brings it, which no app names. */
const releaseManager = {
  path: 'releasemanager',
  label: 'Form Release Manager',
  needs: ['core.admin', 'core.page-manager'],
  order: 40,
  gearOrder: 50,
}

/** Every screen as it is installed, but showing only its name. */
export const everyScreen: readonly AdminScreen[] = [...adminScreens, releaseManager].map((screen) => ({
  ...screen,
  load: async () => ({ default: () => `The ${textOf(screen.label)} screen` }),
}))
