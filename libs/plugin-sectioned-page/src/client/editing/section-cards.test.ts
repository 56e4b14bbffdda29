import { describe, expect, it } from 'vitest'
import { imageSection, mapSection, textSection, unknownSection, videoSection } from '../../testing/sample-pages.ts'
import { sectionSummary } from './section-cards.tsx'

const Position = { lat: 1, lng: 2 }

describe('sectionSummary', () => {
  it.each([
    ['its words', textSection('<h2>Our huts</h2><p>Two &amp; a half</p>'), 'Our huts Two & a half'],
    ['that there are none', textSection('<p><br></p>'), 'No text yet'],
    [
      'no tag that was cut off',
      textSection(`${'a '.repeat(196)}<a href="https://x.example/long">b</a>`),
      'a '.repeat(196).trim(),
    ],
    ['the hover text', imageSection({ ImageId: 1, HoverText: 'The hut' }), 'The hut'],
    ['nothing of an image without one', imageSection({ ImageId: 1 }), ''],
    ['that there is no image', imageSection({}), 'No image yet'],
    [
      'the pins',
      mapSection({
        Markers: [
          { Title: 'Hut', Position },
          { Title: '', Position },
          { Title: 'Bus', Position },
        ],
      }),
      'Hut, Bus',
    ],
    ['the video', videoSection('dQw4w9WgXcQ'), 'dQw4w9WgXcQ'],
    ['nothing of an unknown type', unknownSection, ''],
    ['nothing of a type named as what objects have', { ...unknownSection, sectionType: 'constructor' }, ''],
  ])('describes %s', (_, section, summary) => {
    expect(sectionSummary(section)).toBe(summary)
  })
})
