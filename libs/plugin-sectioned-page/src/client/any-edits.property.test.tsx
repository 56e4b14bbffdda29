import { fakeApi, hydrationErrors, KitProviders, withoutBrowser } from '@sitewright/page-kit/testing'
import { RefusedError } from '@sitewright/page-kit/server'
import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readLayout, writeLayout } from '../model/layout.ts'
import { newSection, type Section } from '../model/section.ts'
import { sectionTypes } from '../section-types/types.ts'
import { cleanLayout } from '../server/clean-layout.ts'
import { forVisitors } from '../server/read-content.ts'
import { load, type SectionedPageData } from './load.ts'
import { View } from './View.tsx'

/** What may be typed, pasted or chosen anywhere. */
const values: readonly unknown[] = [
  ...['', 'Our huts', '<h2>Huts</h2><p>Two of <b>them</b></p>', '<p onclick="x()">a</p><script>x()</script>'],
  ...['contact', 'https://example.org/x', 'javascript:alert(1)', 'anna@example.org', 'dQw4w9WgXcQ', 'center', 'dots'],
  ...['2:1', 'newest', 'space', true, false, 0, 1, 2, 3, 12, null, [], {}],
]

/** What the common settings of a section may be set to, and what they may not. */
const boxes: readonly Partial<Record<keyof Section, unknown>>[] = [
  ...[{ widthpercent: 50 }, { widthpercent: '' }, { widthpercent: 101 }, { heightpercent: 40.5 }, { heightpercent: 0 }],
  ...[
    { margins: '1 2' },
    { margins: '' },
    { margins: 'a -8 3px' },
    { float: 'left' },
    { float: 'none' },
    { float: 'up' },
  ],
  ...[{ Shadow: true }, { Shadow: false }],
]

const acts = ['add', 'add', 'change', 'change', 'change', 'box', 'duplicate', 'remove', 'move', 'hide', 'undo', 'redo']

const step = fc.record({
  act: fc.constantFrom(...acts),
  at: fc.nat(99),
  type: fc.nat(99),
  path: fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }),
  value: fc.nat(99),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Something with a part of it changed: a list gets an entry more or fewer, everything else another value. */
function changed(part: unknown, [first = 0, ...path]: readonly number[], value: unknown): unknown {
  if (Array.isArray(part) && part.length > 0) {
    const at = first % part.length
    if (first > 7) return part.toSpliced(at, 1)
    return first > 4 ? [...part, part[at]] : part.with(at, changed(part[at], path, value))
  }
  if (typeof part === 'object' && part !== null && !Array.isArray(part)) {
    const keys = Object.keys(part)
    const key = keys[first % keys.length]
    if (key !== undefined) return { ...part, [key]: changed((part as Record<string, unknown>)[key], path, value) }
  }
  return value
}

function edited(sections: readonly Section[], { act, at, type, path, value }: Step): readonly Section[] {
  const index = sections.length === 0 ? 0 : at % sections.length
  const section = sections[index]
  if (act === 'add')
    return sections.toSpliced(index, 0, newSection(sectionTypes.list()[type % sectionTypes.list().length]!))
  if (!section) return sections
  if (act === 'remove') return sections.toSpliced(index, 1)
  if (act === 'move') return sections.toSpliced(index, 1).toSpliced(type % sections.length, 0, section)
  if (act === 'duplicate') return sections.toSpliced(index + 1, 0, structuredClone(section))
  if (act === 'box') return sections.with(index, { ...section, ...boxes[value % boxes.length] } as Section)
  if (act === 'hide') return sections.with(index, { ...section, hidden: !section.hidden })
  return sections.with(index, { ...section, config: changed(section.config, path, values[value % values.length]) })
}

/** What the server stores of it; undefined where it refuses it. */
function saved(sections: readonly Section[]): string | undefined {
  try {
    return cleanLayout(writeLayout({ sections }))
  } catch (error) {
    expect(error).toBeInstanceOf(RefusedError)
    return undefined
  }
}

/** A layout after any steps, of which the server refused none that stayed. */
function storedAfter(steps: readonly Step[]): string {
  let versions = [cleanLayout(writeLayout({ sections: [] }))]
  let at = 0
  for (const each of steps) {
    if (each.act === 'undo') at = Math.max(at - 1, 0)
    else if (each.act === 'redo') at = Math.min(at + 1, versions.length - 1)
    else {
      const now = versions[at]!
      versions = [...versions.slice(0, at + 1), saved(edited(readLayout(now).sections, each)) ?? now]
      at++
    }
  }
  return versions[at]!
}

const element = (data: SectionedPageData) => (
  <KitProviders api={fakeApi({})}>
    <View pageId={7} data={data} />
  </KitProviders>
)

/** Styles are written in one way, which a server and a browser do in two. */
function comparable(root: HTMLElement): string {
  for (const styled of root.querySelectorAll<HTMLElement>('[style]')) styled.setAttribute('style', styled.style.cssText)
  return root.innerHTML
}

it('any sequence of edits over all section types saves, loads and is shown the same by server and browser', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const content = storedAfter(steps)
      expect(cleanLayout(content)).toBe(content)
      expect(writeLayout(readLayout(content))).toBe(content)

      const sent = forVisitors(content)
      const shown = element({ active: readLayout(sent), draft: null })
      const onServer = withoutBrowser(() => renderToString(shown))
      expect(await hydrationErrors(shown)).toEqual([])
      const api = fakeApi({ 'GET protected/plugin/get-content.json.php': () => [sent] })
      const { container } = render(element(await load({ api, pageId: 7 })))
      const parsed = new DOMParser().parseFromString(onServer, 'text/html')
      expect(comparable(container)).toBe(comparable(parsed.body))
      expect(container.querySelector('script, [onclick], [href^="javascript"]')).toBeNull()
      cleanup()
    }),
    // the same each time, so that what fails here fails everywhere; another seed looks for more
    {
      seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_125),
      numRuns: Number(process.env['PROPERTY_RUNS'] ?? 60),
      interruptAfterTimeLimit: Number(process.env['PROPERTY_TIME'] ?? 9_000),
    },
  )
})
