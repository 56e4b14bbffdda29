import type { AccountInfo, ListedAccount } from '@sitewright/api-client'

export function sampleAccount(
  id: number,
  email: string,
  name: string,
  more: Partial<ListedAccount> = {},
): ListedAccount {
  return { id, email, name, deactivated: false, secondFactor: false, ...more }
}

/** In the server's order. The sorted orders of their columns are all different. */
export const sampleAccounts: ListedAccount[] = [
  sampleAccount(1, 'kim@example.org', 'Kim Ngata', { secondFactor: true }),
  sampleAccount(2, 'alex@example.org', 'Tāne Alexander'),
  sampleAccount(3, 'sam@example.org', 'Ari Samuels', { deactivated: true }),
]

const firstNames = ['Aroha', 'Ben', 'Chloe', 'Dev', 'Emma', 'Finn', 'Grace', 'Hemi', 'Isla', 'Jack', 'Kiri', 'Liam']
const lastNames = ['Brown', 'Clarke', 'Edwards', 'Henare', 'Mitchell', 'Ngata', 'Patel', 'Smith', 'Taylor', 'Walker']

/** As many members of a large club, some deactivated, some with a second factor. */
export function manyAccounts(count: number): ListedAccount[] {
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

/** Texts at the limits of their fields, missing ones, and from right to left. */
export const awkwardAccounts: ListedAccount[] = [
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
