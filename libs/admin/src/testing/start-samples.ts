import type { StartOverview } from '@sitewright/api-client'
import type { Answers } from '@sitewright/api-client/testing'
import { screensInOrder, type AdminScreen } from '@sitewright/page-kit'
import { adminScreens } from '../admin-screens.ts'
import { sampleNow } from './mail-samples.ts'

/** A site on which little was done, seen by an administrator. */
export const newSite: StartOverview = {
  steps: [
    { step: 'name', done: true },
    { step: 'page', done: false },
    { step: 'menu', done: false },
    { step: 'mail', done: false },
    { step: 'imprint', done: false },
    { step: 'people', done: false },
  ],
  drafts: [],
  moreDrafts: false,
  failedMails: 0,
  today: { visitors: 0, pages: [] },
}

/** A site that is in use. */
export const busySite: StartOverview = {
  steps: newSite.steps.map(({ step }) => ({ step, done: true })),
  drafts: [
    { id: 4, name: 'Spring programme', renderer: 'single-page', saved: sampleNow - 3600, by: 'Wendy Ngata' },
    { id: 9, name: '', renderer: 'sectioned-page', saved: sampleNow - 90_000, by: '' },
  ],
  moreDrafts: false,
  failedMails: 2,
  today: {
    visitors: 1240,
    pages: [
      { id: 1, name: 'Home', renderer: 'single-page', visitors: 900, total: 48_210 },
      { id: 2, name: 'Walks', renderer: 'single-page', visitors: 1, total: 1 },
    ],
  },
}

/** As the contact form brings it, and one of a kind that says nothing but its name. */
export const kindScreens: Omit<AdminScreen, 'load'>[] = [
  {
    path: 'releasemanager',
    label: 'Form Release Manager',
    order: 40,
    needs: ['core.admin', 'core.page-manager'],
    icon: 'inbox',
    waits: { call: 'GET private/form-get-release-list.json.php', nouns: ['submission', 'submissions'] },
  },
  { path: 'statistics', label: 'Statistics', needs: ['core.admin'] },
]

/** Answers the contact form's list with so many submissions; it is no call of the core. */
export function waitingSubmissions(count: number): Answers {
  const list = Array.from({ length: count }, () => ({}))
  const answers: object = { 'GET private/form-get-release-list.json.php': () => list }
  return answers as Answers
}

/** Every screen of the administration, in the order in which the site has them. */
export const allScreens: Omit<AdminScreen, 'load'>[] = screensInOrder([
  ...adminScreens.filter(({ group }) => group !== 'none'),
  ...kindScreens,
])

export const allPermissions = [
  'core.admin',
  'core.account-owner',
  'core.menu-manager',
  'core.file-manager',
  'core.page-manager',
  'core.role-manager',
  'core.account-manager',
]
