import type { EmailPart } from '@sitewright/page-kit/server'
import type { LetterColors } from '@sitewright/theme'
import type { Seconds } from '../db/schema.ts'
import type { EmailMessage } from '../mail/email-message.ts'
import { renderEmail } from '../mail/render-email.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { tokenLife, type NewToken } from './account-tokens.ts'

/** Whom an email goes to, and whose account it is about. */
export interface Addressee {
  email: string
  name: string
}

export interface EmailTemplatesOptions {
  settings: SettingsStore
  /** Where the site is; without a trailing `/`. */
  publicUrl: string
  /** Those of the site's look. */
  letterColors: () => Promise<LetterColors>
}

export type EmailTemplates = ReturnType<typeof emailTemplates>

/** Gives the templates of the site under its present title and in its present look. */
export function createEmailTemplates({
  settings,
  publicUrl,
  letterColors,
}: EmailTemplatesOptions): () => Promise<EmailTemplates> {
  return async () => {
    const { SiteTitle } = await settings.all()
    const title = SiteTitle.trim() || new URL(publicUrl).host
    return emailTemplates({ title, url: publicUrl, colors: await letterColors() })
  }
}

/** Every email about accounts. Each names the account, since one person may have several. */
export function emailTemplates(site: Site) {
  const parts = commonParts(site)
  return { ...passwordTemplates(parts), ...accountTemplates(parts), ...secondFactorTemplates(parts) }
}

interface Site {
  title: string
  url: string
  colors: LetterColors
}

type CommonParts = ReturnType<typeof commonParts>

/** What the emails of a site have in common. */
function commonParts(site: Site) {
  return {
    site,
    email: (to: Addressee, subject: string, parts: readonly EmailPart[]): EmailMessage =>
      renderEmail({
        ...{ to: to.email, name: to.name, subject, parts },
        ...{ siteTitle: site.title, siteUrl: site.url, colors: site.colors },
      }),
    passwordLink: (label: string, uid: string) => ({ label, href: passwordAddress(site.url, uid) }),
    deactivationButton: (uid: string) => ({
      label: 'Deactivate the account',
      href: `${site.url}/pages/deactivate/${uid}`,
    }),
    notYou: `If this was not you, please tell the system administrator of ${site.title} at once.`,
  }
}

/** Emails about passwords. */
function passwordTemplates({ site, email, passwordLink, notYou }: CommonParts) {
  return {
    resetLink: (to: Addressee, { uid, expires }: NewToken): EmailMessage => ({
      ...email(to, `Set a new password for ${site.title}`, [
        `Somebody asked for a new password for ${account(to)} at ${site.title}. Follow this link to choose one:`,
        passwordLink('Set a new password', uid),
        say(
          `The link works once, within ${span(tokenLife.reset)}.`,
          'After that you can ask for another one.',
          'For your safety the account will be unavailable for 15 minutes once the new password is set.',
        ),
        'If you did not ask for this, you can ignore this email: your password stays as it is.',
      ]),
      expires,
    }),

    resetOfDeactivated: (to: Addressee): EmailMessage =>
      email(to, `Your account at ${site.title} is deactivated`, [
        say(
          `Somebody asked for a new password for ${account(to)} at ${site.title}.`,
          'The account is deactivated, so no new password can be set.',
        ),
        'To use it again, please ask the system administrator to reactivate it.',
        'If you did not ask for this, you can ignore this email.',
      ]),

    passwordChanged: (to: Addressee): EmailMessage =>
      email(to, 'Your password was changed', [
        say(
          `The password for ${account(to)} at ${site.title} was changed.`,
          'All sessions have ended; please log in again.',
        ),
        notYou,
      ]),

    passwordChangedForYou: (to: Addressee): EmailMessage =>
      email(to, 'Your password was changed', [
        say(
          `An administrator of ${site.title} set a new password for ${account(to)}.`,
          'All sessions have ended; please log in again.',
        ),
        'If you did not expect this, please ask the system administrator.',
      ]),
  }
}

