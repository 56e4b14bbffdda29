import { ApiError, type AccountInfo } from '@sitewright/api-client'
import type { LoadedPanel, Site } from '@sitewright/page-kit'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminScreens } from '../index.ts'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { answer, findMessage } from '../testing/in-dialogs.ts'
import { sampleInfo } from '../testing/sample-accounts.ts'
import { TestSite } from '../testing/TestSite.tsx'
import MyAccount from './MyAccount.tsx'

const zoneBefore = process.env.TZ
beforeEach(() => {
  process.env.TZ = 'Pacific/Auckland'
})
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
  vi.restoreAllMocks()
})

const getMail = 'GET private/mail-goes-out.json.php'
const getInfo = 'GET private/account-get-info.json.php'
const request = 'POST private/account-request-deactivation.json.php'

const screens = adminScreens.filter(({ needs }) => needs.includes('core.admin'))

interface Options {
  accountPanels?: Site['accountPanels']
  info?: Partial<AccountInfo>
  answers?: Answers
  permissions?: readonly string[]
}

/** The screen of somebody who holds these permissions. */
function open({ accountPanels, info, answers, permissions = ['core.account-owner'] }: Options = {}) {
  const fake = fakeApi({
    [getInfo]: () => ({ ...sampleInfo, ...info }),
    'GET private/start-get.json.php': () => ({ steps: [], drafts: [], moreDrafts: false }),
    ...answers,
  })
  render(
    <TestSite api={fake.api} screens={screens} permissions={permissions} {...(accountPanels && { accountPanels })}>
      <MyAccount />
    </TestSite>,
  )
  return { ...fake, user: userEvent.setup() }
}

/** What is beside a label of the details. */
const detail = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent

/** A panel as a page kind brings it. */
const walks: LoadedPanel = {
  key: 'walks own',
  Panel: ({ Frame }) => <Frame title="My walks">Three of them</Frame>,
}

describe('My Account', () => {
  it('begins with what is used most: the name, the password, the second factor', async () => {
    open({ permissions: ['core.admin'], accountPanels: async () => [walks] })
    await screen.findByText('Three of them')
    await screen.findByRole('heading', { name: 'Two-step login' })
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['Details', 'Two-step login', 'Administration', 'My walks', 'Deactivate my account'])
  })

  it('shows what page kinds have to say to the person', async () => {
    open({ accountPanels: async () => [walks] })
    const panel = await screen.findByRole('region', { name: 'My walks' })
    expect(panel).toHaveTextContent('Three of them')
  })

  describe('to somebody who was invited', () => {
    const title = 'What you may do here'
    const started = 'GET private/start-get.json.php'
    const answers: Answers = {
      'GET private/session-account.json.php': () => ({ id: 7, email: 'kim@example.org' }),
      [started]: () => ({ steps: [], drafts: [], moreDrafts: false, may: ['Edit pages'], edits: ['Page'] }),
    }
    afterEach(() => localStorage.clear())

    it('says what they may do, also where they may open no screen, until they dismiss it', async () => {
      const { user } = open({ answers, permissions: ['core.account-owner', 'plugin.page.editor'] })
      const told = within(await screen.findByRole('region', { name: title }))
      expect(told.getByText('You can edit pages.')).toBeVisible()
      await user.click(told.getByRole('button', { name: `Dismiss ‘${title}’` }))
      expect(screen.queryByRole('region', { name: title })).toBeNull()
      expect(screen.getByRole('heading', { name: 'My Account' })).toHaveFocus()
    })

    it.each([[['core.account-owner']], [['core.account-owner', 'core.admin']]])(
      'asks for nothing more by %j',
      async (permissions) => {
        const { calls } = open({ answers, permissions })
        expect(await detail('Name')).toBe('Kim Ngata')
        expect(calls.filter(([key]) => key !== getMail)).toEqual([[getInfo]])
      },
    )
  })

  it('asks once for the own account (API-016)', async () => {
    const { calls } = open()
    expect(await detail('Email address')).toBe('kim@example.org')
    expect(calls.filter(([key]) => key !== getMail)).toEqual([[getInfo]])
  })

  it('shows the name (ACCT-001, ACCT-020)', async () => {
    open()
    expect(await detail('Name')).toBe('Kim Ngata')
  })

  it('shows since when one is a member, as a local date without time (ACCT-002, ACCT-020)', async () => {
    open({ info: { created: Date.UTC(2024, 2, 8, 20) / 1000 } }) // the next day in Auckland
    expect(await detail('Member since')).toBe('9 Mar 2024')
  })

  it('shows the last login as local date and time (ACCT-003, ACCT-020)', async () => {
    open({ info: { lastlogin: Date.UTC(2026, 4, 17, 21, 5) / 1000 } })
    expect(await detail('Last login')).toMatch(/^18 May 2026, 9:05\sam$/)
  })

  it("shows 'never' for a last login of 0 (ACCT-003)", async () => {
    open({ info: { lastlogin: 0 } })
    expect(await detail('Last login')).toBe('never')
  })

  it("opens the Change Password dialog by 'Change Password' (ACCT-004)", async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Change Password' }))
    expect(await screen.findByRole('dialog', { name: 'Change Password' })).toBeVisible()
  })
})

