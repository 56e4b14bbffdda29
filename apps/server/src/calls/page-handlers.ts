import type { PagesChanged } from '@sitewright/api-client'
import type { pageCalls } from '@sitewright/api-client/contract'
import type { Handlers, Identity } from '@sitewright/page-kit/server'
import { fail } from '../errors.ts'
import { createPagedPages } from '../pages/paged-pages.ts'
import { createPageList, listPageTypes } from '../pages/page-list.ts'
import { createPageChoices } from '../pages/page-choices.ts'
import { createPageHeadings } from '../pages/page-headings.ts'
import { createPagesByMenu } from '../pages/pages-by-menu.ts'
import { createPageStatus } from '../pages/page-status.ts'
import { pageListTopics } from '../pages/page-list-topics.ts'
import { checkShortcut } from '../pages/shortcuts.ts'
import type { Services } from '../services.ts'
import type { CoreContext } from './endpoints.ts'

/** What answers the calls about pages. */
export function pageHandlers(services: Services): Handlers<typeof pageCalls, CoreContext> {
  const { access, brokenLinks, contents, database, facts, hits, kinds, listNews, now, pages, roles, subPages } =
    services
  const listPages = createPageList(services)
  const listPaged = createPagedPages(services)
  const listByMenu = createPagesByMenu(services)
  const listChoices = createPageChoices(services)
  const headings = createPageHeadings(services)
  const statusOf = createPageStatus(services)

  /** @throws {RefusedError} 404 for a page that is not there for this person, 403 for one restricted to others. */
  async function titleOf(id: number, who: Identity): Promise<string> {
    const page = await facts.byId(id)
    const visibility = page && access.visibility(page, page.roles, who, now())
    if (!page || visibility === 'hidden') return fail('notFound')
    return visibility === 'denied' ? fail('permissionDenied') : page.title
  }

  return {
    'POST public/page-hit.json.php': async ({ id }, { client, who }) => {
      const page = await facts.byId(id)
      const opens = page && access.visibility(page, page.roles, who, now()) === 'visible'
      // whether it was counted is nobody's business: it would tell which pages there are
      if (opens) hits.count(id, client)
      return {}
    },
    'GET private/page-get-hit-count.json.php': ({ id }) => hits.read(id),
    'GET private/pagetype-get-list.json.php': () => listPageTypes(database, kinds),
    'GET private/page-get-list.json.php': () => listPages(),
    'GET private/page-get-paged.json.php': (input) => listPaged(input),
    'GET private/page-get-by-menu.json.php': (input) => listByMenu(input),
    'GET private/page-list-news.php': (_, { who }) => listNews.follow(pageListTopics, who),
    'GET private/page-get-choices.json.php': (input, { who }) => listChoices(input, who),
    'GET private/page-get-broken-links.json.php': ({ after = 0 }, { who }) => brokenLinks(after, who),
    'POST private/page-create.json.php': async (input, context) => ({ id: await pages.create(input, context) }),
    'POST private/page-update.json.php': async (input, context) => {
      await pages.update(input, context)
      return {}
    },
    'POST private/page-publish-many.json.php': async ({ ids, published }, actor) =>
      without(ids, await pages.publishMany(ids, { published, actor })),
    'POST private/page-restrict-many.json.php': async ({ ids, permissions }, actor) =>
      without(ids, await roles.ofResources.savePages(ids, permissions, actor)),
    'GET private/page-check-shortcut.json.php': (question) => checkShortcut(database.read, question),
    'GET private/page-delete.json.php': async ({ id }, context) => {
      await pages.remove(id, context)
      return {}
    },
    'GET protected/page-get-status.json.php': ({ id }, { who }) => statusOf(id, who),
    'GET protected/page-get-title.json.php': async ({ id }, { who }) => ({ title: await titleOf(id, who) }),
    'GET protected/page-get-below.json.php': async (asked, { who }) => {
      const { title, data } = await subPages.read(asked, who)
      return { title, ...(data !== undefined && { data }) }
    },
    'POST protected/page-discard-draft.json.php': async (input, context) => ({
      version: await contents.discardDraft(input, context),
    }),
    'GET protected/page-get-headings.json.php': ({ id }, { who }) => headings.ofPage(id, who),
    'GET protected/page-find-headings.json.php': ({ q }, { who }) => headings.find(q, who),
    'GET protected/plugin/get-content.json.php': ({ id }, { who }) => contents.read(id, who),
  }
}

/** Which of the pages that were named are none of those that were changed. */
function without(ids: readonly number[], changed: readonly number[]): PagesChanged {
  const there = new Set(changed)
  const gone = [...new Set(ids)].filter((id) => !there.has(id))
  return gone.length === 0 ? {} : { gone }
}
