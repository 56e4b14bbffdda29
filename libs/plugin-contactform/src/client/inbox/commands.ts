import { withCalls } from '@sitewright/api-client'
import { defineMessages } from '@sitewright/messages'
import type { Command, ListCommands } from '@sitewright/page-kit'
import type { ContactFormCalls } from '../../contract.ts'
import { inboxAddress } from './inbox-address.ts'

const texts = defineMessages('contactform/inbox-commands', {
  readNew: 'Read new messages',
  readNewKeywords: 'inbox submissions answers unread',
  open: 'Open the submissions of {form}',
  openUntitled: 'Open the submissions of a page without a title',
  openKeywords: 'inbox messages answers',
  forms: 'Forms',
})

/** What the palette has for anyone who reads submissions: the new ones, and those of each form that has some. */
const listCommands: ListCommands = async ({ api }) => {
  const forms = await withCalls<ContactFormCalls>(api)('GET private/form-inbox-forms.json.php')
  const readNew: Command = {
    ...{ key: 'new', label: texts.readNew(), keywords: texts.readNewKeywords(), icon: 'inbox' },
    address: inboxAddress({ mark: 'new' }),
  }
  const ofForms = forms.map(({ id, title }): Command => ({
    ...{ key: `form ${id}`, label: title ? texts.open({ form: title }) : texts.openUntitled(), group: texts.forms() },
    ...{ keywords: texts.openKeywords(), icon: 'inbox', address: inboxAddress({ form: id }) },
  }))
  return [readNew, ...ofForms]
}

export default listCommands