/** Emails about what becomes of an account. */
function accountTemplates({ site, email, passwordLink, deactivationButton }: CommonParts) {
  return {
    invitation: (
      to: Addressee,
      { password, deactivation }: { password: NewToken; deactivation: NewToken },
    ): EmailMessage => ({
      ...email(to, `Your account at ${site.title}`, [
        `Welcome to ${site.title}! An account was created for you: ${account(to)}. Choose a password to begin:`,
        passwordLink('Choose a password', password.uid),
        say(
          `The link works once, within ${span(tokenLife.invitation)}.`,
          "After that, use 'I forgot my password' in the login dialog to get another one.",
        ),
        `If you do not want this account, you can deactivate it within ${span(tokenLife.deactivation)}:`,
        deactivationButton(deactivation.uid),
        'If you did not expect this email, you can ignore it.',
      ]),
      expires: password.expires,
    }),

    deactivationLink: (to: Addressee, { uid, expires }: NewToken): EmailMessage => ({
      ...email(to, `Deactivate your account at ${site.title}`, [
        say(
          `You asked for a link to deactivate ${account(to)} at ${site.title}.`,
          'No data or settings are removed, but you cannot log in until the system administrator reactivates the account.',
        ),
        deactivationButton(uid),
        `The link works once, within ${span(tokenLife.deactivation)}.`,
        'If you did not ask for this, you can ignore this email: nothing happens without the link.',
      ]),
      expires,
    }),

    emailChanged: (to: Addressee): EmailMessage =>
      email(to, 'The email address of your account was changed', [
        say(
          `The email address of ${account(to)} at ${site.title} was changed.`,
          'Emails about it no longer come here, and links sent earlier no longer work.',
        ),
        'If you did not expect this, please ask the system administrator.',
      ]),

    deactivated: (to: Addressee): EmailMessage =>
      email(to, 'Your account was deactivated', [
        say(
          `${capital(account(to))} at ${site.title} was deactivated by the link that was sent to this address.`,
          'No data or settings were removed.',
        ),
        'To use it again, please ask the system administrator to reactivate it.',
      ]),

    deactivationNotice: (to: { email: string }, owner: Addressee): EmailMessage =>
      email({ ...to, name: '' }, `An account at ${site.title} was deactivated`, [
        `The owner of ${account(owner)} deactivated it. It can be reactivated in the Account Manager.`,
      ]),

    reactivated: (to: Addressee): EmailMessage =>
      email(to, 'Your account is active again', [
        `${capital(account(to))} at ${site.title} was reactivated. You can log in with your password as before.`,
        'If you do not want this, you can request a link for deactivating the account on your account page.',
      ]),
  }
}

/** Emails about two-step login. */
function secondFactorTemplates({ site, email, notYou }: CommonParts) {
  return {
    secondFactorOn: (to: Addressee): EmailMessage =>
      email(to, 'Two-step login is on', [
        say(
          `From now on, logging in to ${account(to)} at ${site.title} requires a code from your authenticator app after the password.`,
          'Keep the recovery codes in a safe place: each can be used once instead of a code from the app.',
        ),
        notYou,
      ]),

    secondFactorOff: (to: Addressee): EmailMessage =>
      email(to, 'Two-step login is off', [
        `Logging in to ${account(to)} at ${site.title} requires only the password again.`,
        notYou,
      ]),

    secondFactorRemoved: (to: Addressee): EmailMessage =>
      email(to, 'Two-step login is off', [
        say(
          `An administrator of ${site.title} turned off two-step login for ${account(to)}.`,
          'Logging in requires only the password again; you can turn it back on from your account page.',
        ),
        'If you did not expect this, please ask the system administrator.',
      ]),
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

function account({ email, name }: Addressee): string {
  return name === '' ? `the account of ${email}` : `the account '${name}' of ${email}`
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function span(seconds: Seconds): string {
  const hours = seconds / 3600
  return hours < 48 ? `${hours} hours` : `${hours / 24} days`
}
