import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetchDocuments } from './prefetch-documents.ts'

const prefetched = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))
const link = (href: string, rest = '') => {
  document.body.innerHTML = `<a href="${href}" ${rest}><b>Huts</b></a>`
  return document.querySelector('b')!
}

prefetchDocuments()
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset['awake']
  for (const each of document.head.querySelectorAll('link[rel=prefetch]')) each.remove()
})

it('fetches the document of a link on which the pointer rests', () => {
  const place = link('/huts?from=menu#top')
  fireEvent.pointerOver(place)
  vi.advanceTimersByTime(64)
  expect(prefetched()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(prefetched()).toEqual(['/huts?from=menu'])
  fireEvent.pointerOver(place)
  vi.advanceTimersByTime(100)
  expect(prefetched()).toHaveLength(1)
})

it('fetches none that the pointer only passes', () => {
  fireEvent.pointerOver(link('/passed'))
  vi.advanceTimersByTime(30)
  fireEvent.pointerOver(document.body)
  vi.advanceTimersByTime(100)
  expect(prefetched()).toEqual([])
})

it.each([
  ['a finger', fireEvent.touchStart],
  ['the keyboard', fireEvent.focusIn],
])('fetches at once with %s', (by, touch) => {
  touch(link(`/by-${by.length}`))
  expect(prefetched()).toHaveLength(1)
})

it.each([
  ['another site', 'https://example.org/huts', ''],
  ['a file', '/huts.pdf', ''],
  ['a call', '/api/1/private/file-get.php?id=3', ''],
  ['a download', '/list', 'download'],
  ['a new tab', '/tab', 'target="_blank"'],
  ['this page', '/#part', ''],
])('fetches nothing of %s', (_, href, rest) => {
  fireEvent.touchStart(link(href, rest))
  expect(prefetched()).toEqual([])
})

it('fetches nothing once the application follows links', () => {
  document.documentElement.dataset['awake'] = 'application'
  fireEvent.touchStart(link('/awake'))
  expect(prefetched()).toEqual([])
})
