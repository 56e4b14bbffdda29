// @vitest-environment node
import { ApiError } from '@sitewright/api-client'
import type { RenderRequest } from '@sitewright/page-kit/server'
import { expect, it } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { appSetup, calls, loggedInSetup } from '../testing/fixtures.ts'
import { newsKind, newsMenu as menu, newsRoutes as routes } from '../testing/news-kind.tsx'
import { rendererOf, request } from '../testing/render-request.ts'
import { textKind } from '../testing/text-kind.tsx'

const page = { id: 7, kind: 'news', title: 'Annual meeting', description: 'On 3 May', below: 'annual-meeting' }

function atMeeting(rest: Partial<RenderRequest> = {}, answer: unknown = { title: 'Annual meeting', data: 'All come' }) {
  const { api } = fakeApi({ [calls.below]: answer })
  return request({ url: '/news/annual-meeting', api, setup: appSetup({ routes }), menu, page, ...rest })
}

const render = async (asked: RenderRequest) => (await rendererOf([newsKind, textKind('single-page')])).render(asked)

it('draws what stands below a page, under its own title and address', async () => {
  const { status, html, standsAlone } = await render(atMeeting())
  expect([status, standsAlone]).toEqual([200, true])
  expect(html).toContain('<h1>All come</h1><p>Below: <!-- -->annual-meeting</p>')
  expect(html).toContain('<title>Annual meeting – Tramping Club</title>')
  expect(html).toContain('<meta name="description" content="On 3 May">')
  const address = 'https://example.org/news/annual-meeting'
  expect(html).toContain(`<link rel="canonical" href="${address}">`)
  expect(html).toContain('<meta property="og:title" content="Annual meeting">')
  expect(html).toContain(`<meta property="og:url" content="${address}">`)
  const [, state = ''] = /id="state">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(state).view).toMatchObject({ found: 'ready', id: 7, below: 'annual-meeting' })
})

it('marks the page in the menu, in a shell of its own', async () => {
  const { render: one } = await rendererOf([newsKind, textKind('single-page')])
  const { html } = await one(atMeeting())
  expect(html).toContain('<a href="/news" aria-current="true">News</a>')
  const own = await one(atMeeting({ url: '/news', page: { id: 7, kind: 'news', title: 'News', description: '' } }))
  expect(own.html).toContain('<a href="/news" aria-current="page">News</a>')
  const byId = await one(
    atMeeting({ url: '/pages/news/7', page: { id: 7, kind: 'news', title: 'News', description: '' } }),
  )
  expect(byId.html).toContain('<a href="/news" aria-current="page">News</a>')
  const other = await one(
    request({ menu, url: '/walks', page: { id: 3, kind: 'single-page', title: 'Walks', description: '' } }),
  )
  expect(other.html).toContain('<a href="/news">News</a>')
  expect((await one(atMeeting())).html).toBe(html)
})

it('names the address below the start page by the shortcut of that', async () => {
  const { html } = await render(atMeeting({ setup: appSetup({ routes, dp: 'news' }) }))
  expect(html).toContain('<link rel="canonical" href="https://example.org/news/annual-meeting">')
})

it('gives people who are logged in what the browser needs to go on from there', async () => {
  const { html } = await render(atMeeting({ setup: { ...loggedInSetup([]), routes } }))
  const [, state = ''] = /id="state">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(state)).toMatchObject({ subAddressedKinds: ['news'], view: { below: 'annual-meeting' } })
  expect(html).toContain('<h1>All come</h1><p>Below: <!-- -->annual-meeting</p>')
})

it.each([404, 403])('answers %i where the server has just said so', async (code) => {
  const gone = new ApiError('no', { status: code })
  expect((await render(atMeeting({}, gone))).status).toBe(code)
})
