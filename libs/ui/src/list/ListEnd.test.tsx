import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { InFullSystem } from '../testing/in-system.tsx'
import { ListEnd, type ListEndProps } from './ListEnd.tsx'
import { listCount } from './list-count.ts'

type More = ListEndProps['list']['more']

const items = [{ id: 1 }, { id: 2 }]

function open(more: More, loadMore = vi.fn()) {
  const end = (now: More) => (
    <InFullSystem>
      <ListEnd several="pages" list={{ status: 'ready', items, more: now, loadMore, outdated: false }} />
    </InFullSystem>
  )
  const { rerender } = render(end(more))
  return { loadMore, become: (now: More) => rerender(end(now)) }
}

afterEach(() => void vi.unstubAllGlobals())

describe('the end of a list in pages', () => {
  it('has a button as long as there is more, and keeps the focus when it goes', () => {
    const { loadMore, become } = open('there')
    const button = screen.getByRole('button', { name: 'Load more' })
    button.focus()
    fireEvent.click(button)
    expect(loadMore).toHaveBeenCalledOnce()
    become('loading')
    become('none')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('status')).toHaveFocus()
  })

  it('says that more could not be loaded, and tries again', () => {
    const { loadMore } = open('failed')
    expect(screen.getByRole('status')).toHaveTextContent('Further pages could not be loaded')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(loadMore).toHaveBeenCalledOnce()
  })

  it('loads by itself when it comes near the view, unless that failed', () => {
    let seen = (_: boolean) => {}
    class Views {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen = (isIntersecting) => act(() => tell([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {
        seen = () => {}
      }
    }
    vi.stubGlobal('IntersectionObserver', Views)
    const { loadMore, become } = open('there')
    seen(false)
    expect(loadMore).not.toHaveBeenCalled()
    seen(true)
    expect(loadMore).toHaveBeenCalledOnce()
    become('failed')
    seen(true)
    expect(loadMore).toHaveBeenCalledOnce()
  })
})

it('is told in words how many there are', () => {
  const nouns = ['page', 'pages'] as const
  expect(listCount({ items, total: 2, more: 'none' }, nouns)).toBe('2 pages')
  expect(listCount({ items: items.slice(1), total: 1, more: 'none' }, nouns)).toBe('1 page')
  expect(listCount({ items, total: 12_000, more: 'there' }, nouns)).toBe('2 of 12,000 pages')
  expect(listCount({ items, total: undefined, more: 'there' }, nouns)).toBe('The first 2 pages')
})
