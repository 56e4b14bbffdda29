import type { SendPictureFile } from '@sitewright/media'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { GalleryPicture } from './model.ts'
import { placeIn, useSentPictures } from './use-sent-pictures.ts'

const file = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })

/** A gallery whose pictures are sent by hand. */
function sending() {
  type Answer = Awaited<ReturnType<SendPictureFile>>
  const sent: { name: string; signal: AbortSignal; tell: (share: number) => void; answer: (answer: Answer) => void }[] =
    []
  const send: SendPictureFile = ({ name }, { signal, onProgress }) =>
    new Promise((answer) => sent.push({ name, signal, answer, tell: onProgress }))
  let gallery: GalleryPicture[] = [{ Id: 1, Alt: 'first' }]
  const { result } = renderHook(() =>
    useSentPictures(send, (picture, place) => (gallery = gallery.toSpliced(placeIn(gallery, place), 0, picture))),
  )
  const answer = (at: number, given: Answer) => act(async () => sent[at]?.answer(given))
  const shown = () => result.current.pictures.map(({ file: { name }, share, failed }) => [name, failed ?? share])
  return { sent, result, answer, shown, ids: () => gallery.map(({ Id }) => Id) }
}

describe('pictures that are sent into a gallery', () => {
  it('are in the order of their files, whichever is there first', async () => {
    const { result, answer, ids, shown } = sending()
    act(() => result.current.start(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(file)))
    await answer(2, { id: 13, alt: 'c' })
    await answer(0, { id: 11, alt: 'a' })
    await answer(3, { id: 14, alt: 'd' })
    await answer(1, { id: 12, alt: 'b', width: 40, height: 30 })
    expect(ids()).toEqual([1, 11, 12, 13, 14])
    expect(shown()).toEqual([])
  })

  it('tell how far they are, and why one failed, which can be sent again', async () => {
    const { result, sent, answer, shown, ids } = sending()
    act(() => result.current.start([file('a.jpg'), file('b.jpg')]))
    act(() => sent[0]?.tell(0.5))
    await answer(1, { failed: 'The disk is full' })
    expect(shown()).toEqual([
      ['a.jpg', 0.5],
      ['b.jpg', 'The disk is full'],
    ])
    act(() => result.current.retry(1))
    expect(shown()[1]).toEqual(['b.jpg', 0])
    await answer(2, { id: 12, alt: '' })
    await answer(0, { id: 11, alt: '' })
    expect(ids()).toEqual([1, 11, 12])
  })

  it('are called off one by one, and one that somebody would rather not send is no failure', async () => {
    const { result, sent, answer, shown, ids } = sending()
    act(() => result.current.start([file('a.jpg'), file('b.jpg')]))
    act(() => result.current.drop(0))
    expect(sent[0]?.signal.aborted).toBe(true)
    await answer(0, { id: 11, alt: '' })
    await answer(1, undefined)
    expect(shown()).toEqual([])
    expect(ids()).toEqual([1])
  })
})
