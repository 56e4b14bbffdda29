import type { historyCalls, pageCalls } from '@sitewright/api-client/contract'
import { nameOf } from '../look-up.ts'
import type { Changes } from './change.ts'

export const pageChanges: Changes<typeof pageCalls & typeof historyCalls> = {
  'POST public/page-hit.json.php': { unnoted: 'a view changes no more than its count' },
  'POST private/page-create.json.php':
    ({ cloneid }, { look }) =>
    async ({ id }) => ({
      summary: 'Page created',
      subject: await look.page(id),
      details: cloneid === 0 ? '' : `A copy of ${nameOf(await look.page(cloneid))}`,
    }),
  'POST private/page-update.json.php':
    (input, { look }) =>
    async () => ({
      summary: 'Page changed',
      subject: await look.page(input.id),
      details: `${input.published ? 'Published' : 'Not published'}${input.url && `, address /${input.url}`}`,
    }),
  'GET private/page-delete.json.php': async ({ id }, { look }) => {
    const subject = await look.page(id)
    return () => ({ summary: 'Page deleted', subject })
  },
  'POST private/page-restore.json.php':
    ({ id }, { look }) =>
    async () => {
      const found = await look.revision(id)
      const facts = found && { subject: found.page, details: `Version ${found.version}` }
      return { summary: 'Version of a page made its draft', ...facts }
    },
  'POST private/page-replace.json.php':
    ({ id, sourceid }, { look }) =>
    async () => ({
      summary: 'Content of a page replaced',
      subject: await look.page(id),
      details: `By that of ${nameOf(await look.page(sourceid))}`,
    }),
}
