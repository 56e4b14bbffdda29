import { setSettings } from './content.ts'
import { callFrom, emailsIn, openVerifier, uidIn } from './people.ts'
import { createTestServer, type TestServer } from './test-server.ts'

/** A server whose human check is a verifier of its own, so that anybody may ask it for new passwords. */
export interface ResetSite {
  server: TestServer
  /** Asks for a reset as a person who did the human check, and waits until nothing comes of it any more. */
  ask: (email: string, options?: { address?: string; token?: string }) => ReturnType<TestServer['call']>
  /** Sets a password by a mailed link. */
  follow: (uid: string, password: string) => ReturnType<TestServer['call']>
  /** The secret part of the newest link for setting a password that was mailed to this address. */
  newestUid: (email: string) => Promise<string>
  close: () => Promise<void>
}

let tokens = 0

export async function createResetSite(): Promise<ResetSite> {
  const verifier = await openVerifier()
  const server = await createTestServer({ humanCheckUrl: verifier.url })
  await setSettings(server, { CaptchaSiteKey: 'the site key', CaptchaSecretKey: 'the secret key' })

  return {
    server,
    async ask(email, { address = '127.0.0.1', token = `human ${++tokens}` } = {}) {
      const input = { email, reCaptchaToken: token }
      const reply = await callFrom(server, address, 'POST public/account-password-reset.json.php', input)
      await server.services.accounts.resetRequests.handleNow()
      return reply
    },
    follow: (uid, password) => server.call('POST protected/account-password-do-reset.json.php', { uid, password }),
    async newestUid(email) {
      const mails = await emailsIn(server, email)
      return uidIn(
        mails.findLast((mail) => mail.text.includes('/pages/passwordreset/')),
        'passwordreset',
      )
    },
    async close() {
      await server.close()
      await verifier.close()
    },
  }
}
