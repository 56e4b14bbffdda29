import { setTimeout as sleep } from 'node:timers/promises'
import { createPage, savePage } from '../bench/staff.ts'
import { read, submitForm, upload } from './requests.ts'

/** Statuses of a request that may have been carried out or not: nobody was told that it was. */
const unanswered = new Set([502, 503, 504])

/** Milliseconds between two requests of one writer: somebody is always at it, and the machine has something left. */
const pause = 15

/**
 * What writes through nginx until it is told to stop, one request after the other, and remembers what was sent and what
 * was answered well.
 *
 * @param {object} options
 * @param {string} options.origin
 * @param {{ call: Function, cookie: string, form: number, folder: number }} options.staff
 */
export async function startWriters({ origin, staff }) {
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

async function repeat(writer, goesOn) {
  for (let number = 1; goesOn(); number++) {
    writer.sent = number
    try {
      writer.answered.push((await writer.write(number)) ?? number)
    } catch (error) {
      if (!(error instanceof TypeError) && !isUnanswered(error)) throw error
      writer.failed.push(`${writer.what}: ${error.message}`)
    }
    await sleep(pause)
  }
}

function isUnanswered(error) {
  const status = error.status ?? Number(/ answered (\d+)/.exec(error.message)?.[1])
  return unanswered.has(status) || ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(error.code)
}

const writer = (what, write) => ({ what, write, sent: 0, answered: [], failed: [] })

/** A text with this number; long, so that half of it would show. */
export function pageText(number) {
  return `<p>Save ${number} begins.</p>${'<p>The path climbs to the first pasture.</p>'.repeat(40)}<p>Save ${number} ends.</p>`
}

async function pageWriter({ staff, name }) {
  const { id, path } = await createPage(staff.call, { title: name, url: name, content: pageText(0) })
  const write = async (number) => {
    await savePage(staff.call, { id, content: pageText(number) })
    return number
  }
  return Object.assign(writer('a page', write), { id, path })
}

/** A file of some kilobytes that no other one is like. */
export function fileBytes(number) {
  return Buffer.alloc(20_000 + number, `File ${number} of the hut. `)
}

function fileWriter({ origin, staff, name }) {
  const { cookie, folder } = staff
  return writer('a file', async (number) => {
    const id = await upload(origin, { cookie, folder, bytes: fileBytes(number), name: `${name} ${number}.txt` })
    return { number, id }
  })
}

function formWriter({ origin, staff, name }) {
  return writer('a form', async (number) => {
    const message = `${name} message ${number}`
    const { status, body } = await submitForm(origin, staff.form, { message })
    if (status !== 200) throw Object.assign(new Error(`the form answered ${status}`), { status })
    if (body.auth !== 1) throw new Error(`the form answered ${JSON.stringify(body)}`)
    return message
  })
}

/** A visitor, who is to notice nothing. */
function pageReader({ origin, paths }) {
  return writer('a visit', async (number) => {
    const { status } = await read(origin, paths[number % paths.length])
    if (status !== 200) throw Object.assign(new Error(`the page answered ${status}`), { status })
  })
}
