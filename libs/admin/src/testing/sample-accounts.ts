import type { AccountInfo, CoreCalls, FoundAccount, PagedReply } from '@sitewright/api-client'
import { folded } from '@sitewright/ui'

export function sampleAccount(id: number, email: string, name: string, more: Partial<FoundAccount> = {}): FoundAccount {
  const { deactivated = false } = more
  return {
    ...{ id, email, name, deactivated, secondFactor: false, state: deactivated ? 'deactivated' : 'active' },
    ...{ lastlogin: 1_772_503_440 - id * 86_400, invited: 0, roles: [] },
    ...more,
  }
}

/** In the server's order. The sorted orders of their columns are all different. */
export const sampleAccounts: FoundAccount[] = [
  sampleAccount(1, 'kim@example.org', 'Kim Ngata', { secondFactor: true, roles: ['Administrators', 'Hut wardens'] }),
  sampleAccount(2, 'alex@example.org', 'Tāne Alexander'),
  sampleAccount(3, 'sam@example.org', 'Ari Samuels', { deactivated: true }),
]

const firstNames = ['Aroha', 'Ben', 'Chloe', 'Dev', 'Emma', 'Finn', 'Grace', 'Hemi', 'Isla', 'Jack', 'Kiri', 'Liam']
const lastNames = ['Brown', 'Clarke', 'Edwards', 'Henare', 'Mitchell', 'Ngata', 'Patel', 'Smith', 'Taylor', 'Walker']

/** As many members of a large club, some deactivated, some with a second factor. */
export function manyAccounts(count: number): FoundAccount[] {
  return Array.from({ length: count }, (_, index) => {
    const first = firstNames[index % firstNames.length]!
    const last = lastNames[Math.floor(index / 3) % lastNames.length]!
    const email = `${first}.${last}.${index + 1}@example.org`.toLowerCase()
    return sampleAccount(index + 1, email, `${first} ${last}`, {
      deactivated: index % 11 === 4,
      secondFactor: index % 4 === 0,
    })
  })
}

/** A server that lists these accounts some at a time. */
export function pagedAccounts(accounts: () => readonly FoundAccount[]) {
  return ({
    q = '',
    sort,
    desc,
    state,
    limit = 100,
    cursor = '0',
  }: CoreCalls['GET private/account-get-paged.json.php']['input']): PagedReply<FoundAccount> => {
    const words = folded(q).split(/\s+/).filter(Boolean)
    const found = accounts().filter((account) => {
      const text = folded(`${account.email}\n${account.name}`)
      return words.every((word) => text.includes(word)) && (state === undefined || account.state === state)
    })
    const sorted = sort ? found.toSorted((a, b) => (a[sort] < b[sort] ? -1 : 1)) : found
    if (desc) sorted.reverse()
    const start = Number(cursor)
    const next = start + limit < sorted.length ? String(start + limit) : null
    return { items: sorted.slice(start, start + limit), next, ...(start === 0 && { total: sorted.length }) }
  }
}

/** Texts at the limits of their fields, missing ones, and from right to left. */
export const awkwardAccounts: FoundAccount[] = [
  sampleAccount(1, `${'a'.repeat(64)}@${'b'.repeat(60)}.example.org`, 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3), {
    deactivated: true,
    secondFactor: true,
  }),
  sampleAccount(2, 'tariq@example.org', 'طارق بن زياد'),
  sampleAccount(3, '', ''),
  sampleAccount(4, 'the.whole.committee@example.org', 'The secretary, the treasurer and everybody else '.repeat(3)),
]

export const sampleInfo: AccountInfo = {
  name: 'Kim Ngata',
  created: Date.UTC(2024, 2, 8, 3) / 1000,
  lastlogin: Date.UTC(2026, 4, 17, 21, 5) / 1000,
  email: 'kim@example.org',
  secondFactor: false,
  recoveryCodes: 0,
  languages: { chosen: '', ofSite: 'en-NZ', installed: ['en-NZ', 'de', 'es', 'fr', 'ar'] },
}

export const sampleKey = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Alpine%20Club:kim%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Alpine%20Club',
}

export const sampleCodes = [
  'k7q2m-x9fr4',
  'b3w8t-n5hjd',
  'r6y4c-p2zvg',
  'd9s5k-m7qxt',
  'h4n8f-w3bjr',
  'z2v6p-y5cgk',
  't8x3d-r9mnq',
  'f5j7b-k4wsh',
  'q9g2y-z6tpv',
  'm3c8r-d5nxf',
]
