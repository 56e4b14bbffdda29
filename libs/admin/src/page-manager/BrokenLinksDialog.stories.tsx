import type { BrokenLink } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { TestSite } from '../testing/TestSite.tsx'
import { BrokenLinksDialog } from './BrokenLinksDialog.tsx'

const call = 'GET private/page-get-broken-links.json.php'
const huts = { id: 2, name: 'Our huts', url: 'huts', renderer: 'single-page' }
const trips = { id: 9, name: 'Trip reports', url: 'reports', renderer: 'sectioned-page' }
const links: BrokenLink[] = [
  { page: huts, text: 'the lodge in the north', address: '/huts/north', why: 'missing' },
  { page: huts, text: '', address: '/api/1/private/file-get.php?id=41', why: 'file' },
  { page: huts, text: 'what it costs', address: '/contact#h-prices', why: 'heading' },
  { page: trips, text: 'Winter programme', address: '/winter', why: 'unpublished' },
  {
    page: trips,
    text: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
    address: `/${'donau'.repeat(20)}`,
    why: 'missing',
  },
]

export default {
  title: 'Administration/Page Manager/Links that lead nowhere',
  component: BrokenLinksDialog,
  args: { onClose: () => {} },
  parameters: { answers: { [call]: () => ({ items: links, next: null, looked: 12 }) } satisfies Answers },
  decorators: [
    (Show, { parameters }) => (
      <TestSite api={fakeApi(parameters['answers'] as Answers).api}>
        <Show />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof BrokenLinksDialog>

type Story = StoryObj<typeof BrokenLinksDialog>

const over = (answer: Answers[typeof call]): Story => ({ parameters: { answers: { [call]: answer } } })

export const Some: Story = {}
export const None: Story = over(() => ({ items: [], next: null, looked: 12 }))
export const Looking: Story = over(() => new Promise(() => {}))
export const Failing: Story = over(() => {
  throw new Error('The server cannot be reached')
})
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
