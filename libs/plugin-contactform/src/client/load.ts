import { ApiError } from '@sitewright/api-client'
import type { LoadOptions } from '@sitewright/page-kit'
import { sanitizeInBrowser } from '@sitewright/html'
import { fieldsOf } from '@sitewright/page-kit/values'
import { textModel } from '../field-types/text/model.ts'
import type { Field } from '../model/field.ts'
import { upgradeLayout } from '../form.ts'
import { readLayout, type Layout } from '../model/layout.ts'

/** What View needs: the form, and for its editors the draft and the version. Its texts are fit to be shown. */
export interface ContactFormData {
  layout: Layout
  draft: Layout | null
  version?: number
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
  return {
    layout: await safeLayout(typeof active === 'string' ? active : ''),
    draft: typeof draft === 'string' ? await safeLayout(draft) : null,
    ...(typeof version === 'number' ? { version } : {}),
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
  if (field.fieldType !== textModel.fieldType) return field
  const config = textModel.read(field.config)
  return { ...field, config: { ...config, Content: await sanitizeInBrowser(config.Content) } }
}
