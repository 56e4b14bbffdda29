import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SplitScreen } from './SplitScreen.tsx'
import { useSplitScreen } from './use-split-screen.ts'

// jsdom has none
const scrolled = vi.fn()
beforeEach(() => {
  localStorage.clear()
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

/** A window of so many px, as far as media queries go. */
function windowOf(size: { width: number; height: number }) {
  const isTrue = (condition: string) => {
    const [, end, side, px] = /^\((min|max)-(width|height): (\d+)px\)$/.exec(condition) ?? []
    const own = size[side as keyof typeof size]
    return end === 'min' ? own >= Number(px) : own <= Number(px)
  }
  vi.stubGlobal('matchMedia', (query: string) => {
    const matches = query.split(', ').some(isTrue)
    return { matches, addEventListener: () => {}, removeEventListener: () => {} }
  })
}

function show({ width, height = 740, split = true }: { width: number; height?: number; split?: boolean }) {
  windowOf({ width, height })
  const { unmount, container } = render(
    <SplitScreen
      split={split}
      editorHeading="Page Text"
      editor={<textarea aria-label="Text" />}
      previewHeading="Page Preview"
      preview={<p>Shown</p>}
    />,
  )
  return { user: userEvent.setup(), unmount, frame: container.firstElementChild! }
}

const button = (name: string) => screen.getByRole('button', { name })
const preview = () => screen.queryByRole('region', { name: 'Page Preview' })
const text = () => screen.queryByRole('textbox', { name: 'Text' })

it('has them one below the other, and offers nothing else in a window of middling width', () => {
  const { frame } = show({ width: 1279 })
  expect(screen.queryByRole('group', { name: 'Arrangement' })).toBeNull()
  expect(frame).toHaveAttribute('data-split', 'true')
  expect(frame).not.toHaveAttribute('data-beside')
})

it('has them side by side in a wide window for who chose so, also the next time, and never in another', async () => {
  const { user, unmount, frame } = show({ width: 1280 })
  expect(button('One below the other')).toHaveAttribute('aria-pressed', 'true')
  expect(frame).not.toHaveAttribute('data-whole-window')
  await user.click(button('Side by side'))
  expect(frame).toHaveAttribute('data-beside', 'true')
  expect(frame).toHaveAttribute('data-whole-window')
  unmount()
  const again = show({ width: 1400 })
  expect(again.frame).toHaveAttribute('data-beside', 'true')
  await again.user.click(button('One below the other'))
  expect(again.frame).not.toHaveAttribute('data-beside')
  await again.user.click(button('Side by side'))
  again.unmount()
  expect(show({ width: 1000 }).frame).not.toHaveAttribute('data-beside')
})

it('has the preview in the place of the editor by a switch on a phone without a split screen, and keeps what is typed', async () => {
  const { user, frame } = show({ width: 360, split: false })
  expect(button('Write')).toHaveAttribute('aria-pressed', 'true')
  expect(preview()).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Write')
  // in its full height
  expect(frame).toHaveAttribute('data-split', 'false')
  await user.type(text()!, 'Our huts')
  await user.click(button('Preview'))
  expect(preview()).toBeVisible()
  expect(text()).toBeNull()
  await user.click(button('Write'))
  expect(text()).toHaveValue('Our huts')
})

it('offers nothing beside the split screen on a phone', () => {
  const { frame } = show({ width: 360 })
  expect(screen.queryByRole('group')).toBeNull()
  expect(frame).toHaveAttribute('data-split', 'true')
  expect(preview()).toBeVisible()
  expect(text()).toBeVisible()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
})

it('has one at a time in a low window too, and there begins right below the bar', () => {
  const phone = show({ width: 740, height: 501, split: false })
  expect(screen.queryByRole('group')).toBeNull()
  expect(scrolled).not.toHaveBeenCalled()
  phone.unmount()
  show({ width: 740, height: 500, split: false })
  expect(button('Write')).toHaveAttribute('aria-pressed', 'true')
  expect(preview()).toBeNull()
  expect(scrolled).toHaveBeenCalledOnce()
})

it.each([
  [{ width: 360, height: 740 }, false],
  [{ width: 740, height: 500 }, false],
  [{ width: 740, height: 501 }, true],
  [{ width: 1280, height: 480 }, true],
])('is on at first but in small windows, and remembered apart from them: %j', (size, expected) => {
  windowOf(size)
  const { result, unmount } = renderHook(useSplitScreen)
  expect(result.current.split).toBe(expected)
  act(() => result.current.toggleSplit())
  unmount()
  expect(renderHook(useSplitScreen).result.current.split).toBe(!expected)
  windowOf(expected ? { width: 360, height: 740 } : { width: 1400, height: 900 })
  expect(renderHook(useSplitScreen).result.current.split).toBe(!expected)
})

it('has them side by side at first in a low window that is wide', async () => {
  const low = { width: 1280, height: 480 }
  const { user, unmount, frame } = show(low)
  expect(frame).toHaveAttribute('data-beside', 'true')
  await user.click(button('One below the other'))
  unmount()
  expect(show(low).frame).not.toHaveAttribute('data-beside')
})

it('offers no arrangement of the editor alone', () => {
  show({ width: 1400, split: false })
  expect(screen.queryByRole('group')).toBeNull()
  expect(preview()).toBeNull()
})
