import { ApiError } from '@sitewright/api-client'
import type { Answers } from '@sitewright/page-kit/testing'
import { readLayout, writeLayout, type Layout } from '../model/layout.ts'

/** What was sent to be saved. */
export interface Saved {
  id: number
  content: string
  draft: boolean
  fromDraft: boolean
  base?: number
}

/** The server's part, in memory: what it keeps, and every save that it was sent. */
export function serverWith(active: Layout, draft: Layout | null = null) {
  const page = { active: writeLayout(active), draft: draft && writeLayout(draft), version: 1 }
  const saves: Saved[] = []
  const answers: Record<string, Answers[string]> = {
    'GET protected/plugin/get-content.json.php': () => [page.active, page.draft, page.version],
    'GET protected/plugin/form/places.json.php': () => [],
    'GET protected/folder-get-list.json.php': () => [],
    'GET protected/file-get-list.json.php': () => [],
    'POST protected/plugin/form/save-form.json.php': (input) => {
      const save = input as unknown as Saved
      saves.push(save)
      if (save.base !== page.version)
        throw new ApiError('stale', { status: 409, body: { error: 'Changed', by: 'Ann' } })
      if (save.draft) page.draft = save.content
      else Object.assign(page, { active: save.content }, save.fromDraft ? { draft: null } : {})
      page.version += 1
      return { version: page.version }
    },
  }
  return { page, saves, answers, lastSaved: () => readLayout(saves.at(-1)?.content ?? '') }
}
