import type { ScreenQuery } from '@sitewright/page-kit'
import type { Mark } from '../../submission.ts'

/** Written out: what the form has in common with its screens would come to visitors too. */
const inboxPath = '/pages/forminbox'

// not those of `marks.ts`: the palette needs none of the words of the inbox
const marks: readonly string[] = ['new', 'done', 'spam'] satisfies Mark[]

/** What of the inbox an address can ask for. */
export interface InboxPart {
  /** Id of the form's page. */
  form?: number
  mark?: Mark
}

/** The address of the inbox that shows only this part of it. */
export function inboxAddress(part: InboxPart): string {
  const query = new URLSearchParams(Object.entries(part).map(([name, value]) => [name, String(value)]))
  return `${inboxPath}?${query}`
}

/** What the query of such an address asks for; undefined where it asks for nothing that there is. */
export function inboxPart({ form, mark }: ScreenQuery = {}): InboxPart | undefined {
  const isForm = form !== undefined && /^[1-9]\d{0,15}$/.test(form)
  const isMark = mark !== undefined && marks.includes(mark)
  if (!isForm && !isMark) return undefined
  return { ...(isForm && { form: Number(form) }), ...(isMark && { mark: mark as Mark }) }
}
