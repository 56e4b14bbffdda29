import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startScriptedSmtp, type ScriptedSmtp } from '../testing/scripted-smtp.ts'
import { createTestEmail, type TestEmail } from '../testing/test-mail.ts'
import { emailDomain } from './compose-message.ts'
import type { EmailMessage } from './email-message.ts'

let smtp: ScriptedSmtp
let bench: TestEmail
beforeEach(async () => {
  smtp = await startScriptedSmtp()
  bench = await createTestEmail({ smtpUrl: smtp.url })
  bench.mail.start()
})
afterEach(async () => {
  await bench.close()
  await smtp.stop()
})

/** What the mail server got. */
async function sent(mail: Partial<EmailMessage>) {
  await bench.queue(mail)
  await bench.settle()
  const received = smtp.mails.at(-1)
  if (!received) throw new Error('Nothing was sent')
  return { ...received, parsed: await PostalMime.parse(received.raw) }
}

/** Names of the headers, before the empty line. */
function headerNames(raw: string): string[] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
  return head.split(/\r\n(?![ \t])/).map((line) => line.slice(0, line.indexOf(':')))
}

const usual = [
  'Auto-Submitted',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Reply-To',
  'Subject',
  'To',
]

describe('an email as it is sent', () => {
  it('comes from the site, in plain text and HTML, and says that no person wrote it (Q98)', async () => {
    await bench.set({ SiteTitle: 'Hütten & Höhen', NotifyEmail: 'office@huts.example.org' })
    const mail = { to: 'ann@example.org', subject: 'Grüße', text: 'Plain ü', html: '<p>Rich ü</p>' }
    const { parsed, from, to } = await sent(mail)
    expect(parsed).toMatchObject({
      from: { name: 'Hütten & Höhen', address: 'office@huts.example.org' },
      to: [{ name: '', address: 'ann@example.org' }],
      replyTo: [{ address: 'office@huts.example.org' }],
      subject: 'Grüße',
      text: 'Plain ü\n',
      html: '<p>Rich ü</p>\n',
      date: '2026-11-02T09:00:00.000Z',
      messageId: expect.stringMatching(/^<1\.\d+\.[0-9a-f]{16}@huts\.example\.org>$/),
    })
    expect(parsed.headers).toContainEqual({
      key: 'auto-submitted',
      originalKey: 'Auto-Submitted',
      value: 'auto-generated',
    })
    expect([from, to]).toEqual(['office@huts.example.org', ['ann@example.org']])
  })

  it('comes from noreply at the host of the site while there is no notification address', async () => {
    const { parsed } = await sent({})
    expect(parsed.from).toEqual({ name: 'Sitewright', address: 'noreply@huts.example.org' })
    expect(parsed.replyTo).toBeUndefined()
    expect(parsed.messageId).toMatch(/@huts\.example\.org>$/)
  })

  it('has the reply address that it was given', async () => {
    await bench.set({ NotifyEmail: 'office@huts.example.org' })
    const { parsed } = await sent({ replyTo: 'visitor@example.net' })
    expect(parsed.replyTo).toEqual([{ name: '', address: 'visitor@example.net' }])
  })

  it('says in its text where to reply to, where that address may be in no header', async () => {
    await bench.set({ NotifyEmail: 'office@huts.example.org' })
    const html = '<html><body><p>Two nights</p></body></html>'
    const { parsed, raw } = await sent({ replyTo: 'jürgen.o&co@example.net', text: 'Two nights\n', html })
    expect(headerNames(raw)).not.toContain('Reply-To')
    const sentence = 'Please reply to jürgen.o&co@example.net: an answer to this email itself does not go there.'
    expect(parsed.text?.trim()).toBe(`Two nights\n\n${sentence}`)
    const inHtml = sentence.replace('&', '&amp;')
    expect(parsed.html?.trim()).toBe(`<html><body><p>Two nights</p><p>${inHtml}</p></body></html>`)
  })

  it('has a reply address whose domain alone is outside ASCII, as a server without SMTPUTF8 takes it', async () => {
    const { raw } = await sent({ replyTo: 'anna@bücher.example' })
    expect(raw).toMatch(/^Reply-To: anna@xn--bcher-kva\.example\r$/m)
  })

  it('comes from noreply where the notification address may be in no header', async () => {
    await bench.set({ NotifyEmail: 'büro@huts.example.org' })
    const { from, raw } = await sent({})
    expect(from).toBe('noreply@huts.example.org')
    expect(headerNames(raw)).not.toContain('Reply-To')
  })

  it('never carries a reply or sender address that is not one plain address (T39)', async () => {
    await bench.set({ NotifyEmail: 'a@example.org, b@example.org' })
    for (const replyTo of [
      'a@example.org, b@example.org',
      'all: a@example.org;',
      'a@example.org\r\nBcc: b@example.org',
    ]) {
      const { parsed, to, from } = await sent({ replyTo })
      expect([parsed.replyTo, parsed.bcc, to, from]).toEqual([
        undefined,
        undefined,
        ['ann@example.org'],
        'noreply@huts.example.org',
      ])
    }
  })

  it.each(['\r\n', '\n', '\r', '\0', '\u2028', '\u2029', '\u0085', '\v', '\r\n\r\n', '\n '])(
    'has only its own headers whatever its fields contain: %j (T39)',
    async (lineEnd) => {
      const evil = `Hello${lineEnd}Bcc: evil@example.org${lineEnd}X-Evil: 1`
      // PostgreSQL refuses NUL, so no setting ever has one
      await bench.set({ SiteTitle: evil.replaceAll('\0', ' '), NotifyEmail: 'office@huts.example.org' })
      const { raw, to, parsed } = await sent({
        subject: evil,
        replyTo: `ann@example.org${lineEnd}Bcc: evil@example.org`,
      })
      expect(headerNames(raw).sort()).toEqual(usual)
      expect(to).toEqual(['ann@example.org'])
      expect(parsed.subject).toBe('Hello Bcc: evil@example.org X-Evil: 1')
      expect(parsed.from?.name).toBe('Hello Bcc: evil@example.org X-Evil: 1')
    },
  )

  it('is sent with any text in its body', async () => {
    const text = '.\r\n.\r\nQUIT\r\n\0🏔 ' + 'long '.repeat(1000)
    const { parsed } = await sent({ text, html: '' })
    expect(parsed.text?.replaceAll('\r', '').trim()).toBe(text.replaceAll(/[\r\0]/g, '').trim())
  })
})

describe('mailDomain', () => {
  it.each([
    ['https://example.org', 'example.org'],
    ['http://localhost:3000', 'localhost'],
    ['http://192.168.1.5:3000', 'localhost'],
    ['http://[::1]:3000', 'localhost'],
  ])('of %s is %s', (publicUrl, domain) => {
    expect(emailDomain(publicUrl)).toBe(domain)
  })
})
