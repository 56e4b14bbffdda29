import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startSiteverify } from '@sitewright/server/testing'
import { columnOf, withDatabase } from './seed-site.ts'
import { freePort, startSite, type RunningSite } from './site-under-test.ts'
import { logIn } from './staff.ts'
import type { Figure } from './verdict.ts'

const submissions = 1000
const connections = 16
const siteKey = 'key of the site'

/**
 * Submissions of a contact form through everything on their way, a service for the human check included, while the mail
 * server is down: how many a second, and whether each one and its mail is there afterwards. Each comes from an address
 * and an email of its own, so that no limit is met.
 */
export async function measureForms({ dataDir }: { dataDir: string }): Promise<Figure[]> {
  const folder = mkdtempSync(join(dataDir, 'forms-'))
  const siteverify = await startSiteverify({ siteKey })
  const settings = {
    TRUST_PROXY: 'on',
    HUMAN_CHECK_VERIFY_URL: siteverify.url,
    // nobody listens there
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    LOG_LEVEL: 'error',
  }
  try {
    const first = await startSite({ dataDir: folder, settings })
    await turnOnRecaptcha(first)
    await first.end()
    const form = withDatabase(folder, (db) =>
      columnOf(db.prepare("select id from pages where kind = 'form'").get(), 'id'),
    )
    const site = await startSite({ dataDir: folder, settings })
    const seconds = await submitAll(site.origin, form)
    await site.end('SIGKILL')
    const { stored, mails } = count(folder)
    return [
      { what: 'contact form submissions, mail down', unit: '/s', value: submissions / seconds },
      {
        what: `submissions lost out of ${submissions}, kill -9`,
        unit: '',
        value: submissions - stored,
        promise: { atMost: 0 },
      },
      { what: 'verification mails lost', unit: '', value: submissions - mails, promise: { atMost: 0 } },
    ]
  } finally {
    await siteverify.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function turnOnRecaptcha({ origin }: RunningSite) {
  const { call } = await logIn(origin)
  const settings = await call('GET private/get-site-settings.json.php')
  const keys = { CaptchaSiteKey: siteKey, CaptchaSecretKey: 'secret of the site' }
  await call('POST private/set-site-settings.json.php', { ...settings, ...keys })
}

/** @returns the seconds that it took. */
async function submitAll(origin: string, form: number) {
  const started = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < submissions) await submit(origin, form, next++)
    }),
  )
  return (performance.now() - started) / 1000
}

async function submit(origin: string, id: number, number: number) {
  const token = { key: siteKey, action: 'submit', hostname: 'localhost', time: Date.now(), number }
  const response = await fetch(`${origin}/api/1/protected/plugin/form/submit-form.json.php`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.${18 + Math.floor(number / 62_500)}.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`,
    },
    body: JSON.stringify({ id, reCaptchaToken: JSON.stringify(token), content: JSON.stringify(filledIn(number)) }),
  })
  const answer = await response.text()
  if (answer !== '{}') throw new Error(`submit-form answered ${response.status} ${answer}`)
}

function filledIn(number: number) {
  const field = (fieldType: string, SubmitLabel: string, Value: string) => ({
    fieldType,
    SubmitLabel,
    config: { Label: SubmitLabel, Value },
  })
  return [
    field('text', '', ''),
    field('text-single-input', 'Name', `Visitor ${number}`),
    field('email', 'Email', `visitor${number}@example.org`),
    field('text-multi-input', 'Message', `Message ${number}: is there room in the hut?`),
  ]
}

function count(folder: string) {
  const db = new DatabaseSync(join(folder, 'sitewright.sqlite'))
  const of = (query: string) => columnOf(db.prepare(query).get(), 'n')
  const found = {
    stored: of('select count(*) as n from form_submissions'),
    mails: of("select count(distinct recipient) as n from outbox where recipient like 'visitor%'"),
  }
  db.close()
  return found
}
