import type { CoreCalls, Page, PageType } from '@sitewright/api-client'
import { editedMoment, toLocalInput } from '@sitewright/page-kit/publishing'

type NewPage = CoreCalls['POST private/page-create.json.php']['input']
type PageUpdate = CoreCalls['POST private/page-update.json.php']['input']

/** What the New Page and Clone Page dialogs collect. */
export interface NewPageFields {
  description: string
  url: string
}

/** What the Edit Page dialog collects; start and end are texts of `datetime-local` inputs. */
export interface EditPageFields {
  description: string
  url: string
  published: boolean
  start: string
  end: string
}

/** The type that a clone of this page gets; undefined when that type is not installed. */
export function typeOfPage(page: Page, types: readonly PageType[]): PageType | undefined {
  return types.find((type) => type.renderer === page.renderer)
}

export function newPagePayload(fields: NewPageFields, type: PageType, source?: Page): NewPage {
  return { id: type.id, detail: fields.description, url: fields.url, cloneid: source?.id ?? 0 }
}

/** The row of a page that was just created: unpublished and without dates (Q78). */
export function createdPage(id: number, fields: NewPageFields, type: PageType): Page {
  return {
    id,
    name: fields.description,
    url: trimShortcut(fields.url),
    detail: type.title,
    renderer: type.renderer,
    published: false,
    pub_start: null,
    pub_end: null,
  }
}

export function editFields(page: Page): EditPageFields {
  const { name, url, published, pub_start, pub_end } = page
  return { description: name, url, published, start: toLocalInput(pub_start), end: toLocalInput(pub_end) }
}

/** Dates as epoch seconds or null (PAGE-020); the ones left alone keep their seconds. */
export function updatePayload(page: Page, fields: EditPageFields): PageUpdate {
  return {
    id: page.id,
    title: fields.description,
    url: fields.url,
    published: fields.published,
    pub_start: editedMoment(fields.start, page.pub_start),
    pub_end: editedMoment(fields.end, page.pub_end),
  }
}

/** The row of a page after that update. */
export function updatedPage(page: Page, { title, url, published, pub_start, pub_end }: PageUpdate): Page {
  return { ...page, name: title, url: trimShortcut(url), published, pub_start, pub_end }
}

/** As the server stores a shortcut (Q5). */
function trimShortcut(url: string): string {
  return url.trim().replace(/^\/+|\/+$/g, '')
}
