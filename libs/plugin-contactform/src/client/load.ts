import { ApiError, withCalls } from '@sitewright/api-client'
import type { LoadOptions } from '@sitewright/page-kit'
import { sanitizeInBrowser } from '@sitewright/html'
import { readHumanCheck, type HumanCheckFacts } from '@sitewright/page-kit/human-check'
import { fieldsOf } from '@sitewright/page-kit/values'
import type { ContactFormCalls } from '../contract.ts'
import type { Field } from '../model/field.ts'
import { upgradeLayout } from '../form.ts'
import { htmlOf, withHtml } from '../html-settings.ts'
import { readLayout, type Layout } from '../model/layout.ts'
import { limitedOptions, type Place } from '../places.ts'

/** What View needs: the form, and for its editors the draft and the version. Its texts are fit to be shown. */
export interface ContactFormData {
  layout: Layout
  draft: Layout | null
  version?: number
  /** What is left of the places of its choices; absent where none is limited. */
  places?: readonly Place[]
  /** The human check, as far as the server told with the page: so a browser can set it up without a request. */
  check?: HumanCheckFacts
}

/**
 * Reads the page's form, as this version understands it. In a browser its texts are sanitised once more; what a server
 * shows was sanitised when it was stored.
 *
 * @throws {ApiError} as the call does, 403 also where the answer only says 'Permission denied' (FORM-144). The shell
 * then tells the visitor; after other failures it goes on showing its spinner.
 */
export async function load({ api, pageId }: LoadOptions): Promise<ContactFormData> {
  const reply: unknown = await api('GET protected/plugin/get-content.json.php', { id: pageId })
  if (fieldsOf(reply)['error'] === 'Permission denied') throw new ApiError('Permission denied', { status: 403 })
  const [active, draft, version]: unknown[] = Array.isArray(reply) ? reply : []
  const layout = await safeLayout(typeof active === 'string' ? active : '')
  return {
    layout,
    ...(limitedOptions(layout).length > 0 && { places: await loadPlaces(api, pageId) }),
    draft: typeof draft === 'string' ? await safeLayout(draft) : null,
    ...(typeof version === 'number' ? { version } : {}),
    ...(await checkAhead(api)),
  }
}

/** In a browser the form asks by itself, and so it does where this fails. */
async function checkAhead(api: LoadOptions['api']): Promise<Pick<ContactFormData, 'check'>> {
  if (typeof window !== 'undefined') return {}
  try {
    return { check: await readHumanCheck(api) }
  } catch (error) {
    console.error(error)
    return {}
  }
}

/** None where they cannot be told: the server counts again when a form is sent. */
export async function loadPlaces(api: LoadOptions['api'], id: number): Promise<readonly Place[]> {
  try {
    return await withCalls<ContactFormCalls>(api)('GET protected/plugin/form/places.json.php', { id })
  } catch (error) {
    console.error(error)
    return []
  }
}

async function safeLayout(content: string): Promise<Layout> {
  const layout = upgradeLayout(readLayout(content))
  if (typeof window === 'undefined') return layout
  return {
    ...layout,
    fields: await Promise.all(layout.fields.map(safeField)),
    SubmitCompletionText: await sanitizeInBrowser(layout.SubmitCompletionText),
  }
}

async function safeField(field: Field): Promise<Field> {
  return withHtml(field, await Promise.all(htmlOf(field).map((html) => sanitizeInBrowser(html))))
}
