import { hash } from '@node-rs/argon2'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { solveHumanCheck } from './solve-human-check.ts'
import { administrator, startSite } from './site-under-test.ts'
import { logIn } from './staff.ts'
import { interleave, mannWhitney, median } from './statistics.ts'
import type { Figure } from './verdict.ts'

const accounts = 20
const logins = 200
const resets = 40
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Whether it can be told from the time of an answer that there is an account. Each attempt comes from an address of its
 * own, so that no limit on attempts is met, on a site of its own.
 */
export async function measureLoggingIn({ dataDir }: { dataDir: string }): Promise<Figure[]> {
  const folder = mkdtempSync(join(dataDir, 'accounts-'))
  const site = await startSite({ dataDir: folder, settings: { TRUST_PROXY: 'on' } })
  const ask = asker(site.origin)
  try {
    await createAccounts(site.origin)
    const login = async (name: string) => timed(() => ask('public/login.json.php', { name, pass: 'not the password' }))
    const timesOf = await interleave(logins, {
      known: (round) => login(known(round)),
      unknown: (round) => login(unknown(round)),
      bare: () => timed(() => hash('not the password', parameters)),
    })
    const reset = async (email: string) => {
      const reCaptchaToken = await solveHumanCheck(site.origin)
      return timed(() => ask('public/account-password-reset.json.php', { email, reCaptchaToken }))
    }
    const resetsOf = await interleave(resets, {
      known: (round) => reset(known(round)),
      unknown: (round) => reset(unknown(round)),
    })
    return [...figures('login refused', timesOf), ...figures('password reset asked for', resetsOf)]
  } finally {
    await site.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

function figures(
  what: string,
  { known: left, unknown: right, bare }: { known: number[]; unknown: number[]; bare?: number[] },
): Figure[] {
  const difference = Math.abs(median(left) - median(right))
  return [
    {
      what: `${what}, p50`,
      unit: 'ms',
      digits: 1,
      value: median(left),
      ...(bare ? { reference: median(bare), against: 'one Argon2id hash' } : {}),
    },
    {
      what: `${what}, known or not: difference of the medians`,
      unit: 'ms',
      digits: 2,
      value: difference,
      promise: { atMost: 5 },
    },
    {
      what: `${what}, known or not: Mann-Whitney`,
      unit: 'p',
      digits: 3,
      value: mannWhitney(left, right),
      promise: { atLeast: 0.01 },
    },
  ]
}

const known = (round: number) => `person${round % accounts}@example.org`
const unknown = (round: number) => `nobody${round % accounts}@example.org`

async function createAccounts(origin: string) {
  const { call } = await logIn(origin)
  for (let round = 0; round < accounts; round++) {
    const email = known(round)
    const { id } = await call('POST private/account-create.json.php', { email, name: email, intro: false })
    const change = { admin: administrator.password, user: `the secret of ${round} moons`, id: Number(id) }
    const [result] = await call('POST private/account-change-user-password.json.php', change)
    if (result !== 0) throw new Error(`No password could be set for ${email}`)
  }
}

/** Asks as a browser far away would, from a new address each time. */
function asker(origin: string) {
  let visitors = 0
  return async (path: string, body: object) => {
    const address = `198.51.${100 + Math.floor(visitors / 250)}.${(visitors++ % 250) + 1}`
    const response = await fetch(`${origin}/api/1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    })
    const answer = await response.text()
    if (answer !== '{}') throw new Error(`${path} answered ${response.status} ${answer}`)
  }
}

async function timed(work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  return performance.now() - started
}
