import type { fileCalls } from '@sitewright/api-client/contract'
import type { Subject } from '../entry.ts'
import type { Changes } from './change.ts'

export const fileChanges: Changes<typeof fileCalls> = {
  'POST private/folder-create.json.php':
    (_, { look }) =>
    async ({ id }) => ({ summary: 'Folder created', subject: await look.folder(id) }),
  'GET private/folder-delete.json.php': async ({ id }, { look }) => {
    const subject = await look.folder(id)
    return () => ({ summary: 'Folder deleted', subject })
  },
  'POST private/file-upload.json.php':
    (fields, { look }) =>
    async ({ id }) => {
      const subject = await look.file(id)
      // a file that is replaced stays where it is, whatever folder the call names
      if (fields.id !== undefined) return { summary: 'File replaced', subject }
      return { summary: 'File uploaded', subject, details: inFolder(await look.folder(fields.idFolder)) }
    },
  'GET private/file-delete.json.php': async ({ id }, { look }) => {
    const subject = await look.file(id)
    return () => ({ summary: 'File deleted', subject })
  },
  'GET private/file-move.json.php':
    ({ iid, fid }, { look }) =>
    async () => ({
      summary: 'File moved',
      subject: await look.file(iid),
      details: inFolder(await look.folder(fid)),
    }),
  'POST private/file-set-properties.json.php': async ({ id }, { look }) => {
    const before = await look.file(id)
    return async () => {
      const subject = await look.file(id)
      return {
        summary: 'Name or caption of a file changed',
        subject,
        details: before.label === subject.label ? '' : `Was ${before.label}`,
      }
    }
  },
  'POST protected/image-get-captions.json.php': { unnoted: 'it only reads' },
}

function inFolder({ label }: Subject): string {
  return label === '' ? 'In a personal folder' : `In ${label}`
}
