import type { AdminScreen } from '@sitewright/page-kit'
import { texts } from './screen-messages.ts'

const common = { needs: ['core.admin', 'core.page-manager'], wide: true } as const

type Load = AdminScreen['load']

// each is given its code by the kind's own module, so that the build tells screens from what an editor needs

export const releaseManager = (load: Load): AdminScreen => ({
  ...common,
  path: 'releasemanager',
  get label() {
    return texts.releaseManager()
  },
  order: 40,
  gearOrder: 50,
  icon: 'clock',
  get waits() {
    return {
      call: 'GET private/form-get-release-list.json.php',
      nouns: [texts.submission(), texts.submissions()],
    } as const
  },
  load,
})

export const inbox = (load: Load): AdminScreen => ({
  ...common,
  path: 'forminbox',
  get label() {
    return texts.inbox()
  },
  icon: 'inbox',
  get waits() {
    return { call: 'GET private/form-inbox-new.json.php', nouns: [texts.newMessage(), texts.newMessages()] } as const
  },
  load,
})

/** Who may open them. */
export const readers = common.needs
