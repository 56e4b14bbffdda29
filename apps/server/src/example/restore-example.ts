import type { FooterFields } from '@sitewright/api-client/contract'
import { fail } from '../errors.ts'
import type { Looks } from '../look/looks.ts'
import type { Restorer } from '../trash/trash.ts'

/** How the name, description and footer of the site come back, with the memory of what it came with: where nobody has set them since. */
export const exampleRestorer = (looks: () => Pick<Looks, 'putFooter'>): Restorer => ({
  async begin({ tx }) {
    if (await tx.selectFrom('examples').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())
      fail('trashPlaceTaken')
    return undefined
  },
  async end({ tx, facts }) {
    const footer = facts['footer'] as FooterFields | undefined
    if (footer) await looks().putFooter(tx, footer)
    const settings = facts['settings'] as readonly { name: string; value: string }[]
    if (settings.length === 0) return
    await tx
      .insertInto('settings')
      .values([...settings])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
})
