import { setTimeout as sleep } from 'node:timers/promises'
import { read, type Answer } from './requests.ts'
import type { Cluster } from './start-cluster.ts'
import { fileBytes, numberOf, pageText, type FileSaved, type PageWriter, type Writers } from './writers.ts'

/** What was answered well and is not there, in words; every server is asked. The writers have been stopped. */
export async function lostWrites({
  writers,
  servers,
  database,
}: Pick<Cluster, 'servers' | 'database'> & { writers: Writers }): Promise<string[]> {
  const found = await Promise.all([
    ...servers.flatMap(({ origin }) => writers.pages.map((page) => lostSave(origin, page))),
    ...servers.flatMap(({ origin }) => writers.files.answered.map((file) => lostFile(origin, file))),
    lostMessages(database, writers.forms),
  ])
  return found.flat()
}

async function lostSave(origin: string, page: PageWriter) {
  const { text } = await readAnswered(origin, `/api/1/protected/plugin/get-content.json.php?id=${page.id}`)
  const [content] = JSON.parse(text) as [string]
  const number = numberOf(content)
  const answered = page.answered.at(-1) ?? 0
  if (content !== pageText(number)) return [`page ${page.id} holds half a save`]
  if (number < answered) return [`page ${page.id}: save ${answered} was answered, ${number} found`]
  return number > page.sent ? [`page ${page.id}: save ${number} was never sent`] : []
}

async function lostFile(origin: string, { number, id }: FileSaved) {
  const { bytes } = await readAnswered(origin, `/api/1/private/file-get.php?id=${id}`)
  return bytes.equals(fileBytes(number)) ? [] : [`file ${number} is not what was uploaded`]
}

async function lostMessages(database: Cluster['database'], forms: Writers['forms']) {
  const { rows } = await database.query<{ email: string }>('select email from form_submissions')
  const there = new Set(rows.map(({ email }) => email))
  return forms.answered.filter((message) => !there.has(`${message.replaceAll(/\W/g, '.')}@example.org`))
}

/** To be told to try again is no loss. */
async function readAnswered(origin: string, path: string): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await read(origin, path)
    if (answer.status !== 503 || attempt === 40) return answer
    await sleep(250)
  }
}
