import type { MailServerState, EmailAsText, PagedReply, StoredEmail, WaitingEmail } from '@sitewright/api-client'

/** 3 March 2026, 15:04 in Auckland; epoch seconds. */
export const sampleNow = 1_772_503_440

export function sampleMail(id: number, more: Partial<WaitingEmail> = {}): WaitingEmail {
  return {
    id,
    to: 'ana@example.org',
    subject: 'Set your password',
    created: sampleNow - 600,
    state: 'waiting',
    attempts: 1,
    next: sampleNow + 1200,
    error: '451 4.7.1 Please try again later',
    ...more,
  }
}

/** One that waits, one that failed and one that was not tried yet. */
export const sampleMails: WaitingEmail[] = [
  sampleMail(3),
  sampleMail(2, {
    to: 'ben@example.org',
    subject: 'Reset your password',
    created: sampleNow - 7200,
    state: 'failed',
    attempts: 6,
    next: null,
    error: '550 5.1.1 No such user here',
  }),
  sampleMail(1, {
    to: 'cara@example.org',
    subject: 'Welcome to the Alpine Club',
    created: sampleNow - 9000,
    attempts: 0,
    next: sampleNow,
    error: '',
  }),
]

export const manyEmails: WaitingEmail[] = Array.from({ length: 40 }, (_, n) => ({
  ...sampleMails[n % 3]!,
  id: 100 - n,
  created: sampleNow - n * 3700,
}))

/** Texts as long as they get, of none at all, and from right to left. */
export const awkwardEmails: WaitingEmail[] = [
  sampleMail(3, {
    to: `${'a'.repeat(64)}@${'very-long-name.'.repeat(8)}example.org`,
    subject: 'Your booking of the alpine huts in the northern valleys for the summer season '.repeat(3),
    error: `554 5.7.1 ${'https://postmaster.example.org/why-was-my-mail-refused?reason=blocklisted&'.repeat(3)}`,
  }),
  sampleMail(2, { to: 'أمينة@مثال.إختبار', subject: 'إعادة تعيين كلمة المرور', state: 'failed', next: null }),
  sampleMail(1, { subject: '' }),
]

/** A server that has these emails, which are one page. */
export function emailPage(mails: readonly WaitingEmail[]): PagedReply<WaitingEmail> {
  return { items: [...mails], next: null }
}

/** Emails that nobody has received. */
export const sampleStoredEmails: StoredEmail[] = [
  {
    id: '8-20260303T015400Z',
    to: 'dana@example.org',
    person: 'Dana Rata (dana@example.org)',
    subject: 'Your account at the Alpine Club',
    created: sampleNow - 600,
  },
  { id: '7-20260303T000400Z', to: 'eli@example.org', subject: 'Your password was changed', created: sampleNow - 7200 },
]

export const sampleMailText: EmailAsText = {
  subject: 'Your account at the Alpine Club',
  from: 'Alpine Club <noreply@club.example.org>',
  to: 'dana@example.org',
  created: sampleNow - 600,
  text: 'Hello Dana Rata,\n\nChoose a password:\nhttps://club.example.org/pages/passwordreset/[hidden]\n',
  hidden: true,
}

export const noMailServer: MailServerState = {
  setBy: 'nobody',
  host: '',
  port: 587,
  security: 'starttls',
  user: '',
  hasPassword: false,
  from: 'noreply@club.example.org',
}

/** As an administrator has set it. */
export const sampleMailServer: MailServerState = {
  ...noMailServer,
  setBy: 'site',
  host: 'smtp.example.org',
  user: 'club@example.org',
  hasPassword: true,
}

/** As the operator has set it. */
export const operatorsMailServer: MailServerState = { ...sampleMailServer, setBy: 'operator', user: '' }

/** Who is logged in. */
export const sampleOwnAccount = {
  name: 'Kim Ngata',
  created: sampleNow - 1e6,
  lastlogin: sampleNow - 100,
  email: 'kim@example.org',
  secondFactor: false,
  recoveryCodes: 0,
  languages: { chosen: '', ofSite: 'en-NZ', installed: ['en-NZ', 'de'] },
}
