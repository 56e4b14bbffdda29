import { emailTemplates } from '../../apps/server/src/accounts/email-templates.ts'
import { plain } from './markdown.ts'

const person = { email: '{email}', name: '{name}' }
const token = { uid: '{link}', expires: 0 }

/** Every mail about accounts, with the site's title and the person left open. */
export function letterList() {
  const letters = emailTemplates({ title: '{site}', url: '{address}' })
  return Object.entries(letters)
    .map(([name, write]) => {
      const { subject, text } = write(person, name === 'invitation' ? invitation : secondOf(name))
      return `### ${plain(subject)}\n\n${bodyOf(text)}`
    })
    .join('\n')
}

const invitation = { password: token, deactivation: token }

function secondOf(name) {
  return name === 'deactivationNotice' ? person : token
}

/** The paragraphs between the greeting and the signature, with the labels of links in place of their addresses. */
function bodyOf(text) {
  const paragraphs = text.trim().split('\n\n').slice(1, -1)
  return paragraphs.map((each) => `${plain(each.replace(/^(.*):\n\S+$/, '[$1]'))}\n`).join('\n')
}
