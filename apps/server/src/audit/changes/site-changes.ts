import type { mailCalls, menuCalls, sessionCalls, settingsCalls } from '@sitewright/api-client/contract'
import type { Settings } from '../../settings/settings.ts'
import { securityEvent, type Changes } from './change.ts'

export const siteChanges: Changes<typeof sessionCalls & typeof menuCalls & typeof settingsCalls & typeof mailCalls> = {
  'POST public/login.json.php': securityEvent,
  'GET public/logout.json.php': () => () => ({ summary: 'Signed out' }),

  'POST private/set_menu_structure.json.php': (change) => (saved) => ({
    summary: 'Menu saved',
    details: [
      counted(saved.filter(([old]) => (old as number) < 0).length, 'new item'),
      counted(change.delete.length, 'item', 'deleted'),
    ]
      .filter(Boolean)
      .join(', '),
  }),
  'POST private/links-save.json.php': (links) => () => ({
    summary: 'Link buttons saved',
    details: counted(links.length, 'button') || 'No button',
  }),
  'POST private/set-site-settings.json.php': async (_, { settings }) => {
    const before = await settings()
    return async () => ({ summary: 'Site settings saved', details: namesOfChanged(before, await settings()) })
  },

  'POST private/mail-retry.json.php': async ({ id }, { look }) => {
    const subject = await look.mail(id)
    return () => ({ summary: 'Mail tried again', subject })
  },
  'POST private/mail-delete.json.php': async ({ id }, { look }) => {
    const subject = await look.mail(id)
    return () => ({ summary: 'Mail deleted', subject })
  },
}

/** Which ones, not what they are: one of them is a secret. */
function namesOfChanged(before: Settings, after: Settings): string {
  const names = (Object.keys(after) as (keyof Settings)[]).filter((name) => before[name] !== after[name])
  return names.length === 0 ? 'Nothing changed' : names.join(', ')
}

/** Such as `2 items deleted`; '' for none. */
function counted(count: number, what: string, done = ''): string {
  return count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'} ${done}`.trim()
}
