import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { openDialogs } from '@sitewright/ui'
import { FullSystemProvider } from '@sitewright/ui/full'
import type { LinkTargets } from '../links/link-choice.ts'
import { RichTextEditor, type RichTextHandle } from '../RichTextEditor.tsx'

beforeEach(() => void (Element.prototype.scrollIntoView = () => {})) // jsdom has no layout

const pages = [
  { kind: 'page', url: '/contact', label: 'Contact', detail: '/contact' },
  { kind: 'page', url: '/huts', label: 'Our huts', detail: '/huts' },
] as const

const targets: LinkTargets = {
  find: async (words) =>
    words.startsWith('/')
      ? pages.filter(({ url }) => url === words)
      : pages.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase())),
  has: async (path) => pages.some(({ url }) => url === path.split('#')[0]),
  headings: async (path) => (path === '/contact' ? [{ anchor: 'h-prices', level: 2, words: 'Prices' }] : []),
}

async function open(value = '<h2>Before you go</h2><p>a</p>', linkTargets = targets) {
  const ref = createRef<RichTextHandle>()
  render(
    <FullSystemProvider>
      <RichTextEditor
        ref={ref}
        value={value}
        label="Text"
        placeholder=""
        onChange={() => {}}
        linkTargets={linkTargets}
      />
    </FullSystemProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Link' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert link' }))
  const address = dialog.getByRole('combobox', { name: 'Address' })
  const insert = () => userEvent.click(dialog.getByRole('button', { name: 'Insert' }))
  return { ref, dialog, address, insert }
}

it('offers pages and headings of the text at once, and finds more by words; arrows and Enter choose', async () => {
  const { ref, dialog, address, insert } = await open()
  await dialog.findByRole('option', { name: /Our huts/ })
  expect(dialog.getByRole('option', { name: /Before you go.*Heading of this text/ })).toBeInTheDocument()
  await userEvent.type(address, 'hut')
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{ArrowDown}')
  expect(address).toHaveAttribute('aria-activedescendant', dialog.getByRole('option', { selected: true }).id)
  await userEvent.keyboard('{Enter}')
  expect(address).toHaveValue('/huts')
  expect(dialog.getByLabelText('Text')).toHaveValue('Our huts')
  await insert()
  await waitFor(() => expect(ref.current?.read()).toContain('<a href="/huts">Our huts</a>'))
})

it('understands a heading by its words alone, and doubts one that is not there', async () => {
  const { ref, dialog, address, insert } = await open('<h2>Before you go</h2><p>a</p>')
  await userEvent.type(address, '#fees')
  await insert()
  expect(await dialog.findByText(/There is no such heading here/)).toBeVisible()
  await userEvent.clear(address)
  await userEvent.type(address, '#before-you-go')
  await insert()
  await waitFor(() => expect(ref.current?.read()).toContain('href="#h-before-you-go"'))
})

it('understands a heading of another page by its words alone', async () => {
  const { ref, address, insert } = await open()
  await userEvent.type(address, '/contact#prices')
  await insert()
  await waitFor(() => expect(ref.current?.read()).toContain('href="/contact#h-prices"'))
})

it('offers nothing that does not have the words, however long the answer takes', async () => {
  const answer = Promise.withResolvers<(typeof pages)[number][]>()
  const find = (words: string) => (words === 'con' ? answer.promise : targets.find(words))
  const { dialog, address } = await open('<p>a</p>', { ...targets, find })
  await dialog.findByRole('option', { name: /Our huts/ })
  await userEvent.type(address, 'con')
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Contact/contact'])
  // Enter takes what is seen
  await userEvent.keyboard('{ArrowDown}')
  expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Contact')
  await userEvent.type(address, 's')
  expect(dialog.queryByRole('option')).toBeNull()
  expect(dialog.getByText('Searching…')).toBeVisible()
  await waitFor(() => expect(dialog.queryByText('Searching…')).toBeNull())
  answer.resolve([pages[0]])
  await userEvent.type(address, 'x')
  expect(dialog.queryByRole('option')).toBeNull()
})

it('leads to a heading of the text', async () => {
  const { ref, dialog, insert } = await open()
  await userEvent.click(await dialog.findByRole('option', { name: /Before you go/ }))
  await insert()
  await waitFor(() => expect(ref.current?.read()).toContain('<a href="#h-before-you-go">Before you go</a>'))
})

