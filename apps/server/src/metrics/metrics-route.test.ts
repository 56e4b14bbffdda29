import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { topFolder } from '../testing/folders-and-files.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { uploaded } from '../testing/uploads.ts'
import { refusal } from '../testing/refusal.ts'

const metricsToken = 'a token for Prometheus only'.replaceAll(' ', '-')
const authorization = `Bearer ${metricsToken}`

let server: TestServer
beforeEach(async () => {
  server = await createTestServer({ metricsToken })
})
afterEach(() => server.close())

const page = () => server.get('/metrics', { headers: { authorization } })

/** The value of one line; undefined where there is none. */
async function valueOf(series: string): Promise<number | undefined> {
  const line = (await page()).body.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

describe('/metrics', () => {
  it('is available with the token, in the text format of Prometheus, and never cached', async () => {
    const { statusCode, headers, body } = await page()
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ])
    const line = /^(# (HELP|TYPE) [a-z0-9_]+ .+|[a-z0-9_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? ([-+\d.e]+|Nan))$/
    for (const one of body.split('\n').filter(Boolean)) expect(one).toMatch(line)
  })

  it.each([
    ['nothing', undefined],
    ['another token', 'Bearer another-token-altogether'],
    ['the beginning of the token', authorization.slice(0, -1)],
    ['another scheme', `Basic ${metricsToken}`],
    ['the token alone', metricsToken],
  ])('is not available with %s', async (_, sent) => {
    const reply = await server.get('/metrics', { headers: sent === undefined ? {} : { authorization: sent } })
    expect([reply.statusCode, reply.json()]).toEqual([404, refusal('notFound')])
    const administrator = await server.logIn('core.admin')
    expect((await server.get('/metrics', { as: administrator })).statusCode).toBe(404)
  })

  it('is an address like any other while there is no token', async () => {
    const other = await createTestServer()
    const [reply, unknown] = [await other.get('/metrics', { headers: { authorization } }), await other.get('/nowhere')]
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, unknown.headers['content-type']])
    await other.close()
  })

  it('describes the process and its event loop', async () => {
    for (const name of [
      'process_resident_memory_bytes',
      'process_start_time_seconds',
      'process_cpu_user_seconds_total',
      'nodejs_heap_size_used_bytes',
      'nodejs_eventloop_utilization',
      'sitewright_http_connections',
    ])
      expect([name, await valueOf(name)]).toEqual([name, expect.any(Number)])
  })

  it('says how long the event loop was blocked since the last reading', async () => {
    const held = async () => {
      const { body } = await page()
      return ['p50', 'p99', 'max'].map((which) =>
        Number(new RegExp(`^nodejs_eventloop_lag_${which}_seconds (.+)$`, 'm').exec(body)?.[1]),
      ) as [number, number, number]
    }
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    await held()
    await wait(100) // it looks every 20 ms, and has to have looked once before
    const until = performance.now() + 300
    while (performance.now() < until);
    await wait(0)
    const [p50, p99, max] = await held()
    expect(max).toBeGreaterThan(0.1)
    expect(p99).toBeGreaterThan(0.1)
    expect(p50).toBeLessThanOrEqual(p99)
    await expect.poll(async () => (await held())[2]).toBeLessThan(max)
  })

  it('counts requests by kind of route, method and status, with their durations', async () => {
    await addPage(server, { url: 'huts', published: true })
    await server.get('/huts')
    await server.get('/huts')
    await server.get('/nowhere')
    await server.call('GET public/get-menu-items.json.php')
    await server.call('POST public/login.json.php', { nonsense: 1 })
    const requests = (labels: string) => valueOf(`sitewright_http_requests_total{${labels}}`)
    expect(await requests('kind="page",method="GET",status="2xx"')).toBe(2)
    expect(await requests('kind="page",method="GET",status="4xx"')).toBe(1)
    expect(await requests('kind="call",method="GET",status="2xx"')).toBe(1)
    expect(await requests('kind="call",method="POST",status="4xx"')).toBe(1)
    expect(await valueOf('sitewright_http_request_duration_seconds_count{kind="page"}')).toBe(3)
    expect(await valueOf('sitewright_http_request_duration_seconds_bucket{le="+Inf",kind="page"}')).toBe(3)
  })

  it('counts which pages came from the cache', async () => {
    await addPage(server, { url: 'huts', published: true })
    for (let n = 0; n < 3; n++) await server.get('/huts')
    expect(await valueOf('sitewright_html_cache_reads_total{result="miss"}')).toBe(1)
    expect(await valueOf('sitewright_html_cache_reads_total{result="hit"}')).toBe(2)
  })

  it('counts logins, bytes of uploads, and requests that met a limit', async () => {
    const manager = await server.logIn('core.file-manager')
    await uploaded(server, manager, { idFolder: await topFolder(server, 'public'), bytes: 'Twelve beds' })
    expect(await valueOf('sitewright_uploads_total')).toBe(1)
    expect(await valueOf('sitewright_upload_bytes_total')).toBe(11)
    const guess = { name: 'admin@example.org', pass: 'a guess' }
    await server.call('POST public/login.json.php', guess)
    await server.call('POST public/login.json.php', { ...guess, pass: 'a long enough password' })
    expect(await valueOf('sitewright_sign_ins_total{result="failure"}')).toBe(1)
    expect(await valueOf('sitewright_sign_ins_total{result="success"}')).toBe(1)
    expect(await valueOf('sitewright_http_limits_total{status="413"}')).toBe(0)
    await server.call('POST public/login.json.php', { name: 'x'.repeat(3_000_000) })
    expect(await valueOf('sitewright_http_limits_total{status="413"}')).toBe(1)
  })

  it('gives the numbers of emails in the outbox and of sessions', async () => {
    await server.logIn()
    expect(await valueOf('sitewright_sessions')).toBe(1)
    expect(await valueOf('sitewright_outbox_oldest_seconds')).toBe(0)
    const { database, now } = server.services
    const mail = { recipient: 'anna@example.org', subject: 'Hello', text: '', html: '', next_attempt: now() }
    await database.write(async (tx) => {
      await tx
        .insertInto('outbox')
        .values({ ...mail, created: now() - 90 })
        .execute()
      await tx
        .insertInto('outbox')
        .values({ ...mail, created: now() - 900, state: 'failed' })
        .execute()
    })
    expect(await valueOf('sitewright_outbox_mails{state="waiting"}')).toBe(1)
    expect(await valueOf('sitewright_outbox_mails{state="failed"}')).toBe(1)
    expect(await valueOf('sitewright_outbox_oldest_seconds')).toBe(90)
    server.time.now += 25 * 60 * 60 * 1000
    expect(await valueOf('sitewright_sessions')).toBe(0)
  })
})

it('leaves out what cannot be read now, and gives the rest', async () => {
  await server.services.database.write((tx) => tx.schema.dropTable('outbox').execute())
  const { statusCode, body } = await page()
  expect(statusCode).toBe(200)
  expect(body).not.toMatch(/^sitewright_outbox_mails\{/m)
  expect(await valueOf('sitewright_outbox_oldest_seconds')).toBeUndefined()
  expect(await valueOf('sitewright_sessions')).toBe(0)
})
