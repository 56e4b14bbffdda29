import { definePageKindServer, RefusedError } from '@sitewright/page-kit/server'
import { documentColorsOf } from '@sitewright/theme'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createError } from '../errors.ts'
import { builtInLook, lookFields } from '../look/site-look.ts'
import { theServer } from '../testing/audit.ts'
import { setSettings } from '../testing/content.ts'
import { noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

/** What browsers say when somebody opens an address. */
const opened = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

const refusals: Record<string, Error> = {
  busy: new RefusedError(503, 'The server is busy, please try again'),
  often: new RefusedError(429, 'Too many attempts, please try again later', { retryAfter: 300 }),
  hostile: new RefusedError(400, '<script>alert(1)</script>&amp;'),
  fault: new Error('a secret of the inside'),
  elsewhere: createError('otherAddress', { address: 'https://club.example' }),
}

let server: TestServer
beforeEach(async () => {
  const kind = definePageKindServer({
    ...noteKind,
    documents: () => [
      {
        path: 'public/letter.php',
        methods: ['GET', 'POST'],
        answer({ query }) {
          throw refusals[query['why'] ?? ''] ?? new Error('none')
        },
      },
    ],
  })
  server = await createTestServer({ kinds: [kind] })
})
afterEach(() => server.close())

const letter = (why: string, headers: Record<string, string> = opened) =>
  server.get(`/api/1/public/letter.php?why=${why}`, { headers })

describe('an error for somebody who opens the address in a browser', () => {
  it('leads to the same page at the site’s only address, where the page was opened at another', async () => {
    const from = (referer: string) => letter('elsewhere', { ...opened, referer })
    expect((await from('http://10.0.0.7/contact?day=2')).body).toContain('<a href="https://club.example/contact">')
    expect((await from('no address')).body).toContain('<a href="https://club.example/">')
    expect((await from('http://10.0.0.7/"><script>')).body).not.toContain('<script>')
  })

  it.each([
    ['busy', 503, '2', 'Wait 2 seconds first.'],
    ['often', 429, '300', 'Wait 5 minutes first.'],
  ])('is a page that says when to try again: %s', async (why, status, retryAfter, sentence) => {
    const reply = await letter(why)
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([status, retryAfter])
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    expect(reply.body).toContain(`<h1>${refusals[why]?.message}</h1><p>${sentence}</p>`)
    expect(reply.body.match(/(?<=>)[^<]*please try again/gi)).toHaveLength(2) // in the title and in the heading
    expect(reply.body).toContain('<a href="/">')
  })

  it('leads to the same address again where it is worth trying, and sends nothing a second time', async () => {
    const again = '<p><a href="">Try again</a></p>'
    for (const why of ['busy', 'fault']) expect((await letter(why)).body).toContain(again)
    expect((await letter('hostile')).body).not.toContain(again)
    const sent = await server.call('POST public/letter.php?why=busy', {}, { headers: opened })
    expect([sent.statusCode, sent.body.includes('<h1>'), sent.body.includes(again)]).toEqual([503, true, false])
  })

  it('bears the name and the colours of the site, as they were known last', async () => {
    const unknown = (await letter('busy')).body
    expect(unknown).toContain(`<title>${refusals['busy']?.message}</title>`)
    expect(unknown).not.toContain('<header')
    await setSettings(server, { SiteTitle: 'Hütten & Wege', SiteLanguage: 'de' })
    const look = { ...lookFields(builtInLook), accent: '#8a1c4b' }
    const footer = { columns: [], line: '', imprint: 0, privacy: 0 }
    await server.services.looks.publish({ look, footer, base: 0 }, theServer)
    await server.get('/')
    const { body, headers } = await letter('busy')
    expect(body).toContain(`<title>${refusals['busy']?.message} – Hütten &amp; Wege</title>`)
    expect(body).toContain('<html lang="de" dir="ltr">')
    expect(body).toContain('<header lang="de">Hütten &amp; Wege</header>')
    const { link } = documentColorsOf({ ...builtInLook, accent: look.accent })
    expect([unknown.includes(link), body.includes(link)]).toEqual([false, true])
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? []
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(style).digest('base64'))
  })

  it('bears the name of the site from its start, before any page was made', async () => {
    await setSettings(server, { SiteTitle: 'Huts' })
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    await expect.poll(async () => (await letter('busy')).body).toContain('<header lang="en-NZ">Huts</header>')
  })

  it('loads nothing and runs no script; its policy allows its own style only', async () => {
    const { body, headers } = await letter('busy')
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
    expect(style).toMatch(/color-scheme:light dark.*background:light-dark\(#/)
    expect(body).not.toMatch(/src=|url\(|<script|<link/)
  })

  it('shows the message of an error as text, and of an internal error only the id in the log', async () => {
    expect((await letter('hostile')).body).toContain('<h1>&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;</h1>')
    const { statusCode, body, headers } = await letter('fault')
    expect([statusCode, body.includes('secret'), body.includes(String(headers['x-request-id']))]).toEqual([
      500,
      false,
      true,
    ])
  })

  it.each(['/%', '/api/1/private/file-get.php?id=x', '/api/1/public/none.php', '/assets/none.js'])(
    'is a page for %s',
    async (url) => {
      const reply = await server.get(url, { headers: opened })
      expect(reply.statusCode).toBeGreaterThanOrEqual(400)
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    },
  )
})

describe('an error is JSON', () => {
  it('for scripts, pictures and tools', async () => {
    for (const accept of ['*/*', 'application/json', 'image/avif,image/webp,*/*;q=0.8', '']) {
      const reply = await letter('busy', { accept })
      expect([accept, reply.statusCode, reply.json()]).toEqual([
        accept,
        503,
        expect.objectContaining({ error: expect.any(String), code: 'busy' }),
      ])
    }
  })

  it('for every call', async () => {
    const reply = await server.call('GET private/page-get-list.json.php', undefined, { headers: opened })
    expect([reply.statusCode, reply.json()]).toEqual([401, { error: 'Permission denied', code: 'not-logged-in' }])
  })
})
