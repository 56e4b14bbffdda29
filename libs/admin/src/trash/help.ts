import { defineMessages } from '@sitewright/messages'
import type { HelpText } from '@sitewright/page-kit/staff'
import { texts as screens } from '../screen-messages.ts'

const texts = defineMessages('admin/trash-help', {
  waits:
    'Pages, files, folders, accounts, roles, fonts, emails that were not sent and form submissions wait here after they were deleted. Visitors do not see them, nobody can log in with a deleted account, and a deleted role gives no rights.',
  restore:
    'Restore brings back what was deleted with what belonged to it: a page with its history, its roles and its places in the menu, a folder with its files, a role with its members and permissions. What has taken its place meanwhile stays, and you are told so.',
  gone: 'Delete for good and Empty trash remove it at once, files and personal data included. The number of days is set in Site Settings.',
})

/** What the screen’s help opens. */
export const help: HelpText = {
  get title() {
    return screens.trash()
  },
  get paragraphs() {
    return [texts.waits(), texts.restore(), texts.gone()]
  },
}
