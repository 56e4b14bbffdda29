import { Table } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { definePageKind, type AccountPanelProps, type AdminScreenProps } from './page-kind.ts'
import { ScreenFrame } from './ScreenFrame.tsx'
import { StaffProvider } from './staff.tsx'
import { fakeApi } from './testing/fake-api.ts'
import { KitProviders } from './testing/KitProviders.tsx'

/** A screen and a panel as the package of a kind has them: the guide shows the same. */
function Nights({ query }: AdminScreenProps) {
  return (
    <ScreenFrame title="Nights" about="Who stays in which hut, and when." width="full">
      <Table.Root>
        <Table.Caption>{query?.['year'] ?? 'All years'}</Table.Caption>
      </Table.Root>
    </ScreenFrame>
  )
}

function OwnNights({ Frame }: AccountPanelProps) {
  return <Frame title="Your nights">None so far.</Frame>
}

const huts = definePageKind({
  manifest: {
    kind: 'huts',
    title: 'Huts',
    detail: 'The huts of the club.',
    permissions: { 'plugin.huts.editor': 'Edit huts' },
    editor: 'plugin.huts.editor',
  },
  load: async () => ({}),
  View: () => null,
  adminScreens: [
    {
      path: 'nights',
      label: 'Nights',
      needs: ['core.admin', 'plugin.huts.editor'],
      icon: 'calendar',
      wide: true,
      load: async () => ({ default: Nights }),
    },
  ],
  accountPanels: [{ key: 'own', load: async () => ({ default: OwnNights }) }],
})

it('gives a screen its heading, its width and what it is for, with the full design system within', async () => {
  const loaded = await huts.adminScreens?.[0]?.load()
  if (!loaded) throw new Error('There is no screen')
  const Screen = loaded.default
  const { container } = render(
    <KitProviders api={fakeApi({})} permissions={['core.admin']}>
      <StaffProvider>
        <Screen query={{ year: '2026' }} />
        <ScreenFrame title="Narrow">Text</ScreenFrame>
      </StaffProvider>
    </KitProviders>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Nights' })).toBeVisible()
  expect(screen.getByText('Who stays in which hut, and when.')).toBeVisible()
  expect(screen.getByRole('table', { name: '2026' })).toBeVisible()
  const [full, form] = [...container.querySelectorAll('h1')].map(({ parentElement }) => parentElement?.className)
  expect(full).not.toBe(form)
})

it('has panels of My Account stand in the frame that they are given', async () => {
  const loaded = await huts.accountPanels?.[0]?.load()
  if (!loaded) throw new Error('There is no panel')
  const Panel = loaded.default
  render(<Panel Frame={({ title, children }) => <section aria-label={title}>{children}</section>} />)
  expect(screen.getByRole('region', { name: 'Your nights' })).toHaveTextContent('None so far.')
})
