import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addForm,
  codeIn,
  countOf,
  createFormServer,
  filledIn,
  messageField,
  minute,
  nameField,
  submit,
  verify,
  type FormServer,
} from './testing/contact-form.ts'
import { emailsIn, startScriptedSmtp, type ReceivedEmail, type ScriptedSmtp } from '@sitewright/server/testing/vitest'

let smtp: ScriptedSmtp
let server: FormServer
beforeEach(async () => {
  smtp = await startScriptedSmtp()
  server = await createFormServer({ smtpUrl: smtp.url })
  server.services.mail.start()
})
afterEach(async () => {
  await server.close()
  await smtp.stop()
})

async function settle(): Promise<void> {
  server.services.mail.wake()
  await server.services.mail.idle()
}

const read = (mail: ReceivedEmail | undefined) => PostalMime.parse(mail?.raw ?? '')
const headerNames = (mail: ReceivedEmail | undefined) =>
  (mail?.raw.split('\r\n\r\n')[0] ?? '')
    .replaceAll(/\r\n[ \t]/g, ' ')
    .split('\r\n')
    .map((line) => line.split(':')[0])

describe('while the mail server is down (F4)', () => {
  it('accepts and stores 100 submissions, and delivers them when it is back', async () => {
    await smtp.stop()
    const form = await addForm(server)
    for (let number = 0; number < 100; number++) {
      const reply = await submit(server, form, filledIn({ Email: `guest${number}@example.org` }))
      expect(reply.json()).toEqual({})
    }
    const staff = await server.logIn('core.page-manager')
    const listed = await server.call('GET private/form-get-release-list.json.php', undefined, { as: staff })
    expect(listed.json()).toHaveLength(100)
    await settle()
    await smtp.start()
    server.pass(60 * minute)
    await settle()
    expect(new Set(smtp.mails.map(({ to }) => to[0])).size).toBe(100)
    expect(smtp.mails).toHaveLength(100)
    const code = codeIn({ text: String((await read(smtp.mails[0])).text) })
    expect((await verify(server, `t=${code}`, { method: 'POST' })).statusCode).toBe(200)
    await settle()
    expect(smtp.mails.at(-1)?.to).toEqual(['office@example.org'])
  })

  it('keeps a submission whose link expired undelivered, for staff to release', async () => {
    await smtp.stop()
    await submit(server, await addForm(server))
    await settle()
    server.pass(5 * 60 * minute)
    await smtp.start()
    await settle()
    expect(smtp.mails).toEqual([])
    expect(await countOf(server, 'form_submissions')).toBe(1)
    const staff = await server.logIn('core.page-manager')
    const [row] = (await server.call('GET private/form-get-release-list.json.php', undefined, { as: staff })).json()
    const headers = { 'sec-fetch-site': 'same-origin' }
    expect((await verify(server, `a=1&t=${row.code}`, { as: staff, headers })).statusCode).toBe(200)
    await settle()
    expect(smtp.mails.map(({ to }) => to)).toEqual([['office@example.org']])
  })

  it('does not make anybody wait for it', async () => {
    smtp.react = () => 'hang'
    const form = await addForm(server, { SuppressAntispam: true })
    for (const Name of ['Anna', 'Bea'])
      expect((await submit(server, form, filledIn({ Name }))).json()).toEqual({ auth: 1 })
    // anyone who waited for the mail server would know by now that it does not answer
    const waiting = { state: 'waiting', error: '' }
    expect(await emailsIn(server)).toMatchObject([waiting, waiting])
    await smtp.stop()
  })

  it('delivers to the recipients that can be reached, even if others fail', async () => {
    smtp.react = (_, recipient) => (recipient === 'gone@example.org' ? 550 : 'accept')
    const form = await addForm(server, { SuppressAntispam: true, TargetEmail: 'gone@example.org,office@example.org' })
    expect((await submit(server, form)).json()).toEqual({ auth: 1 })
    await settle()
    expect(smtp.mails.map(({ to }) => to)).toEqual([['office@example.org']])
    expect(await emailsIn(server)).toMatchObject([{ recipient: 'gone@example.org', state: 'failed' }])
  })
})

