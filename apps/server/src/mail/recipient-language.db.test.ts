import { defineMessages } from '@sitewright/messages'
import type { KindMail } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setSettings } from '../testing/content.ts'
import { addPerson, emailsIn } from '../testing/people.ts'
import { createResetSite, type ResetSite } from '../testing/reset-site.ts'
import type { TestServer } from '../testing/test-server.ts'

/** What a kind says; the server has translations under the same name. */
const texts = defineMessages('server/email', { hello: 'Hello,' })

let site: ResetSite
let server: TestServer
beforeEach(async () => {
  site = await createResetSite()
  server = site.server
})
afterEach(() => site.close())

async function person(email: string, language: string, name = 'Kim') {
  const as = await addPerson(server, { email, name })
  await server.call('POST private/account-set-language.json.php', { language }, { as })
  return as
}

const sent = async (to: string) =>
  (await emailsIn(server, to)).map(({ subject, text }) => [subject, text.split('\n')[0]])

describe('an email is in the language of who gets it', () => {
  it('where it is about their account, whoever causes it, and each of several accounts at one address', async () => {
    await setSettings(server, { SiteTitle: 'Huts', SiteLanguage: 'fr' })
    await person('kim@example.org', 'de')
    await person('kim@example.org', 'es', 'Ari')
    await person('KIM@example.org', '', 'Tui')
    await site.ask('kim@example.org')
    const greetings = (await emailsIn(server)).map(({ text }) => text.split('\n')[0])
    expect(greetings).toEqual(['Guten Tag Kim,', 'Hola, Ari:', 'Bonjour Tui,'])
  })

  it('where a page kind sends it, and to others in that of the site, never in that of who causes it', async () => {
    await setSettings(server, { SiteLanguage: 'fr' })
    await person('Kim@Example.org', 'de')
    for (const [language, name] of [
      ['de', 'One'],
      ['es', 'Another'],
    ] as const)
      await person('both@example.org', language, name)
    const { write, mail } = server.services.forKind('note')
    const letter: Omit<KindMail, 'to'> = { subject: () => `1 ${texts.hello()}`, parts: () => [`2 ${texts.hello()}`] }
    await server.services.inLanguageOf({ language: 'es' }, () =>
      write(async (tx) => {
        for (const to of ['kim@example.org', 'stranger@example.org', 'both@example.org'])
          await mail.queue(tx, { to, ...letter })
        await mail.queue(tx, { to: 'plain@example.org', subject: 'As it is', parts: ['said'] })
      }),
    )
    expect(await sent('kim@example.org')).toEqual([['1 Guten Tag,', 'Guten Tag,']])
    expect((await emailsIn(server, 'kim@example.org'))[0]?.text).toContain('\n2 Guten Tag,\n')
    expect((await emailsIn(server, 'kim@example.org'))[0]?.html).toContain('<html lang="de" dir="ltr">')
    for (const to of ['stranger@example.org', 'both@example.org'])
      expect(await sent(to)).toEqual([['1 Bonjour,', 'Bonjour,']])
    expect(await sent('plain@example.org')).toEqual([['As it is', 'Bonjour,']])
  })

  it('where something is added as it is sent', async () => {
    await person('kim@example.org', 'de')
    const { write, mail } = server.services.forKind('note')
    for (const to of ['kim@example.org', 'stranger@example.org'])
      await write((tx) => mail.queue(tx, { to, subject: to, parts: ['Said'], replyTo: 'jürgen@example.net' }))
    server.services.mail.start()
    await server.services.mail.idle()
    const { stored } = server.services.mail
    const { items } = await stored.list({})
    const ends = items.map(async ({ id, to }) => [to, (await stored.read(id))?.text.trim().split('\n').at(-1)])
    expect(Object.fromEntries(await Promise.all(ends))).toEqual({
      'kim@example.org': expect.stringContaining('Bitte antworten Sie an jürgen@example.net'),
      'stranger@example.org': expect.stringContaining('Please reply to jürgen@example.net'),
    })
  })
})
