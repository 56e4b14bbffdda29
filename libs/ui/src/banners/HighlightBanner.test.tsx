import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Banner, HighlightBanner } from './HighlightBanner.tsx'
import { HighlightBanners } from './HighlightBanners.tsx'

const banner = (more: Partial<Banner> = {}): Banner => ({
  Text: 'The office is closed on Friday',
  BackgroundColour: 'gold',
  Hidden: false,
  ...more,
})
const show = (...banners: Banner[]) => render(<HighlightBanners banners={banners} />)
const row = () => screen.getByText('The office is closed on Friday').parentElement!

describe('highlight banners', () => {
  it('show nothing for an empty list (NAV-023)', () => {
    const { container } = show()
    expect(container).toBeEmptyDOMElement()
  })

  it('show their text on their background colour, unless hidden (NAV-024)', () => {
    show(banner(), banner({ Text: 'Not for now', Hidden: true }))
    expect(getComputedStyle(row()).backgroundColor).toBe('rgb(255, 215, 0)')
    expect(screen.queryByText('Not for now')).toBeNull()
  })

  it('link to their route with a pointer cursor (NAV-025)', () => {
    show(banner({ Route: 'opening-hours' }))
    const link = screen.getByRole('link', { name: 'The office is closed on Friday' })
    expect(link).toHaveAttribute('href', '/opening-hours')
    expect(getComputedStyle(link).cursor).toBe('pointer')
  })

  it('keep a leading slash of the route single, so that it cannot name another host', () => {
    show(banner({ Route: '//elsewhere.example/x' }))
    expect(screen.getByRole('link')).toHaveAttribute('href', '/elsewhere.example/x')
  })

  it('are plain text without a route (NAV-025)', () => {
    show(banner())
    expect(screen.queryByRole('link')).toBeNull()
    expect(getComputedStyle(screen.getByText('The office is closed on Friday')).cursor).not.toBe('pointer')
  })

  it('are 32 px high (NAV-029)', () => {
    show(banner())
    expect(getComputedStyle(row()).height).toBe('32px')
  })

  it('call back when closed', async () => {
    const onClose = vi.fn()
    render(<HighlightBanner banner={banner()} onClose={onClose} />)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('closing a banner', () => {
  beforeEach(() => vi.resetModules())

  it('hides that one alone, also when the component is shown again (NAV-026)', async () => {
    const banners = [banner(), banner({ Text: 'Another notice' })]
    const { unmount } = show(...banners)
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
    expect(screen.queryByText('The office is closed on Friday')).toBeNull()
    expect(screen.getByText('Another notice')).toBeVisible()
    unmount()
    show(...banners)
    expect(screen.queryByText('The office is closed on Friday')).toBeNull()
  })

  it('lasts until the page is loaded anew (NAV-026)', async () => {
    const load = async () => {
      const { SampleBanners } = await import('../testing/SampleBanners.tsx')
      return render(<SampleBanners />)
    }
    const first = await load()
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
    expect(screen.queryByText(/lodge policy/)).toBeNull()
    first.unmount()
    vi.resetModules()
    await load()
    expect(screen.getByText(/lodge policy/)).toBeVisible()
  })
})
