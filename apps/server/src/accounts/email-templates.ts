import { inLanguage, type Language } from '@sitewright/messages'
import { canonicalLanguage } from '@sitewright/api-client/contract'
import type { EmailPart } from '@sitewright/page-kit/server'
import type { LetterColors } from '@sitewright/theme'
import type { Seconds } from '../db/schema.ts'
import type { Languages } from '../language/languages.ts'
import type { EmailMessage } from '../mail/email-message.ts'
import { renderEmail } from '../mail/render-email.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { tokenLife, type NewToken } from './account-tokens.ts'
import { texts } from './email-messages.ts'

/** Whom an email goes to, and whose account it is about. */
export interface Addressee {
  email: string
  name: string
  /** What they chose, as a tag of BCP 47; '' or absent for that of the site. */
  language?: string
}

export interface EmailTemplatesOptions {
  settings: SettingsStore
  languages: Languages
  /** Where the site is; without a trailing `/`. */
  publicUrl: string
  /** Those of the site's look. */
  letterColors: () => Promise<LetterColors>
}

export type EmailTemplates = ReturnType<typeof emailTemplates>

/** Gives the templates of the site under its present title, in its present look, each in the language of who gets it. */
export function createEmailTemplates({
  settings,
  languages,
  publicUrl,
  letterColors,
}: EmailTemplatesOptions): () => Promise<EmailTemplates> {
  return async () => {
    const { SiteTitle, SiteLanguage, SiteTimeZone } = await settings.all()
    const title = SiteTitle.trim() || new URL(publicUrl).host
    const languageOf = ({ language }: Addressee) =>
      languages.of(canonicalLanguage(language ?? '') ?? SiteLanguage, SiteTimeZone)
    return emailTemplates({ title, languageOf, url: publicUrl, colors: await letterColors() })
  }
}

/** Every email about accounts. Each names the account, since one person may have several. */
export function emailTemplates(site: Site) {
  const shared = sharedParts(site)
  return { ...passwordTemplates(shared), ...accountTemplates(shared), ...secondFactorTemplates(shared) }
}

interface Site {
  title: string
  languageOf: (to: Addressee) => Language
  url: string
  colors: LetterColors
}

/** What an email says. */
interface Letter {
  subject: string
  parts: readonly EmailPart[]
}

type SharedParts = ReturnType<typeof sharedParts>

/** What the emails of a site have in common. */
function sharedParts({ title: site, languageOf, url, colors }: Site) {
  return {
    site,
    /** @param write in the language of the person who gets it. */
    email: (to: Addressee, write: () => Letter): EmailMessage =>
      inLanguage(languageOf(to), () =>
        renderEmail({ ...write(), ...{ to: to.email, name: to.name }, ...{ siteTitle: site, siteUrl: url, colors } }),
      ),
    passwordLink: (label: string, uid: string) => ({ label, href: passwordAddress(url, uid) }),
    deactivationButton: (uid: string) => ({ label: texts.deactivate(), href: `${url}/pages/deactivate/${uid}` }),
  }
}

/** Emails about passwords. */
function passwordTemplates({ site, email, passwordLink }: SharedParts) {
  return {
    resetLink: (to: Addressee, { uid, expires }: NewToken): EmailMessage => ({
      ...email(to, () => ({
        subject: texts.resetSubject({ site }),
        parts: [
          texts.resetAsked({ account: account(to), site }),
          passwordLink(texts.resetLink(), uid),
          texts.resetTerms({ span: span(tokenLife.reset) }),
          texts.resetIgnore(),
        ],
      })),
      expires,
    }),

    resetOfDeactivated: (to: Addressee): EmailMessage =>
      email(to, () => ({
        subject: texts.deactivatedSubject({ site }),
        parts: [texts.deactivatedAsked({ account: account(to), site }), texts.useAgain(), texts.ignore()],
      })),

    passwordChanged: (to: Addressee): EmailMessage =>
      email(to, () => ({
        subject: texts.changedSubject(),
        parts: [say(texts.changed({ account: account(to), site }), texts.loginAgain()), texts.notYou({ site })],
      })),

    passwordChangedForYou: (to: Addressee): EmailMessage =>
      email(to, () => ({
        subject: texts.changedSubject(),
        parts: [say(texts.changedForYou({ account: account(to), site }), texts.loginAgain()), texts.notExpected()],
      })),
  }
}

