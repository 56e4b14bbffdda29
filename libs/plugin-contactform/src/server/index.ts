import { definePageKindServer } from '@sitewright/page-kit/server'
import { contactFormCalls } from '../contract.ts'
import { fieldModels } from '../field-types/models.ts'
import { manifest } from '../manifest.ts'
import { texts as done } from '../audit-messages.ts'
import { formDocuments } from './documents.ts'
import { formContent } from './form-content.ts'
import { formHandlers } from './handlers.ts'
import { migrations } from './migrations.ts'
import { deleteExpired } from './retention.ts'
import { placesTopic } from './places.ts'
import { uploadAdmission } from './uploads.ts'
import { picture } from './picture.ts'

/** The contact form on the server: its layout is JSON text, what visitors submit has tables of its own. */
export default definePageKindServer({
  manifest,
  picture,
  ...formContent,
  dependsOn: (_, { id }) => [placesTopic(id)],
  migrations,
  calls: contactFormCalls,
  handlers: formHandlers,
  admitUpload: uploadAdmission,
  documents: formDocuments,
  documentsDid: [done.released],
  maintenance: deleteExpired,
  extensionPoints: [fieldModels],
})
