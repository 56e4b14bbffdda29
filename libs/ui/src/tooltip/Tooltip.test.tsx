import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Tooltip, type TooltipProps } from './Tooltip.tsx'

const show = (props: Partial<TooltipProps> = {}) =>
  render(
    <Tooltip label="files only available to you" {...props}>
      {props.children ?? <button type="button">Personal</button>}
    </Tooltip>,
  )
const tip = () => screen.queryByRole('tooltip')
const button = () => screen.getByRole('button', { name: 'Personal' })
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const enter = () => fireEvent.pointerEnter(button(), { pointerType: 'mouse' })
const leave = () => fireEvent.pointerLeave(button(), { pointerType: 'mouse' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('Tooltip', () => {
  it('shows 500 ms after the pointer came (CONST-001)', () => {
    show()
    enter()
    wait(499)
    expect(tip()).toBeNull()
    wait(1)
    expect(tip()).toHaveTextContent('files only available to you')
  })

  it('shows after a delay of its own where one is given', () => {
    show({ openDelay: 1500 })
    enter()
    wait(1499)
    expect(tip()).toBeNull()
    wait(1)
    expect(tip()).toBeVisible()
  })

  it('hides at once when the pointer leaves (CONST-002)', () => {
    show()
    enter()
    wait(500)
    leave()
    expect(tip()).toBeNull()
  })

  it('does not show when the pointer has left before', () => {
    show()
    enter()
    wait(300)
    leave()
    wait(1000)
    expect(tip()).toBeNull()
  })

  it.each(['pointerUp', 'pointerCancel'] as const)('hides 1500 ms after a touch has ended by %s (CONST-003)', (end) => {
    show()
    fireEvent.pointerDown(button(), { pointerType: 'touch' })
    wait(500)
    expect(tip()).toBeVisible()
    fireEvent[end](button(), { pointerType: 'touch' })
    wait(1499)
    expect(tip()).toBeVisible()
    wait(1)
    expect(tip()).toBeNull()
  })

  it('hides 1500 ms after a touch has ended elsewhere, as that of what is dragged does', () => {
    show()
    fireEvent.pointerDown(button(), { pointerType: 'touch' })
    wait(500)
    fireEvent.pointerUp(document.body, { pointerType: 'touch' })
    wait(1500)
    expect(tip()).toBeNull()
  })

  it('does not come up by the focus that a touch gives', () => {
    show()
    fireEvent.pointerDown(button(), { pointerType: 'touch' })
    fireEvent.pointerUp(button(), { pointerType: 'touch' })
    act(() => button().focus())
    wait(3000)
    expect(tip()).toBeNull()
  })

  it('hides when its element moves', async () => {
    show()
    act(() => button().focus())
    wait(500)
    expect(tip()).toBeVisible()
    vi.spyOn(button(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 40, 10, 10))
    await act(async () => void (await new Promise(requestAnimationFrame)))
    expect(tip()).toBeNull()
  })

  it('stays away on a short touch', () => {
    show()
    fireEvent.pointerDown(button(), { pointerType: 'touch' })
    wait(100)
    fireEvent.pointerUp(button(), { pointerType: 'touch' })
    wait(3000)
    expect(tip()).toBeNull()
  })

  it('shows on keyboard focus, hides on Escape and on blur', () => {
    show()
    act(() => button().focus())
    wait(500)
    expect(tip()).toBeVisible()
    fireEvent.keyDown(button(), { key: 'Escape' })
    expect(tip()).toBeNull()
    act(() => button().blur())
    act(() => button().focus())
    wait(500)
    expect(tip()).toBeVisible()
    act(() => button().blur())
    expect(tip()).toBeNull()
  })

  describe('after a press', () => {
    const at = { pointerType: 'mouse', clientX: 40, clientY: 20 }

    it('does not come up in what takes the place of what was pressed, until the pointer leaves and comes back', () => {
      const { rerender } = show()
      fireEvent.pointerEnter(button(), at)
      fireEvent.pointerDown(button(), at)
      rerender(
        <Tooltip key="other" label="Saves the page">
          <button type="button">Personal</button>
        </Tooltip>,
      )
      fireEvent.pointerEnter(button(), { ...at, clientX: 41 })
      wait(1000)
      expect(tip()).toBeNull()
      fireEvent.pointerLeave(button(), { ...at, clientX: 90 })
      fireEvent.pointerMove(document.body, { ...at, clientX: 90 })
      fireEvent.pointerEnter(button(), at)
      wait(500)
      expect(tip()).toHaveTextContent('Saves the page')
    })

    it('does not come up by the focus that the press gives', () => {
      show({ children: <input aria-label="Personal" /> })
      const field = screen.getByRole('textbox')
      fireEvent.pointerDown(field, at)
      act(() => field.focus())
      wait(1000)
      expect(tip()).toBeNull()
    })
  })

  it('keeps the name of its element, and describes it only where it says more', () => {
    show()
    enter()
    wait(500)
    expect(button()).toHaveAccessibleDescription('files only available to you')
    leave()
    expect(button()).not.toHaveAttribute('aria-describedby')
  })

  it('does not repeat the name as description', () => {
    show({ label: 'Personal' })
    enter()
    wait(500)
    expect(tip()).toBeVisible()
    expect(button()).not.toHaveAttribute('aria-describedby')
  })

  it('leaves the element its own handlers', () => {
    const onPointerEnter = vi.fn()
    show({
      children: (
        <button type="button" onPointerEnter={onPointerEnter}>
          Personal
        </button>
      ),
    })
    enter()
    expect(onPointerEnter).toHaveBeenCalledOnce()
  })

  it('shows nothing for an empty label', () => {
    show({ label: '' })
    enter()
    wait(500)
    expect(tip()).toBeNull()
  })
})
