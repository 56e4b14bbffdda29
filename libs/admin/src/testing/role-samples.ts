import { corePermissionNotes, type PermissionNote } from '@sitewright/api-client'
import type { PagedReply, PermissionEditorLists, Role, RoleCandidate, RolePermission } from '@sitewright/api-client'
import type { Answers } from '@sitewright/api-client/testing'
import { folded } from '@sitewright/ui'

export const sampleRoles: Role[] = [
  { id: 1, title: 'Administrators' },
  { id: 2, title: 'Editors' },
  { id: 3, title: 'Hut wardens' },
]

/** Titles at the limits of their field, of none at all, and from right to left. */
export const awkwardRoles: Role[] = [
  { id: 1, title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4).slice(0, 100) },
  {
    id: 2,
    title: 'Everybody who helps with the huts of the northern valleys in the summer season, and their families',
  },
  { id: 3, title: 'حراس الأكواخ' },
  { id: 4, title: '' },
]

const details = {
  'core.admin': 'Everything',
  'core.page-manager': 'Manage pages',
  'core.menu-manager': 'Edit the menu',
  'core.file-manager': 'Manage files and folders',
  'core.account-manager': 'Manage accounts',
  'core.role-manager': 'Manage roles',
}

const samplePermissions = Object.entries(details).map(([id, detail]) => ({
  id,
  detail,
  linked: id === 'core.page-manager',
  ...noteOf(corePermissionNotes[id as keyof typeof details]),
}))

function noteOf({ group, about, warning }: PermissionNote<() => string>): PermissionNote<string> {
  return { group: group(), about: about(), ...(warning && { warning: warning() }) }
}

/** What the Role Editor is to show. */
export interface SampleEditor {
  accounts: readonly RoleCandidate[]
  permissions: RolePermission[]
}

/** A server that gives them: the accounts some at a time, members first. */
export function editorAnswers({ accounts, permissions }: SampleEditor) {
  return {
    'GET private/role-editor-get-role.json.php': () => ({
      members: accounts.filter(({ linked }) => linked).length,
      permissions,
    }),
    'GET private/role-editor-get-paged.json.php': ({
      q = '',
      limit = 100,
      cursor = '0',
    }): PagedReply<RoleCandidate> => {
      const words = folded(q).split(/\s+/).filter(Boolean)
      const found = accounts
        .filter(({ email, name }) => words.every((word) => folded(`${email}\n${name}`).includes(word)))
        .toSorted((a, b) => Number(b.linked) - Number(a.linked))
      const start = Number(cursor)
      const next = start + limit < found.length ? String(start + limit) : null
      return { items: found.slice(start, start + limit), next, ...(start === 0 && { total: found.length }) }
    },
  } satisfies Answers
}

export const sampleEditorLists: SampleEditor = {
  accounts: [
    { id: 11, email: 'ana@example.org', name: 'Ana Berg', linked: false },
    { id: 12, email: 'ben@example.org', name: '', linked: true },
    { id: 13, email: 'cara@example.org', name: 'Cara', linked: false },
  ],
  permissions: samplePermissions,
}

/** A role with 5,000 accounts to choose from; every 500th is its member. */
export const manyMembers: SampleEditor = {
  accounts: Array.from({ length: 5000 }, (_, n): RoleCandidate => {
    const id = n + 1
    return {
      id,
      email: `person.${String(id).padStart(4, '0')}@example.org`,
      name: `Person ${id}`,
      linked: id % 500 === 0,
    }
  }),
  permissions: samplePermissions,
}

/** Addresses and permissions as long as they get, and from right to left. */
export const awkwardEditorLists: SampleEditor = {
  accounts: [
    {
      id: 11,
      email: `${'a'.repeat(64)}@${'very-long-name.'.repeat(8)}example.org`,
      name: 'A '.repeat(60),
      linked: true,
    },
    { id: 12, email: 'أمينة@مثال.إختبار', name: 'أمينة', linked: false },
  ],
  permissions: [
    {
      id: 'a',
      detail: 'Release the submissions of forms whose visitors could not confirm their address',
      linked: true,
    },
    { id: 'b', detail: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2), linked: false },
    { id: 'c', detail: 'إدارة الصفحات', linked: false },
  ],
}

export const sampleAccess: PermissionEditorLists = {
  permissions: [
    { id: 1, role: 'Administrators', linked: false },
    { id: 2, role: 'Editors', linked: true },
    { id: 3, role: 'Hut wardens', linked: false },
  ],
  otherwise: 'No role is ticked, so everyone can see it.',
  always: 'Page managers and administrators can always see it.',
  notes: ['The page is not published, so visitors do not see it yet.'],
}

/** A site with as many roles as a large club may have. */
export const manyRoles: PermissionEditorLists = {
  ...sampleAccess,
  permissions: Array.from({ length: 60 }, (_, n) => ({ id: n + 1, role: `Section ${n + 1}`, linked: n < 20 })),
}
