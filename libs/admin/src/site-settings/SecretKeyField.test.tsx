import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findField, renderSiteSettings, saveButton } from '../testing/settings-render.tsx'

describe('the secret key (Q96)', () => {
  const label = 'Human-check secret key'

  it('is a password field that says that a key is set, and keeps it', async () => {
    const { fill, save, sent } = renderSiteSettings()
    expect(await findField(label)).toHaveAttribute('type', 'password')
    expect(await findField(label)).toHaveAccessibleDescription(/A secret key is set/)
    await fill('Meta keywords', 'huts')
    await save()
    await waitFor(() => expect(sent()[0]?.CaptchaSecretKey).toBe('••••••••'))
  })

  it('is replaced by what is typed, even behind what stands for it, and then masked', async () => {
    const { user, save, sent } = renderSiteSettings()
    const field = await findField(label)
    fireEvent.change(field, { target: { value: '••••••••x' } })
    expect(field).toHaveValue('x')
    await user.type(field, 'yz')
    await save()
    await waitFor(() => expect(sent()[0]?.CaptchaSecretKey).toBe('xyz'))
    await waitFor(() => expect(field).toHaveValue('••••••••'))
  })

  it('can be kept after all', async () => {
    const { user } = renderSiteSettings()
    const field = await findField(label)
    await user.type(field, 'x')
    await user.click(screen.getByRole('button', { name: 'Keep the current key' }))
    expect(field).toHaveValue('••••••••')
    expect(saveButton()).toBeDisabled()
  })

  it('can be removed', async () => {
    const { fill, save, sent } = renderSiteSettings()
    await fill(label, '')
    expect(await findField(label)).toHaveAccessibleDescription(/will be removed when you save/)
    await save()
    await waitFor(() => expect(sent()[0]?.CaptchaSecretKey).toBe(''))
    await waitFor(async () => expect(await findField(label)).toHaveValue(''))
  })

  it('comes with the site key or not at all: a hint says so, and saving is not prevented', async () => {
    const { fill, save, sent } = renderSiteSettings()
    await fill('Human-check site key', '')
    expect(await findField(label)).toHaveAccessibleDescription(/Fill in the site key too/)
    await save()
    await waitFor(() => expect(sent()).toHaveLength(1))
  })
})
