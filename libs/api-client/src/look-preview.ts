import { ApiError } from './api-error.ts'
import type { FooterFields, LookFields } from './contract/schemas/look.ts'
import { ownScript } from './own-script.ts'

/** A page, and how it is to look. */
export interface LookPreview {
  /** Address of the page on the site, such as `/huts`. */
  path: string
  look: LookFields
  footer: FooterFields
}

const path = '/api/1/private/look-preview.php'

/**
 * A page as visitors would see it with a look and a footer that nobody has published: a whole document without scripts.
 *
 * @throws an ApiError, of status 400 for a look that is none.
 */
export async function drawLookPreview(
  preview: LookPreview,
  { signal }: { signal?: AbortSignal } = {},
): Promise<string> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { ...ownScript, 'Content-Type': 'application/json' },
    body: JSON.stringify(preview),
    signal: signal ?? null,
  }).catch((cause: unknown) => {
    throw new ApiError(`${path} got no answer`, { status: 0, cause })
  })
  if (!response.ok) throw new ApiError(`${path} answered ${response.status}`, await refusal(response))
  return response.text()
}

async function refusal(response: Response): Promise<{ status: number; body: Record<string, unknown> }> {
  const { status } = response
  try {
    const body: unknown = await response.json()
    return { status, body: typeof body === 'object' && body !== null ? { ...body } : {} }
  } catch {
    return { status, body: {} }
  }
}
