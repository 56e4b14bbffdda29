// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readVideoId } from './video-id.ts'

const id = 'a-B_c9WgXcQ'

describe('readVideoId', () => {
  it.each([
    id,
    `  ${id}\n`,
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?v=${id}&t=42s`,
    `http://m.youtube.com/watch?feature=share&v=${id}#top`,
    `https://music.youtube.com/watch?v=${id}`,
    `youtu.be/${id}`,
    `https://youtu.be/${id}?si=x`,
    `//www.youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `www.youtube.com/v/${id}`,
  ])('finds the id in %j (SECT-065)', (typed) => {
    expect(readVideoId(typed)).toBe(id)
  })

  it.each([
    '',
    'a-B_c9WgXc',
    'a-B_c9WgXcQQ',
    'a-B_c9WgXc"',
    'https://vimeo.com/76979871',
    `https://example.org/watch?v=${id}`,
    `https://youtube.com.example.org/watch?v=${id}`,
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/watch?v=',
    'https://youtu.be/',
    `javascript:alert("${id}")`,
  ])('finds none in %j', (typed) => {
    expect(readVideoId(typed)).toBeUndefined()
  })
})