describe('what a visitor or an editor types (T39)', () => {
  const breaks = ['\r\n', '\n', '\r', '\0', '\u2028', '\u0085', '\u000b']
  const hostile = breaks.map((end) => `x${end}Bcc: evil@evil.example${end}${end}body`)

  it.each(hostile)('never becomes a header: %j', async (text) => {
    const form = await addForm(server, {
      ...{ SuppressAntispam: true, SubmissionEmailSubject: text },
      fields: [{ ...nameField, SubmitLabel: text, config: { Label: text } }, messageField],
    })
    const sent = (JSON.parse(filledIn({ Message: text })) as { config: object; SubmitLabel: string }[]).map((each) =>
      each.SubmitLabel === 'Name' ? { ...each, SubmitLabel: text, config: { Value: text } } : each,
    )
    expect((await submit(server, form, JSON.stringify(sent))).json()).toEqual({ auth: 1 })
    await settle()
    const [mail, ...others] = smtp.mails
    expect(others).toEqual([])
    expect(mail?.to).toEqual(['office@example.org'])
    expect(headerNames(mail).toSorted(byName)).toEqual([
      'Auto-Submitted',
      'Content-Type',
      'Date',
      'From',
      'Message-ID',
      'MIME-Version',
      'Reply-To',
      'Subject',
      'To',
    ])
    const parsed = await read(mail)
    expect(parsed.subject).toMatch(/^x ?Bcc: evil@evil.example ?body$/)
    expect(parsed.replyTo).toEqual([{ name: '', address: 'anna@example.org' }])
    expect(parsed.bcc).toBeUndefined()
  })

  it('never becomes a header of the email to the submitter', async () => {
    for (const ValidationEmailSubject of hostile)
      await submit(server, await addForm(server, { ValidationEmailSubject }), filledIn(), {})
    await settle()
    expect(smtp.mails).toHaveLength(3)
    for (const mail of smtp.mails) {
      expect(mail.to).toEqual(['anna@example.org'])
      expect(headerNames(mail)).not.toContain('Bcc')
    }
  })

  it('never becomes HTML', async () => {
    const text = '<img src=x onerror=alert(1)> & "quotes"'
    await submit(server, await addForm(server, { SuppressAntispam: true }), filledIn({ Message: text }))
    await settle()
    const { html, text: plain } = await read(smtp.mails[0])
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;')
    expect(html).not.toContain('<img')
    expect(plain).toContain(text)
  })
})

const byName = (one = '', other = '') => one.localeCompare(other)

/** Of every sort in the Big List of Naughty Strings. */
const naughty = [
  ...['undefined', 'null', 'NaN', '0', '-1', '1e100', '0x0', 'true', '\\', '""', "''", '()', '%00', '../../etc/passwd'],
  ...[
    '<>?:"{}|_+',
    'Ω≈ç√∫˜µ≤≥÷',
    '田中さんにあげて下さい',
    '찦차를 타고 온',
    '表ポあA鷗ŒéＢ逍Üßªąñ丂㐀𠀀',
    '❤️ 💔 💌',
    '👨‍👩‍👧‍👦',
    '🇺🇸🇷🇺',
  ],
  ...[
    '１２３',
    '١٢٣',
    'ثم نفس سقطت',
    '⁦test⁧',
    '\u202eevil\u202c',
    '\ufeffbom',
    '\u00ad\u200b\u2060',
    'Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤',
    '˙ɐnbᴉlɐ',
  ],
  ...[
    '<script>alert(1)</script>',
    "1'; drop table form_submissions--",
    '$HOME',
    '{{7*7}}',
    '${7*7}',
    '%s%n',
    '() { 0; }; touch /tmp/x',
  ],
  ...[
    '\u0001\u0002\u0007\u001b[31m',
    'a\tb',
    '\u2028\u2029',
    '\ud800',
    '\0',
    'ﬀ',
    'İstanbul',
    'ß',
    '__proto__',
    'constructor',
    'If you are reading this',
  ],
]

describe('naughty strings (T44)', () => {
  it('come back from the database unchanged, but for halves of surrogates', async () => {
    const form = await addForm(server, {
      SuppressAntispam: true,
      fields: [{ ...nameField, Required: false }, messageField],
    })
    const staff = await server.logIn('core.admin')
    for (const [number, text] of naughty.entries()) {
      const reply = await submit(server, form, filledIn({ Name: text, Message: `${text}\n${text}` }))
      expect([text, reply.json()]).toEqual([text, { auth: 1 }])
      const kept = await server.call('GET private/form-get-submission.json.php', { id: number + 1 }, { as: staff })
      const { answers } = kept.json() as { answers: { answer: string }[] }
      const whole = text.toWellFormed()
      expect(answers.map(({ answer }) => answer)).toEqual([whole, `${whole}\n${whole}`, 'anna@example.org'])
    }
    await settle()
    expect(smtp.mails).toHaveLength(naughty.length)
  })

  it('come back as texts of a form unchanged, but for halves of surrogates', async () => {
    const as = await server.logIn('plugin.contactform.editor')
    const id = await addForm(server)
    for (const text of naughty) {
      const whole = text.toWellFormed()
      const fields = [{ ...nameField, SubmitLabel: text, config: { Label: text, Value: '' } }]
      const content = JSON.stringify({ fields, SubmitButtonText: 'GO' })
      await server.call('POST protected/plugin/form/save-form.json.php', { id, content }, { as })
      const reply = await server.call('GET protected/plugin/get-content.json.php', { id }, { as })
      const [active] = reply.json() as [string]
      expect(JSON.parse(active).fields[0]).toMatchObject({ SubmitLabel: whole, config: { Label: whole } })
    }
  })
})
