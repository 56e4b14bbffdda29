import { ApiError } from '@sitewright/api-client'
import { allFetched, fakeApi, KitProviders } from '@sitewright/page-kit/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import singlePage from '../server/index.ts'
import { load } from './load.ts'
import { View } from './View.tsx'

const pageId = 7
const editor = ['plugin.singlepage.editor']

interface Saved {
  id: number
  content: string
  draft: boolean
  fromDraft: boolean
  base?: number
}

/** The server's part, in memory. */
function serverWith(active: string, draft: string | null = null) {
  const page = { active, draft, version: 1 }
  const saves: Saved[] = []
  const api = fakeApi({
    'GET protected/plugin/get-content.json.php': () => [page.active, page.draft, page.version],
    'POST protected/plugin/single-page/save-page.json.php': (input) => {
      const save = input as unknown as Saved
      saves.push(save)
      if (save.base !== page.version)
        throw new ApiError('stale', { status: 409, body: { error: 'Changed', by: 'Ann' } })
      if (save.draft) page.draft = save.content
      else Object.assign(page, { active: save.content }, save.fromDraft ? { draft: null } : {})
      page.version += 1
      return { version: page.version }
    },
  })
  return { page, saves, api }
}

async function open({ api }: { api: ReturnType<typeof fakeApi> }, permissions: readonly string[] = editor) {
  const data = await load({ api, pageId })
  const view = render(
    <KitProviders api={api} permissions={permissions}>
      <View pageId={pageId} data={data} />
    </KitProviders>,
  )
  await allFetched()
  return { ...view, user: userEvent.setup() }
}

const button = (name: string) => screen.findByRole('button', { name })
/** The editor's code is fetched when it is needed, which takes its time on a busy machine. */
const text = () => screen.findByRole('textbox', { name: 'Page text' })

/** Writes HTML as an editor does in the source view, which jsdom can do too. */
async function write(user: ReturnType<typeof userEvent.setup>, html: string) {
  await text()
  await user.click(await button('Edit HTML'))
  const source = await screen.findByRole('textbox', { name: 'Page text (HTML)' })
  await user.clear(source)
  await user.click(source)
  await user.paste(html)
}

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

it('gives its headings the names that the server tells of, so that other pages can link to them', async () => {
  const html = '<h1>Our huts</h1><h2>Prices</h2><h2 class="x">Prices</h2>'
  const { container } = await open(serverWith(html), [])
  const named = Array.from(container.querySelectorAll('[id]'), ({ id, textContent }) => [id, textContent])
  expect(named).toEqual(singlePage.headings!(html).map(({ anchor, words }) => [anchor, words]))
  expect(named.map(([id]) => id)).toEqual(['h-our-huts', 'h-prices', 'h-prices-2'])
})

describe('for a visitor', () => {
  it('shows the one rich text of the page, also without a browser (SINGLE-001, SINGLE-002, SINGLE-009)', async () => {
    const { api } = serverWith('<h2>Our huts</h2><ul><li>One</li><li>Two</li></ul>')
    await open({ api }, [])
    expect(screen.getByRole('heading', { level: 2, name: 'Our huts' })).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    const html = renderToString(
      <KitProviders api={api}>
        <View pageId={pageId} data={await load({ api, pageId })} />
      </KitProviders>,
    )
    expect(html).toContain('<h2 id=h-our-huts>Our huts</h2>')
  })

  it("shows the site's images in the size of the screen, and the first of them at once, in the HTML already", async () => {
    const image = (id: number) =>
      `<img src="/api/1/private/file-get.php?id=${id}" alt="Hut ${id}" width="1600" height="1200" />`
    const { api } = serverWith(`<p>${image(1)}</p><p>${image(2)}</p>`)
    const html = renderToString(
      <KitProviders api={api}>
        <View pageId={pageId} data={await load({ api, pageId })} />
      </KitProviders>,
    )
    const page = new DOMParser().parseFromString(html, 'text/html')
    const [first, second] = page.querySelectorAll('img')
    expect(first?.getAttribute('srcset')).toContain('/api/1/private/file-get.php?id=1&w=640 640w')
    expect([first?.getAttribute('loading'), second?.getAttribute('loading')]).toEqual([null, 'lazy'])
    expect([first?.getAttribute('width'), first?.getAttribute('height')]).toEqual(['1600', '1200'])
  })

  it('shows it sanitised (SINGLE-004)', async () => {
    const { container } = await open(serverWith('<p onclick="alert(1)">Huts</p><script>alert(1)</script>'), [])
    expect(screen.getByText('Huts')).toBeVisible()
    expect(container.innerHTML).not.toMatch(/script|onclick/)
  })

  it.each([[[]], [['core.account-owner', 'plugin.sectionedpage.editor']]])(
    'has no editing toolbar for a holder of %j (SINGLE-005)',
    async (permissions) => {
      const forEditors = await open(serverWith('<p>Huts</p>', '<p>Draft</p>'))
      expect(await screen.findByRole('group', { name: 'Page editing' })).toBeVisible()
      forEditors.unmount()
      await open(serverWith('<p>Huts</p>', '<p>Draft</p>'), permissions)
      await allFetched()
      expect(screen.getByText('Huts')).toBeVisible()
      expect(screen.queryByRole('group', { name: 'Page editing' })).toBeNull()
      expect(screen.queryByRole('button')).toBeNull()
      expect(screen.queryByText('Draft')).toBeNull()
    },
  )
})

