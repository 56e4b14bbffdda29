import type { AnyDatabase, PageKindServices } from '@sitewright/page-kit/server'
import { manifest } from '../manifest.ts'
import { readLayout, type Layout } from '../model/layout.ts'

type Pages = Pick<PageKindServices, 'pages'>

const { kind } = manifest

/** True if there is a form with this id, published or not. */
export function isForm({ pages }: Pages, db: AnyDatabase, id: number): Promise<boolean> {
  return pages.exists(db, { id, kind })
}

/** A form as it is published, or would be; undefined where it is gone. */
export async function activeLayout({ pages }: Pages, db: AnyDatabase, id: number): Promise<Layout | undefined> {
  const content = await pages.activeContent(db, { id, kind })
  return content === undefined ? undefined : readLayout(content)
}

/** For how many days a form keeps its submissions, as it is set now; undefined where it is gone. */
export async function keepDaysOf(services: Pages, db: AnyDatabase, id: number): Promise<number | undefined> {
  return (await activeLayout(services, db, id))?.KeepDays
}
