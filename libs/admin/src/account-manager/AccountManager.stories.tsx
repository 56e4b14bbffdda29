import { ApiError } from '@sitewright/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { awkwardAccounts, manyAccounts, pagedAccounts, sampleAccount } from '../testing/sample-accounts.ts'
import { TestSite } from '../testing/TestSite.tsx'
import AccountManager from './AccountManager.tsx'

const answers = {
  'GET private/account-get-paged.json.php': pagedAccounts(() => manyAccounts(24)),
  'POST private/account-invite.json.php': () => ({}),
  'GET private/account-delete.json.php': () => ({}),
  'GET private/account-reactivate.json.php': () => ({}),
  'POST private/account-create.json.php': () => ({ id: 10_000 }),
  'POST private/account-update.json.php': () => ({}),
  'POST private/account-change-user-password.json.php': () => [0],
  'POST private/account-remove-second-factor.json.php': () => [0],
} satisfies Answers

const down = () => {
  throw new ApiError('The server cannot be reached', { status: 0 })
}
const refuse = () => {
  throw new ApiError('403', { status: 403, body: { error: 'This account has permissions that you do not have' } })
}

/** The screen as the shell shows it, over a server that answers from a table. */
export default {
  title: 'Administration/Account Manager',
  component: AccountManager,
  parameters: { layout: 'padded', answers },
  render: (_, { parameters }) => (
    <TestSite api={fakeApi(parameters['answers'] as Answers).api}>
      <AccountManager />
    </TestSite>
  ),
} satisfies Meta<typeof AccountManager>

type Story = StoryObj<typeof AccountManager>

const list = (load: NonNullable<Answers['GET private/account-get-paged.json.php']>) => ({
  answers: { ...answers, 'GET private/account-get-paged.json.php': load } satisfies Answers,
})

export const Full: Story = {}
export const Many: Story = { parameters: list(pagedAccounts(() => manyAccounts(120))) }
export const Empty: Story = { parameters: list(pagedAccounts(() => [])) }
export const Loading: Story = { parameters: list(() => new Promise(() => {})) }
export const Failing: Story = { parameters: list(down) }
export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search accounts' }), 'nobody of this name')
    await canvas.findByText(/No account matches/)
  },
}
/** Every change is refused: try to delete, reactivate, create or edit an account. */
export const RefusingChanges: Story = {
  parameters: {
    answers: {
      ...answers,
      'GET private/account-delete.json.php': refuse,
      'GET private/account-reactivate.json.php': refuse,
      'POST private/account-create.json.php': () => ({ error: 'This is not a valid email address' }),
      'POST private/account-update.json.php': refuse,
      'POST private/account-change-user-password.json.php': refuse,
      'POST private/account-remove-second-factor.json.php': () => [1],
    } satisfies Answers,
  },
}
/** What remains to be seen after the server has refused to delete an account and the alert was read. */
const patient = { timeout: 60_000 }
export const Refused: Story = {
  ...RefusingChanges,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body)
    const answer = async (name: string) => userEvent.click(await body.findByRole('button', { name }, patient))
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Delete account' }))[0]!)
    await answer('Delete')
    await body.findByText(/An error occurred/, {}, patient)
    await answer('OK')
    await canvas.findByText(/has permissions that you do not have/, {}, patient)
  },
}
export const LongTexts: Story = { parameters: list(pagedAccounts(() => awkwardAccounts)) }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** Addresses are read whole, and push nothing out of sight that is beside them. */
const longAddress = 'membership.secretary@northern-highlands-tramping.example.org'
const LongAddresses: Story = {
  parameters: list(pagedAccounts(() => [sampleAccount(98, longAddress, 'Ana Berg', { state: 'invited' })])),
  play: async ({ canvas }) => {
    const address = await canvas.findByTitle(longAddress)
    await expect(address.scrollWidth).toBeLessThanOrEqual(address.clientWidth)
    await expect(address.scrollHeight).toBeLessThanOrEqual(address.clientHeight)
    const table = canvas.getByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth)
  },
}
export const LongAddressesOnTablet: Story = { ...LongAddresses, globals: { viewport: { value: 'tablet' } } }
export const LongAddressesOnDesktop: Story = { ...LongAddresses, globals: { viewport: { value: 'desktop' } } }
/** The actions stand in words, too. */
export const LongAddressesInWideWindow: Story = {
  ...LongAddresses,
  globals: { viewport: { value: 'wide' } },
  play: async (context) => {
    await LongAddresses.play?.(context)
    const actions = within(context.canvas.getByRole('row', { name: /Ana Berg/ }))
      .getAllByRole('button')
      .filter((button) => button.checkVisibility())
    await expect(actions.map((button) => button.innerText)).toEqual(['Resend', 'Edit', 'Password', 'Delete'])
  },
}

/** Names break between their words alone, in any window. */
const longNamed = sampleAccount(99, 'margarethe@example.org', 'Margarethe Schneiderhubermann Oberlechnerinstetten')
const LongNames: Story = {
  parameters: list(pagedAccounts(() => [longNamed, ...manyAccounts(4)])),
  play: async ({ canvas }) => {
    const shown = (await canvas.findAllByText(longNamed.name)).find((name) => name.checkVisibility())
    for (const word of longNamed.name.split(' ')) await expect([word, linesOf(word, shown!)]).toEqual([word, 1])
  },
}
export const LongNamesOnPhone: Story = { ...LongNames, globals: { viewport: { value: 'phone' } } }
export const LongNamesOnTablet: Story = { ...LongNames, globals: { viewport: { value: 'tablet' } } }

/** On how many lines a word of an element's only text stands. */
function linesOf(word: string, element: HTMLElement): number {
  const text = element.firstChild!
  const range = document.createRange()
  const start = text.textContent!.indexOf(word)
  range.setStart(text, start)
  range.setEnd(text, start + word.length)
  return range.getClientRects().length
}
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
