// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { addressIn, embeddedAt, embedHosts } from './hosts.ts'

describe('embeddedAt', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://vimeo.com/76979871/ab12cd34ef', 'https://player.vimeo.com/video/76979871?dnt=1&h=ab12cd34ef'],
    ['https://player.vimeo.com/video/76979871?h=ab12cd', 'https://player.vimeo.com/video/76979871?dnt=1&h=ab12cd'],
    [
      'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4#x',
      'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
    ],
    ['https://www.google.com/maps/embed?pb=!1m18', 'https://www.google.com/maps/embed?pb=!1m18'],
    ['https://calendar.google.com/calendar/embed?src=a%40b', 'https://calendar.google.com/calendar/embed?src=a%40b'],
    [
      'https://docs.google.com/forms/d/e/1FAIp-x/viewform?usp=sf_link',
      'https://docs.google.com/forms/d/e/1FAIp-x/viewform?embedded=true',
    ],
    ['https://forms.office.com/r/aBc123', 'https://forms.office.com/r/aBc123'],
    [
      'https://open.spotify.com/intl-de/track/4uLU6hMCjMI75M1A2tKUQC?si=x',
      'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
    ],
    [
      'https://soundcloud.com/club/evening-song',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fclub%2Fevening-song',
    ],
    ['https://www.komoot.com/de-de/tour/1234567?ref=x', 'https://www.komoot.com/tour/1234567/embed'],
  ])('embeds %s', (typed, frame) => {
    const embedded = embeddedAt(typed)
    expect(embedded?.frame).toBe(frame)
    expect(new URL(frame).origin).toBe(embedded?.host.source)
  })

  it.each([
    ...['', 'our film', 'https://example.org/embed', 'https://vimeo.com.example.org/76979871', 'javascript:alert(1)'],
    ...[
      'https://vimeo.com@example.org/76979871',
      'https://www.google.com/search?q=x',
      'https://vimeo.com:8443/76979871',
    ],
    ...['https://www.openstreetmap.org/login', 'data:text/html,x', 'https://docs.google.com/document/d/1/edit'],
  ])('embeds nothing of %j', (typed) => {
    expect(embeddedAt(typed)).toBeUndefined()
  })

  it('names each site once', () => {
    expect(new Set(embedHosts.map(({ name }) => name)).size).toBe(embedHosts.length)
  })
})

describe('addressIn', () => {
  it.each([
    [
      '<iframe width="560" src="https://player.vimeo.com/video/1234?h=a&amp;b=1" allow="x"></iframe>',
      'https://player.vimeo.com/video/1234?h=a&b=1',
    ],
    ['  https://vimeo.com/1234 ', '  https://vimeo.com/1234 '],
    ['<script src="https://example.org/x.js"></script>', '<script src="https://example.org/x.js"></script>'],
  ])('finds in %j', (pasted, address) => {
    expect(addressIn(pasted)).toBe(address)
  })
})
