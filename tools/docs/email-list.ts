import { emailTemplates } from '@sitewright/server/reference'
import { english } from '@sitewright/messages'
import { letterColors } from '@sitewright/theme'
import { plain } from './markdown.ts'

type Letter = ReturnType<ReturnType<typeof emailTemplates>['deactivated']>

const person = { email: '{email}', name: '{name}' }
const token = { uid: '{link}', expires: 0 }

/** Every email about accounts, with the site's title and the person left open. */
export function emailList(): string {
  const templates = emailTemplates({
    title: '{site}',
    languageOf: () => english,
    url: '{address}',
    colors: letterColors,
  })
  const letters: Record<keyof typeof templates, Letter> = {
    resetLink: templates.resetLink(person, token),
    resetOfDeactivated: templates.resetOfDeactivated(person),
    invitation: templates.invitation(person, { password: token, deactivation: token }),
    deactivationLink: templates.deactivationLink(person, token),
    passwordChanged: templates.passwordChanged(person),
    passwordChangedForYou: templates.passwordChangedForYou(person),
    emailChanged: templates.emailChanged(person),
    deactivated: templates.deactivated(person),
    deactivationNotice: templates.deactivationNotice(person, person),
    reactivated: templates.reactivated(person),
    secondFactorOn: templates.secondFactorOn(person),
    secondFactorOff: templates.secondFactorOff(person),
    secondFactorRemoved: templates.secondFactorRemoved(person),
  }
  return Object.values(letters)
    .map(({ subject, text }) => `### ${plain(subject)}\n\n${bodyOf(text)}`)
    .join('\n')
}

/** The paragraphs between the greeting and the signature, with the labels of links in place of their addresses. */
function bodyOf(text: string) {
  const paragraphs = text.trim().split('\n\n').slice(1, -1)
  return paragraphs.map((each) => `${plain(each.replace(/^(.*):\n\S+$/, '[$1]'))}\n`).join('\n')
}
