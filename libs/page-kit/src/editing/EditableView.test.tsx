import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { KitProviders } from '../testing/KitProviders.tsx'
import { EditableView } from './EditableView.tsx'

interface EditablePageProps {
  pageId: number
  text: string
}

const EditablePage = ({ pageId, text }: EditablePageProps) => <p>{`Page ${pageId} to edit: ${text}`}</p>

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

it('shows how often the page was seen to those who may know', async () => {
  open('core.page-manager')
  expect(await screen.findByText('3/12')).toBeVisible()
})
