import type { DocumentAnswer, DocumentRequest, KindDocument, PageKindServices } from '@sitewright/page-kit/server'
import { htmlDocument } from './html-document.ts'
import { mayRelease } from './may-release.ts'
import { isCode } from './secrets.ts'
import { isReleasable, release, type ReleaseCode } from './submissions.ts'

/** What the page says, by what became of the request. */
const pages = {
  ask: {
    status: 200,
    title: 'Confirm your message',
    paragraphs: ['Please confirm that you sent this message. It is delivered as soon as you do.'],
    button: 'Confirm',
  },
  askStaff: {
    status: 200,
    title: 'Release this message',
    paragraphs: ['The message is delivered as soon as you confirm.'],
    button: 'Confirm',
  },
  released: {
    status: 200,
    title: 'Your message is on its way',
    paragraphs: ['Thank you. Your message has been confirmed and is being delivered. You can close this page.'],
  },
  releasedByStaff: {
    status: 200,
    title: 'The message is on its way',
    paragraphs: ['The message has been released and is being delivered. You can close this page.'],
  },
  over: {
    status: 410,
    title: 'This link is invalid or has expired',
    paragraphs: [
      'Each link works once, and for 4 hours. If the message was confirmed already, there is nothing left to do; otherwise please fill in the form again.',
    ],
  },
  denied: {
    status: 403,
    title: 'Permission denied',
    paragraphs: ['Please log in as someone who may release messages, and try again.'],
  },
} as const satisfies Record<string, { status: number; title: string; paragraphs: readonly string[]; button?: string }>

/**
 * The address that lets a submission go. The link in the submitter's email only shows a button, since mail scanners open
 * every link (Q88, T24); staff, who come from the site itself, release at once.
 */
export function verifyDocument(services: PageKindServices): KindDocument {
  async function outcome(request: DocumentRequest): Promise<keyof typeof pages> {
    const { query, method, fromSite, who } = request
    const byStaff = query['a'] === '1'
    if (byStaff && !mayRelease(who)) return 'denied'
    const code = query['t']
    if (!isCode(code)) return 'over'
    const found: ReleaseCode = byStaff ? { staff: code } : { mailed: code }
    const now = Math.floor(services.clock() / 1000)
    if (method === 'POST' || (byStaff && fromSite)) {
      if (!(await release(services, { ...found, now }))) return 'over'
      return byStaff ? 'releasedByStaff' : 'released'
    }
    if (!(await isReleasable(services, { ...found, now }))) return 'over'
    return byStaff ? 'askStaff' : 'ask'
  }

  async function answer(request: DocumentRequest): Promise<DocumentAnswer> {
    const what = await outcome(request)
    const { status, ...page } = pages[what]
    const { url, title, logo } = services.site
    const site = { url, title: await title(), logo: await logo() }
    const did = what === 'releasedByStaff' ? { did: 'Submission released' } : {}
    return { status, body: htmlDocument({ ...page, site }), ...did }
  }

  return { path: 'public/verify.php', methods: ['GET', 'POST'], answer }
}