describe('for an editor', () => {
  it('has the toolbar of the sectioned page (SINGLE-005, SINGLE-008)', async () => {
    const { user } = await open(serverWith('<p>Huts</p>', '<p>Draft</p>'))
    const toolbar = await screen.findByRole('group', { name: 'Page editing' })
    expect(within(toolbar).getByRole('button', { name: 'Load draft' })).toBeVisible()
    await user.click(within(toolbar).getByRole('button', { name: 'Edit page' }))
    const names = within(toolbar)
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label'))
    expect(names).toEqual(['Load draft', 'Close', 'Split screen', 'Save as draft', 'Save page'])
  })

  it("edits in place with the placeholder 'Enter text here...', beside a live preview (SINGLE-002, SINGLE-006)", async () => {
    const { user } = await open(serverWith(''))
    await user.click(await button('Edit page'))
    const empty = await text()
    await waitFor(() => expect(empty).toHaveTextContent('Enter text here...'))
    await write(user, '<p>New huts</p>')
    const preview = screen.getByRole('region', { name: 'Page Preview' })
    await waitFor(() => expect(preview).toHaveTextContent('New huts'))
  })

  it('sanitises the preview (SINGLE-004)', async () => {
    const { user } = await open(serverWith('<p>Huts</p>'))
    await user.click(await button('Edit page'))
    await write(user, '<p onclick="alert(1)">New huts</p><script>alert(1)</script>')
    const preview = screen.getByRole('region', { name: 'Page Preview' })
    await waitFor(() => expect(preview).toHaveTextContent('New huts'))
    expect(preview.innerHTML).not.toMatch(/script|onclick/)
  })

  it.each([
    '',
    'Huts',
    "<P class=''>Huts &amp; t&#114;acks<br/></P>\n",
    '<ul>\n  <li>One\n</ul><p>  a <b> b</b></p><details><summary>More</summary>Words</details>',
  ])('has nothing to save after only opening %j (SINGLE-007)', async (content) => {
    const server = serverWith(content)
    const { user } = await open(server)
    await user.click(await button('Edit page'))
    await user.click(await text())
    expect(await button('Save page')).toBeDisabled()
    await user.click(await button('Close'))
    expect(await button('Edit page')).toBeVisible()
    expect(server.saves).toEqual([])
  })

  it('publishes what was written last, with the version it started from (SINGLE-007)', async () => {
    const server = serverWith('<p>Huts</p>')
    const { user } = await open(server)
    await user.click(await button('Edit page'))
    await write(user, '<p>New huts</p>')
    await user.tab()
    await user.click(await button('Save page'))
    expect(await button('Edit page')).toBeVisible()
    expect(server.saves).toEqual([{ id: 7, content: '<p>New huts</p>', draft: false, fromDraft: false, base: 1 }])
    await waitFor(() => expect(screen.getByText('New huts')).toBeVisible())
  })

  it('keeps a draft that is loaded, shown and published later (SINGLE-002, SINGLE-007, SINGLE-010)', async () => {
    const server = serverWith('<p>Huts</p>')
    const first = await open(server)
    await first.user.click(await button('Edit page'))
    await write(first.user, '<p>New huts</p>')
    await first.user.tab()
    await first.user.click(await button('Save as draft'))
    expect(await screen.findByText('[draft mode]')).toBeVisible()
    expect(server.page).toEqual({ active: '<p>Huts</p>', draft: '<p>New huts</p>', version: 2 })
    first.unmount()

    const { user } = await open(server)
    expect(screen.getByText('Huts')).toBeVisible()
    await user.click(await button('Load draft'))
    expect(await screen.findByText('New huts')).toBeVisible()
    await user.click(await button('Edit page'))
    await text()
    await user.click(await button('Publish draft as active page'))
    await waitFor(() => expect(server.page).toEqual({ active: '<p>New huts</p>', draft: null, version: 3 }))
  })

  it('discards (SINGLE-007)', async () => {
    const server = serverWith('<p>Huts</p>')
    const { user } = await open(server)
    await user.click(await button('Edit page'))
    await write(user, '<p>New huts</p>')
    await user.tab()
    await user.click(await button('Discard changes'))
    expect(screen.getByText('Huts')).toBeVisible()
    expect(server.saves).toEqual([])
  })

  it('puts an image of the site into the text, chosen in Select Image, with its size and its caption', async () => {
    const server = serverWith('<p>Huts</p>')
    const hut = {
      ...{ id: 12, name: 'hut.jpg', caption: 'The hut in June', ts: 0, IsImage: true, idFolder: 1 },
      ...{ type: 'image/jpeg', size: 9, width: 640, height: 480 },
    }
    const api = fakeApi({
      'GET protected/plugin/get-content.json.php': () => ['<p>Huts</p>', null, 1],
      'GET protected/folder-get-list.json.php': () => [],
      'GET protected/file-get-list.json.php': () => [hut],
      'POST protected/plugin/single-page/save-page.json.php': (input) => {
        server.saves.push(input as unknown as Saved)
        return { version: 2 }
      },
    })
    const { user } = await open({ api })
    await user.click(await button('Edit page'))
    await text()
    await user.click(await button('Image'))
    await user.click(await button('hut.jpg'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await button('Save page'))
    await waitFor(() => expect(server.saves).toHaveLength(1))
    expect(server.saves[0]?.content).toContain(
      '<img src="/api/1/private/file-get.php?id=12" alt="The hut in June" width="640" height="480">',
    )
  })

  it('asks for an address instead, for an image of another site', async () => {
    const api = fakeApi({
      'GET protected/plugin/get-content.json.php': () => ['<p>Huts</p>', null, 1],
      'GET protected/folder-get-list.json.php': () => [],
      'GET protected/file-get-list.json.php': () => [],
    })
    const { user } = await open({ api })
    await user.click(await button('Edit page'))
    await text()
    await user.click(await button('Image'))
    await user.click(await button('By address'))
    expect(await screen.findByRole('dialog', { name: 'Insert image' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: 'Select Image' })).toBeNull()
  })

  it('stays in the editor with the whole text when saving fails (SINGLE-007)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const api = fakeApi({ 'GET protected/plugin/get-content.json.php': () => ['<p>Huts</p>', null, 1] })
    const { user } = await open({ api })
    await user.click(await button('Edit page'))
    await write(user, '<p>New huts</p>')
    await user.tab()
    await user.click(await button('Save page'))
    await waitFor(() => expect(alert).toHaveBeenCalledWith('Failed to save page, see browser log for more information'))
    expect(screen.getByRole('textbox', { name: 'Page text (HTML)' })).toHaveValue('<p>New huts</p>')
  })

  it('shows what somebody else published, and overwrites it on demand (SINGLE-007)', async () => {
    const server = serverWith('<p>Huts</p>')
    const { user } = await open(server)
    await user.click(await button('Edit page'))
    await write(user, '<p>New huts</p>')
    await user.tab()
    Object.assign(server.page, { active: '<p>Huts of Ann</p>', version: 5 })
    await user.click(await button('Save page'))
    await user.click(await button('View the other version'))
    expect(screen.getByRole('region', { name: 'Published meanwhile' })).toHaveTextContent('Huts of Ann')
    await user.click(await button('Overwrite it with mine'))
    await waitFor(() => expect(server.page.active).toBe('<p>New huts</p>'))
  })
})
