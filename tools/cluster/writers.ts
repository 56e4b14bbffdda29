import { setTimeout as sleep } from 'node:timers/promises'
import { createPage, savePage, type MadePage } from '../bench/staff.ts'
import { read, submitForm, upload } from './requests.ts'
import type { ClusterStaff } from './staff-of-cluster.ts'

/** Statuses of a request that may have been carried out or not: nobody was told that it was. */
const unanswered = new Set([502, 503, 504])

/** Milliseconds between two requests of one writer: somebody is always at it, and the machine has something left. */
const pause = 15

/** Anyone who sends one request after the other, and what became of them. */
interface Writer<Answered = unknown> {
  what: string
  write: (number: number) => Promise<Answered>
  /** The number of the last one that was sent. */
  sent: number
  /** What was answered well. */
  answered: Answered[]
  /** In words. */
  failed: string[]
}

/** Saves one page; `answered` are the numbers of its texts. */
export type PageWriter = Writer<number> & MadePage

/** A file that was uploaded: the number that its bytes are made of, and its id. */
export interface FileSaved {
  number: number
  id: number
}

/** Writers that were started. */
export type Writers = Awaited<ReturnType<typeof startWriters>>

interface Target {
  /** Of nginx, or of one server. */
  origin: string
  staff: ClusterStaff
}

/**
 * What writes until it is told to stop, one request after the other, and remembers what was sent and what was answered
 * well.
 */
export async function startWriters({ origin, staff }: Target) {
  const name = `writers-${++made}`
  const pages = [await pageWriter({ staff, name: `${name}-1` }), await pageWriter({ staff, name: `${name}-2` })]
  const files = fileWriter({ origin, staff, name })
  const forms = formWriter({ origin, staff, name })
  const reader = pageReader({ origin, paths: ['/', ...pages.map(({ path }) => path)] })
  const writers = [...pages, files, forms]
  let running = true
  const work = Promise.all([...writers, reader].map((each) => repeat(each, () => running)))
  return {
    pages,
    files,
    forms,
    reader,
    /** Writes that were answered well so far. */
    answered: () => writers.reduce((sum, each) => sum + each.answered.length, 0),
    failed: () => writers.flatMap((each) => each.failed),
    /** Finishes what is under way. */
    async stop() {
      running = false
      await work
    },
  }
}

let made = 0

async function repeat(writer: Writer, goesOn: () => boolean) {
  for (let number = 1; goesOn(); number++) {
    writer.sent = number
    try {
      writer.answered.push(await writer.write(number))
    } catch (error) {
      // fetch tells of a connection that broke by a TypeError
      if (!(error instanceof TypeError) && !isUnanswered(error)) throw error
      writer.failed.push(`${writer.what}: ${error.message}`)
    }
    await sleep(pause)
  }
}

function isUnanswered(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { status, code = '' } = error as Error & { status?: number; code?: string }
  return (
    unanswered.has(status ?? Number(/ answered (\d+)/.exec(error.message)?.[1])) ||
    ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(code)
  )
}

function newWriter<Answered>(what: string, write: (number: number) => Promise<Answered>): Writer<Answered> {
  return { what, write, sent: 0, answered: [], failed: [] }
}

/** A text with this number; long, so that half of it would show. */
export function pageText(number: number): string {
  return `<p>Save ${number} begins.</p>${'<p>The path climbs to the first pasture.</p>'.repeat(40)}<p>Save ${number} ends.</p>`
}

/** The number of the text on a page; NaN where there is none. */
export function numberOf(text: string): number {
  return Number(/Save (\d+) begins/.exec(text)?.[1])
}

async function pageWriter({ staff, name }: Omit<Target, 'origin'> & { name: string }): Promise<PageWriter> {
  const { id, path } = await createPage(staff.call, { title: name, url: name, content: pageText(0) })
  const saves = newWriter('a page', async (number) => {
    await savePage(staff.call, { id, content: pageText(number) })
    return number
  })
  return Object.assign(saves, { id, path })
}

/** A file of some kilobytes that no other one is like. */
export function fileBytes(number: number): Buffer<ArrayBuffer> {
  return Buffer.alloc(20_000 + number, `File ${number} of the hut. `)
}

function fileWriter({ origin, staff, name }: Target & { name: string }): Writer<FileSaved> {
  const { cookie, folder } = staff
  return newWriter('a file', async (number) => {
    const id = await upload(origin, { cookie, folder, bytes: fileBytes(number), name: `${name} ${number}.txt` })
    return { number, id }
  })
}

function formWriter({ origin, staff, name }: Target & { name: string }) {
  return newWriter('a form', async (number) => {
    const message = `${name} message ${number}`
    const { status, body } = await submitForm(origin, staff.form, { message })
    if (status !== 200) throw Object.assign(new Error(`the form answered ${status}`), { status })
    if (body.auth !== 1) throw new Error(`the form answered ${JSON.stringify(body)}`)
    return message
  })
}

/** A visitor, who is to notice nothing. */
function pageReader({ origin, paths }: { origin: string; paths: string[] }) {
  return newWriter('a visit', async (number) => {
    const { status } = await read(origin, paths[number % paths.length] ?? '/')
    if (status !== 200) throw Object.assign(new Error(`the page answered ${status}`), { status })
    return number
  })
}