it('offers the headings of a page once it is chosen, whose words are shown then', async () => {
  const { ref, dialog, address, insert } = await open()
  await userEvent.click(await dialog.findByRole('option', { name: /Contact/ }))
  // at once, so that no button moves once the headings are known
  const heading = dialog.getByRole('combobox', { name: 'Heading' })
  expect(heading).toHaveDisplayValue('Top of the page')
  await waitFor(() => expect(heading).toBeEnabled())
  await userEvent.selectOptions(heading, 'h-prices')
  expect(address).toHaveValue('/contact#h-prices')
  expect(dialog.getByLabelText('Text')).toHaveValue('Prices')
  await userEvent.selectOptions(heading, 'Top of the page')
  expect(address).toHaveValue('/contact')
  expect(dialog.getByLabelText('Text')).toHaveValue('Contact')
  await userEvent.selectOptions(heading, 'h-prices')
  await insert()
  await waitFor(() => expect(ref.current?.read()).toContain('<a href="/contact#h-prices">Prices</a>'))
})

it('offers no headings of a page that has none', async () => {
  const { dialog } = await open()
  await userEvent.click(await dialog.findByRole('option', { name: /Contact/ }))
  const heading = dialog.getByRole('combobox', { name: 'Heading' })
  await waitFor(() => expect(heading).toBeEnabled())
  await userEvent.clear(dialog.getByRole('combobox', { name: 'Address' }))
  await userEvent.click(await dialog.findByRole('option', { name: /Our huts/ }))
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Heading' })).toBeDisabled())
  expect(await dialog.findByRole('option', { name: 'Top of the page (it has no headings)' })).toBeInTheDocument()
})

it('tells of a heading that the page does not have, and links it all the same if it is meant', async () => {
  const { ref, dialog, address, insert } = await open()
  await userEvent.type(address, '/contact#h-opening')
  await insert()
  expect(await dialog.findByText(/^This page has no such heading/)).toHaveAttribute('role', 'status')
  expect(await dialog.findByRole('combobox', { name: 'Heading' })).toHaveDisplayValue('#h-opening')
  expect(ref.current?.read()).not.toContain('href')
  await insert()
  await waitFor(() => expect(ref.current?.read()).toContain('href="/contact#h-opening"'))
})

it('says nothing of a heading that the page has', async () => {
  const { ref, address, insert } = await open()
  await userEvent.type(address, '/contact#h-prices')
  await insert()
  await waitFor(() => expect(ref.current?.read()).toContain('href="/contact#h-prices"'))
})

it('keeps words that were typed, whatever is chosen after', async () => {
  const { ref, dialog, insert } = await open()
  await userEvent.type(dialog.getByLabelText('Text'), 'what it costs')
  await userEvent.click(await dialog.findByRole('option', { name: /Contact/ }))
  await insert()
  await waitFor(() => expect(ref.current?.read()).toContain('<a href="/contact">what it costs</a>'))
})

it('understands a word as the page of that name, and a number as a telephone', async () => {
  const { ref, address, insert } = await open()
  await userEvent.type(address, 'contact')
  await insert()
  await waitFor(() => expect(ref.current?.read()).toContain('href="/contact"'))
})

it('offers a number as a telephone number', async () => {
  const { ref, dialog, address, insert } = await open()
  await userEvent.type(address, '0211234567')
  expect(await dialog.findByRole('option', { name: /0211234567.*Telephone number/ })).toBeInTheDocument()
  await insert()
  await waitFor(() => expect(ref.current?.read()).toContain('href="tel:0211234567"'))
})

it('refuses nonsense and unknown words with a word, and doubts a path that leads nowhere', async () => {
  const { ref, dialog, address, insert } = await open()
  await userEvent.type(address, 'our page')
  await insert()
  expect(await dialog.findByText('This address cannot be used.')).toBeInTheDocument()
  await userEvent.clear(address)
  await userEvent.type(address, 'nowhere')
  await insert()
  expect(await dialog.findByText(/This site has no page \/nowhere/)).toBeInTheDocument()
  await userEvent.clear(address)
  await userEvent.type(address, '/nowhere')
  await insert()
  expect(await dialog.findByText(/There is nothing at \/nowhere yet/)).toBeInTheDocument()
  await insert()
  await waitFor(() => expect(ref.current?.read()).toContain('href="/nowhere"'))
})

it('has Back ask only where something was typed in it', async () => {
  const { address } = await open()
  expect(openDialogs.topmost()?.isChanged()).toBe(false)
  await userEvent.type(address, 'h')
  expect(openDialogs.topmost()?.isChanged()).toBe(true)
})
