import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pageState } from '../testing/fixtures.ts'
import { renderShell } from '../testing/render-shell.tsx'

const icon = () => document.head.querySelector('link[rel=icon]')

beforeEach(() => {
  const link = document.createElement('link')
  link.rel = 'icon'
  link.setAttribute('href', '/served.svg')
  document.head.append(link)
})
afterEach(() => icon()?.remove())

it('goes by the clock of the setting, as soon as it changes', () => {
  const { parts } = renderShell({ state: pageState() })
  const change = (timeZone: string) =>
    act(() => parts.store.setState(({ settings }) => ({ settings: { ...settings, timeZone } })))
  change('Pacific/Auckland')
  expect(document.documentElement).toHaveAttribute('data-time-zone', 'Pacific/Auckland')
  change('')
  expect(document.documentElement).not.toHaveAttribute('data-time-zone')
})

describe('the icon of the tab', () => {
  it('is that of the document, until the setting changes (Q95)', () => {
    const { parts } = renderShell({ state: pageState() })
    expect(icon()).toHaveAttribute('href', '/served.svg')
    const change = (favicon: number) =>
      act(() => parts.store.setState(({ settings }) => ({ settings: { ...settings, favicon } })))
    change(7)
    expect(icon()).toHaveAttribute('href', '/api/1/private/file-get.php?id=7')
    change(0)
    expect(icon()).toHaveAttribute('href', '/favicon.svg')
  })
})
