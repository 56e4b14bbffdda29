import type { Command, SiteCommands } from '@sitewright/page-kit'

/** A kind's commands, for anyone who holds one of these permissions. */
export function commandList(needs: readonly string[], commands: readonly Command[]): SiteCommands {
  return { kind: 'walks', needs, load: async () => ({ default: () => commands }) }
}

/** As the contact form brings them. */
export const sampleCommands: readonly Command[] = [
  { key: 'new', label: 'Read new messages', keywords: 'inbox', icon: 'inbox', address: '/pages/forminbox?mark=new' },
  { key: 'form 3', label: 'Open the submissions of Bookings', group: 'Forms', address: '/pages/forminbox?form=3' },
]
