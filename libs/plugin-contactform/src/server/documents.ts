import type { KindDocument, PageKindServices } from '@sitewright/page-kit/server'
import { downloadDocument } from './download.ts'
import { exportDocument } from './export.ts'
import { verifyDocument } from './verify.ts'

/** The addresses that answer something else than JSON: the link of an email, the messages as CSV, a file of one. */
export function formDocuments(services: PageKindServices): KindDocument[] {
  return [verifyDocument(services), exportDocument(services), downloadDocument(services)]
}