/** Emails about what becomes of an account. */
function accountTemplates({ site, email, passwordLink, deactivationButton }: SharedParts) {
  return {
    invitation: (
      to: Addressee,
      { password, deactivation }: { password: NewToken; deactivation: NewToken },
    ): EmailMessage => ({
      ...email(to, () => ({
        subject: texts.invitationSubject({ site }),
        parts: [
          texts.invited({ account: account(to), site }),
          passwordLink(texts.choosePassword(), password.uid),
          texts.invitationTerms({ span: span(tokenLife.invitation) }),
          texts.notWanted({ span: span(tokenLife.deactivation) }),
          deactivationButton(deactivation.uid),
          texts.invitationIgnore(),
        ],
      })),
      expires: password.expires,
    }),

    deactivationLink: (to: Addressee, { uid, expires }: NewToken): EmailMessage => ({
      ...email(to, () => ({
        subject: texts.deactivationSubject({ site }),
        parts: [
          texts.deactivationAsked({ account: account(to), site }),
          deactivationButton(uid),
          texts.deactivationTerms({ span: span(tokenLife.deactivation) }),
          texts.deactivationIgnore(),
        ],
      })),
      expires,
    }),

    emailChanged: (to: Addressee): EmailMessage =>
      email(to, () => ({
        subject: texts.addressSubject(),
        parts: [texts.addressChanged({ account: account(to), site }), texts.notExpected()],
      })),

    deactivated: (to: Addressee): EmailMessage =>
      email(to, () => ({
        subject: texts.goneSubject(),
        parts: [texts.gone({ account: accountFirst(to), site }), texts.useAgain()],
      })),

    deactivationNotice: (to: Pick<Addressee, 'email' | 'language'>, owner: Addressee): EmailMessage =>
      email({ ...to, name: '' }, () => ({
        subject: texts.noticeSubject({ site }),
        parts: [texts.notice({ account: account(owner) })],
      })),

    reactivated: (to: Addressee): EmailMessage =>
      email(to, () => ({
        subject: texts.backSubject(),
        parts: [texts.back({ account: accountFirst(to), site }), texts.backNotWanted()],
      })),
  }
}

/** Emails about two-step login. */
function secondFactorTemplates({ site, email }: SharedParts) {
  return {
    secondFactorOn: (to: Addressee): EmailMessage =>
      email(to, () => ({
        subject: texts.stepsOnSubject(),
        parts: [texts.stepsOn({ account: account(to), site }), texts.notYou({ site })],
      })),

    secondFactorOff: (to: Addressee): EmailMessage =>
      email(to, () => ({
        subject: texts.stepsOffSubject(),
        parts: [texts.stepsOff({ account: account(to), site }), texts.notYou({ site })],
      })),

    secondFactorRemoved: (to: Addressee): EmailMessage =>
      email(to, () => ({
        subject: texts.stepsOffSubject(),
        parts: [texts.stepsRemoved({ account: account(to), site }), texts.notExpected()],
      })),
  }
}

/** Where somebody sets the password that a link is for. @param url where the site is. */
export function passwordAddress(url: string, uid: string): string {
  return `${url}/pages/passwordreset/${uid}`
}

/** A paragraph of several sentences. */
function say(...sentences: string[]): string {
  return sentences.join(' ')
}

/** Whose account it is, within a sentence. */
function account(whose: Addressee): string {
  return whose.name === '' ? texts.account(whose) : texts.namedAccount(whose)
}

/** The same, at the beginning of a sentence. */
function accountFirst(whose: Addressee): string {
  return whose.name === '' ? texts.accountFirst(whose) : texts.namedAccountFirst(whose)
}

function span(seconds: Seconds): string {
  const hours = seconds / 3600
  return hours < 48 ? texts.hours({ count: hours }) : texts.days({ count: hours / 24 })
}
