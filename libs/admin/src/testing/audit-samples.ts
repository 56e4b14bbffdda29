import type { AuditEntry } from '@sitewright/api-client'
import { sampleNow } from './mail-samples.ts'

export function sampleEntry(id: number, more: Partial<AuditEntry> = {}): AuditEntry {
  const time = more.time ?? sampleNow - 600
  return {
    id,
    time,
    last: time,
    times: 1,
    account: 1,
    name: 'Kim Ngata (kim@example.org)',
    address: '192.0.2.17',
    call: 'POST private/page-update.json.php',
    summary: 'Page changed',
    subject: { kind: 'page', id: 12, label: 'Our huts' },
    details: 'Published, address /huts',
    ...more,
  }
}

/** Of each sort one, the newest first. */
export const sampleEntries: AuditEntry[] = [
  sampleEntry(6),
  sampleEntry(5, {
    time: sampleNow - 4000,
    last: sampleNow - 3700,
    times: 14,
    account: 2,
    name: 'Tāne Alexander (alex@example.org)',
    address: '2001:db8::17',
    call: 'POST protected/plugin/single-page/save-page.json.php',
    summary: 'Stored a draft of the text',
    details: '',
  }),
  sampleEntry(4, {
    time: sampleNow - 7200,
    account: null,
    name: '',
    call: 'login failed',
    summary: 'Failed to log in',
    subject: { kind: 'email', id: null, label: 'kim@example.org' },
    details: '',
    address: '198.51.100.4',
    times: 3,
    last: sampleNow - 7000,
  }),
  sampleEntry(3, {
    time: sampleNow - 90_000,
    call: 'POST private/role-editor-save-list.json.php',
    summary: 'Role changed',
    subject: { kind: 'role', id: 3, label: 'Committee' },
    details:
      "Members added: Tāne Alexander (alex@example.org). Permissions added: 'Manage pages and form releases, see page hits'",
  }),
  sampleEntry(2, {
    time: sampleNow - 95_000,
    account: null,
    name: '',
    address: '',
    call: 'password reset mailed',
    summary: 'Password reset link emailed',
    subject: { kind: 'account', id: 2, label: 'Tāne Alexander (alex@example.org)' },
    details: '',
  }),
  sampleEntry(1, {
    time: sampleNow - 99_000,
    call: 'GET public/logout.json.php',
    summary: 'Logged out',
    subject: null,
    details: '',
  }),
]

/** As many as there are, the newest having the highest id. */
export function manyEntries(count: number): AuditEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const sample = sampleEntries[index % sampleEntries.length]!
    const time = sampleNow - index * 1700
    return { ...sample, id: count - index, time, last: time + (sample.last - sample.time) }
  })
}

/** Texts as long as they get, of none at all, and from right to left. */
export const awkwardEntries: AuditEntry[] = [
  sampleEntry(3, {
    name: `${'Wolfeschlegelsteinhausenbergerdorff'.repeat(4)} (${'a'.repeat(64)}@example.org)`,
    address: '2001:0db8:85a3:08d3:1319:8a2e:0370:7344',
    subject: {
      kind: 'page',
      id: 2_147_483_647,
      label: 'The guide to a multi-day tramp through the plateau '.repeat(4),
    },
    details: 'Permissions added: plugin.progresssystem.admin, plugin.progresssystem.user, core.page-manager. '.repeat(
      6,
    ),
  }),
  sampleEntry(2, { name: 'أمينة (أمينة@مثال.إختبار)', subject: { kind: 'page', id: 3, label: 'أكواخنا في الجبال' } }),
  sampleEntry(1, { subject: { kind: 'file', id: 44, label: '' }, details: '' }),
]
