import type { DocumentAnswer, DocumentRequest, KindDocument, PageKindServices } from '@sitewright/page-kit/server'
import { texts as done } from '../audit-messages.ts'
import { manifest } from '../manifest.ts'
import { htmlDocument, type DocumentLink } from './html-document.ts'
import { mayRelease } from './may-release.ts'
import { isCode } from './secrets.ts'
import { formOf, isReleasable, release, type ReleaseCode } from './submissions.ts'
import { texts } from './verify-messages.ts'

/** What the page says, by what became of the request. */
const pages = {
  ask: { status: 200, title: texts.ask, paragraph: texts.askWhat, button: texts.confirm },
  askStaff: { status: 200, title: texts.askStaff, paragraph: texts.askStaffWhat, button: texts.confirm },
  released: { status: 200, title: texts.released, paragraph: texts.releasedWhat },
  releasedByStaff: { status: 200, title: texts.releasedByStaff, paragraph: texts.releasedByStaffWhat },
  over: { status: 410, title: texts.over, paragraph: texts.overWhat, leadsOn: true },
  denied: { status: 403, title: texts.denied, paragraph: texts.deniedWhat, leadsOn: true },
} as const satisfies Record<string, VerifyPage>

interface VerifyPage {
  status: number
  title: () => string
  paragraph: () => string
  button?: () => string
  /** Nothing can be done on it: it has a link. */
  leadsOn?: boolean
}

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

  /** The form of a submitter's link that is over, where they may open it. */
  async function openForm({ query, who }: DocumentRequest): Promise<number | undefined> {
    const code = query['t']
    const id = isCode(code) && query['a'] !== '1' ? await formOf(services, code) : undefined
    if (id === undefined || !(await services.pages.published({ id, kind: manifest.kind, who }))) return undefined
    return id
  }

  async function answer(request: DocumentRequest): Promise<DocumentAnswer> {
    const what = await outcome(request)
    const { status, title: heading, paragraph, button, leadsOn = false }: VerifyPage = pages[what]
    const { url, title, logo } = services.site
    const site = { url, title: await title(), logo: await logo() }
    const did = what === 'releasedByStaff' ? { did: done.released } : {}
    const page = {
      title: heading(),
      paragraphs: [paragraph()],
      ...(button && { button: button() }),
      ...(leadsOn && { link: wayOn(services, await openForm(request)) }),
    }
    return { status, body: htmlDocument({ ...page, site }), ...did }
  }

  return { path: 'public/verify.php', methods: ['GET', 'POST'], answer }
}

function wayOn({ site }: PageKindServices, form: number | undefined): DocumentLink {
  if (form === undefined) return { text: texts.toStart(), href: `${site.url}/` }
  return { text: texts.toForm(), href: `${site.url}/pages/${manifest.kind}/${form}` }
}
