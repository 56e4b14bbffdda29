import { ApiError } from '@sitewright/api-client'
import { allFetched, fakeApi, KitProviders } from '@sitewright/page-kit/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleKindContent, type SampleKindContent } from '../content.ts'
import { manifest } from '../manifest.ts'
import { active, draft } from '../testing/sample-contents.ts'
import { load } from './load.ts'
import { View } from './View.tsx'

const pageId = 7
const { of, parse, write } = sampleKindContent

/** The server's part, in memory. */
function siteWith(stored: { active: SampleKindContent; draft: SampleKindContent | null }) {
  const page = { ...stored, version: 1 }
  const thanks = { count: 2, mine: false }
  const api = fakeApi({
    'GET protected/plugin/get-content.json.php': () => [
      write(page.active),
      page.draft && write(page.draft),
      page.version,
    ],
    'POST protected/plugin/sample-kind/save-page.json.php': ({ content, draft: isDraft, fromDraft, base }) => {
      if (base !== page.version) throw new ApiError('stale', { status: 409, body: { error: 'Changed', by: 'Ann' } })
      page[isDraft ? 'draft' : 'active'] = parse(String(content))!
      if (fromDraft) page.draft = null
      page.version += 1
      return { version: page.version }
    },
    'GET protected/plugin/sample-kind/get-thanks.json.php': () => ({ ...thanks }),
    'POST protected/plugin/sample-kind/say-thanks.json.php': () => ({ count: thanks.count + 1, mine: true }),
  })
  return { page, api }
}

async function open(api: ReturnType<typeof siteWith>['api'], ...permissions: string[]) {
  const data = await load({ api, pageId })
  render(
    <KitProviders api={api} permissions={permissions}>
      <View pageId={pageId} data={data} />
    </KitProviders>,
  )
  await allFetched()
  return userEvent.setup()
}

/** Code that is fetched when it is needed takes its time on a busy machine. */
const button = (name: string) => screen.findByRole('button', { name }, { timeout: 60_000 })
const field = (name: string) => screen.findByRole('textbox', { name })

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('for a visitor', () => {
  it('shows the introduction and the list, and nothing to press', async () => {
    await open(siteWith({ active, draft }).api)
    await allFetched()
    expect(screen.getByText(active.intro)).toBeVisible()
    expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(
      active.items.map(({ text }) => text),
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows markup as the text that it is', async () => {
    await open(siteWith({ active: of({ intro: '<b>x</b>' }), draft: null }).api)
    await allFetched()
    expect(screen.getByText('<b>x</b>')).toBeVisible()
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('for somebody logged in', () => {
  it('accepts thanks, once', async () => {
    const user = await open(siteWith({ active, draft }).api, 'core.account-owner')
    const say = await button('Say thank you')
    await allFetched()
    expect(screen.getByRole('status')).toHaveTextContent('2 people said thank you')
    expect(screen.queryByRole('group', { name: 'Page editing' })).toBeNull()
    await user.click(say)
    expect(await button('You said thank you')).toBeDisabled()
    expect(screen.getByRole('status')).toHaveTextContent('3 people said thank you')
  })

  it('reports thanks that could not be stored, and allows another try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const failing = fakeApi({
      'GET protected/plugin/get-content.json.php': () => [write(active)],
      'GET protected/plugin/sample-kind/get-thanks.json.php': () => ({ count: 0, mine: false }),
    })
    const user = await open(failing, 'core.account-owner')
    await user.click(await button('Say thank you'))
    await waitFor(() => expect(alert).toHaveBeenCalled())
    expect(await button('Say thank you')).toBeEnabled()
  })
})

describe('for an editor', () => {
  it('is edited in place beside a live preview, and published', async () => {
    const { page, api } = siteWith({ active, draft: null })
    const user = await open(api, manifest.editor)
    await user.click(await button('Edit page'))
    await user.clear(await field('Introduction'))
    await user.type(await field('Introduction'), 'For two')
    await user.click(await button('Add entry'))
    await user.type(screen.getAllByRole('textbox', { name: 'Text' }).at(-1)!, 'Nuts')
    const preview = screen.getByRole('region', { name: 'Page Preview' })
    expect(within(preview).getByText('For two')).toBeVisible()
    expect(within(preview).getAllByRole('listitem').at(-1)).toHaveTextContent('Nuts')
    await user.click(await button('Save page'))
    await waitFor(() =>
      expect(page.active).toEqual({ ...active, intro: 'For two', items: [...active.items, { text: 'Nuts' }] }),
    )
    expect(await button('Edit page')).toBeVisible()
  })

  it('stores a draft that nobody else sees, and loads it again', async () => {
    const { page, api } = siteWith({ active, draft })
    const user = await open(api, manifest.editor)
    await user.click(await button('Load draft'))
    expect(screen.getByText(draft.intro)).toBeVisible()
    await user.click(await button('Edit page'))
    await user.click(await button('Publish draft as active page'))
    await waitFor(() => expect(page).toMatchObject({ active: draft, draft: null }))
  })

  it('shows what somebody else published meanwhile', async () => {
    const { page, api } = siteWith({ active, draft: null })
    const user = await open(api, manifest.editor)
    await user.click(await button('Edit page'))
    await user.type(await field('Introduction'), '!')
    Object.assign(page, { active: of({ intro: "Ann's words" }), version: 5 })
    await user.click(await button('Save page'))
    await user.click(await button('View the other version'))
    expect(screen.getByRole('region', { name: 'Published meanwhile' })).toHaveTextContent("Ann's words")
  })
})