describe('loading the own account', () => {
  it('says that it is being loaded', () => {
    open({ answers: { [getInfo]: () => new Promise(() => {}) } })
    expect(screen.getByText('Loading your account...')).toBeVisible()
  })

  it('only logs a failure (ERR-013), offers to try again, and lets the password be changed meanwhile', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new ApiError('down', { status: 0 })
    const load = vi
      .fn(() => sampleInfo)
      .mockImplementationOnce(() => {
        throw down
      })
    const { user } = open({ answers: { [getInfo]: load } })
    expect(await screen.findByText('Your account could not be loaded')).toBeVisible()
    expect(log.mock.calls).toEqual([[down]])
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Two-step login' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Change Password' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await detail('Name')).toBe('Kim Ngata')
  })
})

describe('administration screens on My Account', () => {
  const links = () =>
    within(screen.getByRole('region', { name: 'Administration' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])

  it('lists those that the person may open', () => {
    open({ permissions: ['core.account-owner', 'core.account-manager', 'core.page-manager'] })
    expect(links()).toEqual([
      ['Start', '/pages/start'],
      ['Page Manager', '/pages/pagemanager'],
      ['Account Manager', '/pages/accountmanager'],
      ['Trash', '/pages/trash'],
    ])
  })

  it('is not there for somebody who may open none', async () => {
    open({ permissions: ['core.account-owner'] })
    await detail('Name')
    expect(screen.queryByRole('region', { name: 'Administration' })).not.toBeInTheDocument()
  })
})

describe('deactivating the own account', () => {
  const send = () => screen.getByRole('button', { name: 'Send the link' })

  it('explains what it means', () => {
    open()
    const panel = screen.getByRole('region', { name: 'Deactivate my account' })
    expect(panel).toHaveTextContent(/removes none of your data or settings, but you lose all access/)
    expect(panel).toHaveTextContent(/Only the system administrator can reactivate it/)
  })

  it('has the link mailed, and says where to look for it', async () => {
    const { user, calls } = open({ answers: { [request]: () => ({}) } })
    await user.click(send())
    expect(await screen.findByText(/The link is on its way. Check your email/)).toBeVisible()
    expect(calls.filter(([key]) => key === request)).toHaveLength(1)
  })

  it('says before it is asked for that nothing is sent, while no mail server is set', async () => {
    const { calls } = open({ answers: { [getMail]: () => ({ sends: false }) } })
    const note = /^The link cannot reach you at the moment: no mail server is set.*Please tell an administrator\.$/
    expect(await screen.findByText(note)).toBeVisible()
    expect(calls.filter(([key]) => key === request)).toEqual([])
  })

  it('asks once on a double click', async () => {
    const { user, calls } = open({ answers: { [request]: () => new Promise(() => {}) } })
    await user.dblClick(send())
    expect(calls.filter(([key]) => key === request)).toHaveLength(1)
    expect(send()).toBeDisabled()
  })

  it("alerts a failure and shows the server's reason", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = open({
      answers: {
        [request]: () => {
          throw new ApiError('409', { status: 409, body: { error: 'The site must keep at least one administrator' } })
        },
      },
    })
    await user.click(send())
    expect(await findMessage()).toBe('Failed to send the link, see browser log for more information')
    await answer(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('The site must keep at least one administrator')
    expect(screen.queryByText(/on its way/)).not.toBeInTheDocument()
    expect(send()).toBeEnabled()
  })
})
