import type { PageStatus } from '@sitewright/api-client'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { allFetched } from '../testing/all-fetched.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import { EditableView } from './EditableView.tsx'
import { EditingToolbar } from './EditingToolbar.tsx'
import { useDraftEditing } from './use-draft-editing.ts'

const unpublished: PageStatus = {
  ...{ id: 7, name: 'Huts', url: 'huts', published: false, pub_start: null, pub_end: null },
  ...{ roles: [], inMenu: true, draft: false, mayPublish: true },
}

interface EditablePageProps {
  pageId: number
  text: string
}

const EditablePage = ({ pageId, text }: EditablePageProps) => <p>{`Page ${pageId} to edit: ${text}`}</p>

const fetchNothing = () => new Promise<never>(() => {})

function open(...permissions: string[]) {
  const fetch = vi.fn(() => Promise.resolve({ default: EditablePage }))
  const api = fakeApi({ 'GET private/page-get-hit-count.json.php': () => [12, 3] })
  render(
    <KitProviders api={api} permissions={permissions}>
      <EditableView editor="huts.editor" fetch={fetch} props={{ pageId: 7, text: 'Huts' }}>
        <p>Huts</p>
      </EditableView>
    </KitProviders>,
  )
  return fetch
}

it('shows visitors the page, and fetches nothing for them', () => {
  const fetch = open()
  expect(screen.getByText('Huts')).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
})

it('shows editors the page, and then what they edit it in', async () => {
  open('huts.editor')
  expect(screen.getByText('Huts')).toBeVisible()
  expect(await screen.findByText('Page 7 to edit: Huts')).toBeVisible()
  expect(screen.queryByText('Huts')).toBeNull()
})

