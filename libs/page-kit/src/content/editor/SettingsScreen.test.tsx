import { ApiError } from '@sitewright/api-client'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { StaffProvider } from '../../staff.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { hutSettings } from '../../testing/hut-settings.ts'
import { KitProviders } from '../../testing/KitProviders.tsx'
import { settingsKeys } from '../kind-settings.ts'
import { createSettingsScreen } from './SettingsScreen.tsx'

const none = () => null
const inputs = { Image: none, LinkButton: none, RichText: none }
const Screen = createSettingsScreen({
  settings: hutSettings,
  title: 'Hut Settings',
  about: 'What holds for all huts.',
  inputs,
})
const keys = settingsKeys(hutSettings)
const { content } = hutSettings

class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('ResizeObserver', NoResizes)
})

/** The screen over a server that keeps the settings. */
function open({ isDown = false } = {}) {
  const stored = { content: content.write(content.of({ phone: '03 123' })), version: 1 }
  const server = { ...stored, saves: [] as unknown[], isDown }
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
  const api = fakeApi({
    [keys.read]() {
      if (!server.isDown) return { content: server.content, version: server.version }
      server.isDown = false
      throw new ApiError('refused', { status: 500, body: {} })
    },
    [keys.save]: (input: unknown) => {
      const sent = input as { content: string; base?: number }
      server.saves.push(sent)
      if (sent.base !== server.version)
        throw new ApiError('refused', { status: 409, body: { error: 'Meanwhile', by: 'Ann', saved: 1, own: false } })
      server.content = sent.content
      server.version += 1
      return { version: server.version }
    },
  })
  render(
    <KitProviders api={api} permissions={['core.admin']}>
      <StaffProvider>
        <Screen />
      </StaffProvider>
    </KitProviders>,
  )
  return { server, alert, user: userEvent.setup(), values: () => content.parse(server.content) }
}

const phone = () => screen.findByRole('textbox', { name: 'Phone (required)' })
const saveButton = () => screen.getByRole('button', { name: 'Save Settings' })

describe('the screen of a kind’s settings', () => {
  it('has a heading and an input for each field, and saves what was entered', async () => {
    const { user, values } = open()
    await user.type(await phone(), '4')
    expect(screen.getByRole('heading', { level: 1, name: 'Hut Settings' })).toBeVisible()
    await user.type(screen.getByRole('spinbutton', { name: 'Longest stay (nights)' }), '7')
    await user.click(saveButton())
    expect(await screen.findByText(/^Saved /)).toBeVisible()
    expect(values()).toEqual({ phone: '03 1234', longestStay: 7, keyCode: '' })
    expect(saveButton()).toBeDisabled()
  })

  it('saves nothing while a number is invalid or a required field is empty, and says which', async () => {
    const { user, server, alert } = open()
    const stay = screen.findByRole('spinbutton', { name: 'Longest stay (nights)' })
    await user.type(await stay, '99')
    await user.type(await phone(), '4')
    await user.click(saveButton())
    await waitFor(() => expect(alert).toHaveBeenCalledWith(expect.stringContaining('‘Longest stay (nights)’')))
    await user.clear(await stay)
    await user.clear(await phone())
    await user.type(screen.getByRole('textbox', { name: 'Key code' }), '7')
    await user.click(saveButton())
    await waitFor(() => expect(alert).toHaveBeenLastCalledWith(expect.stringMatching(/^‘Phone’ is missing/)))
    expect(server.saves).toEqual([])
  })

  it('tells of a save of somebody else, what that changed, and keeps what was typed', async () => {
    const { user, server, values } = open()
    await user.type(await phone(), '4')
    server.content = content.write(content.of({ phone: '03 123', longestStay: 3 }))
    server.version = 2
    await user.click(saveButton())
    expect(await screen.findByText(/^Ann saved the settings after you started editing/)).toBeVisible()
    expect(screen.getByRole('list', { name: 'Changed meanwhile' })).toHaveTextContent('Longest stay')
    expect(await phone()).toHaveValue('03 1234')
    await user.click(screen.getByRole('button', { name: 'Overwrite it with mine' }))
    await waitFor(() => expect(values()).toEqual({ phone: '03 1234', longestStay: '', keyCode: '' }))
  })

  it('says that the settings could not be loaded, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = open({ isDown: true })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await phone()).toHaveValue('03 123')
  })
})
