import { defineMessages } from '@sitewright/messages'
import type { HelpText } from '@sitewright/page-kit/staff'

const texts = defineMessages('admin/role-manager-help', {
  title: 'Role Manager',
  roles:
    'A role has members and permissions. Its members may do what its permissions say, beside what their other roles allow.',
  keptFor: 'Pages, folders, files and menu items can be kept for roles: the key beside them opens the list.',
  limits: 'Nobody can give a permission that they do not have, and the last administrator stays one.',
})

/** What the screen’s help opens. */
export const help: HelpText = {
  get title() {
    return texts.title()
  },
  get paragraphs() {
    return [texts.roles(), texts.keptFor(), texts.limits()]
  },
}
