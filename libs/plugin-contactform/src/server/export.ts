import { currentLanguage, wallClockOf } from '@sitewright/messages'
import { RefusedError, writeCsv, type KindDocument, type PageKindServices } from '@sitewright/page-kit/server'
import { refusals } from './inbox-refusals.ts'
import { mayRelease } from './may-release.ts'
import { texts } from './export-messages.ts'
import { messageOf } from './submissions.ts'
import { tablesOf, type Submission } from './tables.ts'

/**
 * All submissions that are kept, as a table for spreadsheets: a row for each, a column for each label, then what staff say
 * of it in the inbox.
 */
export function exportDocument({ db }: PageKindServices): KindDocument {
  return {
    path: 'private/form-submissions.csv',
    methods: ['GET'],
    async answer({ who }) {
      if (!mayRelease(who)) throw new RefusedError(who.account ? 403 : 401, refusals.denied)
      const rows = await tablesOf(db).selectFrom('form_submissions').selectAll().orderBy('time').orderBy('id').execute()
      return { status: 200, body: writeCsv(tableOf(rows)), type: 'text/csv; charset=utf-8', saveAs: fileName }
    },
  }
}

const fileName = 'form-submissions.csv'

function tableOf(rows: readonly Submission[]): string[][] {
  const answered = rows.map((row) => ({ row, answers: answersOf(row) }))
  const labels = [...new Set(answered.flatMap(({ answers }) => [...answers.keys()]))]
  const lines = answered.map(({ row, answers }) => [
    row.title,
    row.email,
    isoMoment(row.time * 1000),
    row.state,
    ...labels.map((label) => answers.get(label) ?? ''),
    // what waits has no mark yet
    ...(row.state === 'released' ? [row.mark, row.note] : ['', '']),
  ])
  const headers = [texts.form(), texts.submitter(), texts.date(), texts.state(), ...labels, texts.mark(), texts.note()]
  return [headers, ...lines]
}

/** In UTC, or by the clock of the site with what that is ahead of UTC. */
export function isoMoment(ms: number): string {
  const utc = new Date(ms).toISOString()
  if (currentLanguage().timeZone === undefined) return utc
  const { year, month, day, hour, minute, second } = wallClockOf(ms)
  const shown = Date.UTC(year, month - 1, day, hour, minute, second)
  const ahead = Math.round((shown - Math.floor(ms / 1000) * 1000) / 60_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const offset = `${ahead < 0 ? '-' : '+'}${two(Math.floor(Math.abs(ahead) / 60))}:${two(Math.abs(ahead) % 60)}`
  return `${new Date(shown).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}${offset}`
}

/** The answers by label; several of one label stand below each other. */
function answersOf(row: Submission): Map<string, string> {
  const answers = new Map<string, string>()
  for (const { label, answer } of messageOf(row).answers) {
    const before = answers.get(label)
    answers.set(label, before === undefined ? answer : `${before}\n${answer}`)
  }
  return answers
}