it('has the name of an empty page as its heading for its editors', () => {
  const status: PageStatus = {
    ...{ id: 7, name: 'Our huts', url: 'huts', published: true, pub_start: null, pub_end: null },
    ...{ roles: [], inMenu: true, draft: false, mayPublish: true },
  }
  render(
    <KitProviders api={fakeApi({})} permissions={['huts.editor']} status={status}>
      <EditableView editor="huts.editor" fetch={fetchNothing} props={{ pageId: 7 }} empty>
        <p>Nothing</p>
      </EditableView>
    </KitProviders>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Our huts' })).toBeInTheDocument()
})

it('says to editors that a page is empty, and to nobody else', async () => {
  const view = (permissions: string[]) => (
    <KitProviders api={fakeApi({})} permissions={permissions}>
      <EditableView editor="huts.editor" fetch={fetchNothing} props={{ pageId: 7 }} empty>
        <p>Nothing</p>
      </EditableView>
    </KitProviders>
  )
  const { unmount } = render(view(['huts.editor']))
  expect(screen.getByText('This page is empty.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect(screen.getByRole('group', { name: 'Page editing' })).toHaveAttribute('aria-busy', 'true')
  unmount()
  render(view([]))
  await allFetched()
  expect(screen.getByText('Nothing')).toBeVisible()
  expect(screen.queryByText('This page is empty.')).toBeNull()
})

it('shows how often the page was seen to those who may know', async () => {
  open('core.page-manager')
  expect(await screen.findByText('3/12')).toBeVisible()
})

describe('the toolbar before its code is there', () => {
  const stored = { active: 'Huts', draft: 'Drafted huts', version: 1 }
  const Editing = ({ pageId }: { pageId: number }) => {
    const editing = useDraftEditing({ stored, save: async () => 2, reload: async () => stored })
    return (
      <>
        <EditingToolbar editing={editing} show={String} />
        <p>{`Page ${pageId} is ${editing.editing ? 'being edited' : 'shown'}`}</p>
      </>
    )
  }

  function openSlowly() {
    const code = Promise.withResolvers<{ default: typeof Editing }>()
    const fetch = () => code.promise
    const view = (pageId: number) => (
      <KitProviders api={fakeApi({})} permissions={['huts.editor']}>
        <EditableView editor="huts.editor" fetch={fetch} props={{ pageId }}>
          <p>Huts</p>
        </EditableView>
      </KitProviders>
    )
    const { rerender } = render(view(7))
    return { arrive: () => code.resolve({ default: Editing }), show: (pageId: number) => rerender(view(pageId)) }
  }

  const toolbar = () => screen.getByRole('group', { name: 'Page editing' })
  const edit = () => screen.getByRole('button', { name: 'Edit page' })

  it('opens a page for editing that a link leads to so', async () => {
    location.hash = '#edit'
    const { arrive } = openSlowly()
    arrive()
    expect(await screen.findByText('Page 7 is being edited')).toBeVisible()
    location.hash = ''
  })

  it('opens a draft for editing that a link leads to so', async () => {
    location.hash = '#edit-draft'
    const { arrive } = openSlowly()
    arrive()
    expect(await screen.findByText('[draft mode]')).toBeVisible()
    expect(screen.getByText('Page 7 is being edited')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Publish draft as active page' })).toBeEnabled()
    location.hash = ''
  })

  it('is there with the page, in the HTML of the server too', () => {
    openSlowly()
    expect(edit()).toBeVisible()
    const html = renderToString(
      <KitProviders api={fakeApi({})} permissions={['huts.editor']}>
        <EditableView editor="huts.editor" fetch={() => new Promise<never>(() => {})} props={{ pageId: 7 }}>
          <p>Huts</p>
        </EditableView>
      </KitProviders>,
    )
    expect(html).toContain('aria-label="Edit page"')
  })

  it('leaves the page as it is shown where nobody pressed it', async () => {
    const { arrive } = openSlowly()
    arrive()
    expect(await screen.findByText('Page 7 is shown')).toBeVisible()
    expect(document.body).toHaveFocus()
  })

  it('begins to edit as soon as it can where somebody pressed it, and says so until then', async () => {
    const { arrive } = openSlowly()
    await userEvent.click(edit())
    expect(toolbar()).toHaveAttribute('aria-busy', 'true')
    arrive()
    expect(await screen.findByText('Page 7 is being edited')).toBeVisible()
    await waitFor(() => expect(toolbar()).toHaveFocus())
  })

  it.each([
    ['pointer', '[MouseLeft>]', '[/MouseLeft]'],
    ['space bar', '[Space>]', '[/Space]'],
  ])('stays until a press of the %s is over, and then begins to edit', async (by, down, up) => {
    const { arrive } = openSlowly()
    const user = userEvent.setup()
    const press = (keys: string) => (by === 'pointer' ? user.pointer({ keys, target: edit() }) : user.keyboard(keys))
    edit().focus()
    await press(down)
    arrive()
    await act(() => Promise.resolve())
    expect(screen.getByText('Huts')).toBeVisible()
    await press(up)
    expect(await screen.findByText('Page 7 is being edited')).toBeVisible()
  })

  it('stays until a press is over that began before the page was awake', async () => {
    const matches = vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation((asked) => asked === ':active')
    const { arrive } = openSlowly()
    matches.mockRestore()
    arrive()
    await act(() => Promise.resolve())
    expect(screen.getByText('Huts')).toBeVisible()
    fireEvent.pointerUp(edit())
    fireEvent.click(edit())
    expect(await screen.findByText('Page 7 is being edited')).toBeVisible()
  })

  it('opens the menu as soon as it can where somebody pressed that, once, and keeps the focus there', async () => {
    const code = Promise.withResolvers<{ default: typeof Editing }>()
    const fetch = () => code.promise
    render(
      <KitProviders api={fakeApi({})} permissions={['huts.editor']} status={unpublished}>
        <EditableView editor="huts.editor" fetch={fetch} props={{ pageId: 7 }}>
          <p>Huts</p>
        </EditableView>
      </KitProviders>,
    )
    const more = () => screen.getByRole('button', { name: 'More' })
    // or the document would leave the press to the browser, which has nothing to open
    expect(more()).not.toHaveAttribute('popovertarget')
    await userEvent.dblClick(more())
    expect(toolbar()).toHaveAttribute('aria-busy', 'true')
    code.resolve({ default: Editing })
    expect(await screen.findByText('Page 7 is shown')).toBeVisible()
    const menu = await screen.findByRole('menu', { hidden: true })
    expect(more()).toHaveAttribute('popovertarget', menu.id)
    await waitFor(() => expect(more()).toHaveFocus())
  })

  it('begins to edit although the menu was pressed after it', async () => {
    const code = Promise.withResolvers<{ default: typeof Editing }>()
    render(
      <KitProviders api={fakeApi({})} permissions={['huts.editor']} status={unpublished}>
        <EditableView editor="huts.editor" fetch={() => code.promise} props={{ pageId: 7 }}>
          <p>Huts</p>
        </EditableView>
      </KitProviders>,
    )
    await userEvent.click(edit())
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    code.resolve({ default: Editing })
    expect(await screen.findByText('Page 7 is being edited')).toBeVisible()
  })

  it('publishes as soon as it can where somebody pressed that', async () => {
    const code = Promise.withResolvers<{ default: typeof Editing }>()
    const fetch = () => code.promise
    const status = unpublished
    const update = vi.fn(() => ({}))
    const api = fakeApi({
      'GET protected/page-get-status.json.php': () => status,
      'POST private/page-update.json.php': update,
    })
    render(
      <KitProviders api={api} permissions={['huts.editor']} status={status}>
        <EditableView editor="huts.editor" fetch={fetch} props={{ pageId: 7 }}>
          <p>Huts</p>
        </EditableView>
      </KitProviders>,
    )
    expect(screen.getByText('Not published')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(toolbar()).toHaveAttribute('aria-busy', 'true')
    expect(update).not.toHaveBeenCalled()
    code.resolve({ default: Editing })
    expect(await screen.findByText('Page 7 is shown')).toBeVisible()
    expect(await within(toolbar()).findByText('Published')).toBeVisible()
    expect(update).toHaveBeenCalledOnce()
  })

  it('does not begin to edit the next page', async () => {
    const { arrive, show } = openSlowly()
    await userEvent.click(edit())
    arrive()
    await screen.findByText('Page 7 is being edited')
    show(8)
    expect(await screen.findByText('Page 8 is shown')).toBeVisible()
    show(7)
    expect(await screen.findByText('Page 7 is shown')).toBeVisible()
  })

  it('hands the focus on to the same button', async () => {
    const { arrive } = openSlowly()
    await userEvent.tab()
    expect(edit()).toHaveFocus()
    arrive()
    await screen.findByText('Page 7 is shown')
    await waitFor(() => expect(edit()).toHaveFocus())
  })
})
