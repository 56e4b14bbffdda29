import { expect, it } from 'vitest'
import { sampleEntry } from '../testing/audit-samples.ts'
import { auditCsv } from './audit-csv.ts'

it('has a line for each entry, with moments that spreadsheets know and without formulas', () => {
  const entry = sampleEntry(1, { time: 1_772_503_440, last: 1_772_503_500, times: 2, details: '=HYPERLINK("x")' })
  const csv = auditCsv([entry, { ...entry, account: null, name: '', address: '', subject: null }])
  const [head, first, second, end] = csv.split('\r\n')
  expect(head).toMatch(/Time \(UTC\),Last time \(UTC\),Times,Who,Account,Address,What,/)
  expect(first).toBe(
    '2026-03-03 02:04:00,2026-03-03 02:05:00,2,Kim Ngata (kim@example.org),1,192.0.2.17,Page changed,page,12,Our huts,' +
      '"\'=HYPERLINK(""x"")",POST private/page-update.json.php',
  )
  expect(second).toContain(',The server,,,Page changed,,,,')
  expect(end).toBe('')
})
