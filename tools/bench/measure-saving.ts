import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { median, percentile } from './statistics.ts'
import type { RunningSite } from './site-under-test.ts'
import { savePage, type MadePage, type Staff } from './staff.ts'
import type { Figure } from './verdict.ts'

/** Saving and publishing, one after the other: the time of a save, and until a visitor sees it. */
export async function measureSaving({
  site,
  staff,
  page,
  content,
  dataDir,
}: {
  site: RunningSite
  staff: Staff
  page: MadePage
  content: string
  dataDir: string
}): Promise<Figure[]> {
  const saves: number[] = []
  const visible: number[] = []
  for (let round = 0; round < 200; round++) {
    const text = `${content}<p>Round ${round}.</p>`
    const started = performance.now()
    await savePage(staff.call, { id: page.id, content: text })
    saves.push(performance.now() - started)
    if (round % 10 !== 0) continue
    const answer = await fetch(`${site.origin}${page.path}`)
    if (!(await answer.text()).includes(`Round ${round}.`)) throw new Error('A published text was not visible at once')
    visible.push(performance.now() - started)
  }
  const commits = commitTimes(dataDir)
  const reference = median(commits)
  const against = 'one durable insert by node:sqlite'
  return [
    {
      what: 'save and publish, p50',
      unit: 'ms',
      digits: 2,
      value: median(saves),
      reference,
      against,
    },
    {
      what: 'the same, beyond that insert',
      unit: 'ms',
      digits: 2,
      value: median(saves) - reference,
      promise: { atMost: 3 },
    },
    {
      what: 'save and publish, p99',
      unit: 'ms',
      digits: 2,
      value: percentile(saves, 0.99),
      reference: percentile(commits, 0.99),
      against,
      promise: { ratioAtMost: 3 },
    },
    {
      what: 'publish to visible, rendered anew',
      unit: 'ms',
      digits: 1,
      value: median(visible),
      reference,
      against,
      promise: { atMost: 20 },
    },
  ]
}

/** Milliseconds of single inserts with full durability, on the disk that the site writes to. */
function commitTimes(dataDir: string) {
  const folder = mkdtempSync(join(dataDir, 'reference-'))
  const db = new DatabaseSync(join(folder, 'reference.sqlite'))
  db.exec('pragma journal_mode = wal; pragma synchronous = full; create table texts (text text not null)')
  const insert = db.prepare('insert into texts values (?)')
  const times = Array.from({ length: 200 }, () => {
    const started = performance.now()
    insert.run('x'.repeat(4000))
    return performance.now() - started
  })
  db.close()
  rmSync(folder, { recursive: true })
  return times
}
