import { withCalls } from '@sitewright/api-client'
import type { Command, ListCommands } from '@sitewright/page-kit'
import type { ContactFormCalls } from '../../contract.ts'
import { inboxAddress } from './inbox-address.ts'

const keywords = 'inbox messages answers'

const readNew: Command = {
  ...{ key: 'new', label: 'Read new messages', keywords: 'inbox submissions answers unread', icon: 'inbox' },
  address: inboxAddress({ mark: 'new' }),
}

/** What the palette has for anyone who reads submissions: the new ones, and those of each form that has some. */
const listCommands: ListCommands = async ({ api }) => {
  const forms = await withCalls<ContactFormCalls>(api)('GET private/form-inbox-forms.json.php')
  const ofForms = forms.map(({ id, title }): Command => ({
    ...{ key: `form ${id}`, label: `Open the submissions of ${title || 'a page without a title'}`, group: 'Forms' },
    ...{ keywords, icon: 'inbox', address: inboxAddress({ form: id }) },
  }))
  return [readNew, ...ofForms]
}

export default listCommands
