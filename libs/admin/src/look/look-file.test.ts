import { finishedLooks, lookOf, theme, webFamilies } from '@sitewright/theme'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleFont } from '../testing/look-samples.ts'
import { themeFonts } from './fonts/uploaded-fonts.ts'
import { downloadLook, lookFileName, readLookFile, writeLookFile } from './look-file.ts'

afterEach(() => void vi.restoreAllMocks())

const read = (content: unknown) =>
  readLookFile(new Blob([typeof content === 'string' ? content : JSON.stringify(content)]))
const file = JSON.parse(writeLookFile(lookOf(theme))) as object

describe('a look in a file', () => {
  it.each(finishedLooks.map(({ name, look }) => [name, look] as const))('comes back as it was: %s', async (_, look) => {
    expect(await read(writeLookFile(look))).toEqual({ look })
  })

  it('may stand there alone, as in a theme.ts', async () => {
    expect(await read(lookOf(theme))).toEqual({ look: lookOf(theme) })
  })

  it.each<[string, unknown, string]>([
    ['no JSON', '{"look":', 'The file is no look: it is not written as JSON'],
    ['empty', '', 'The file is no look: it is not written as JSON'],
    ['another kind', { format: 'palette' }, 'The file is no look of Sitewright'],
    ['a later version', { ...file, version: 2 }, 'The file is of version 2; this site reads version 1'],
    ['no version', { format: 'sitewright-look' }, 'The file is of version an unknown kind; this site reads version 1'],
    ['more than it knows', { ...file, script: 'x()' }, 'There is no ‘script’ in a file with a look'],
    ['an unknown field', { ...file, look: { ...lookOf(theme), glow: 1 } }, 'There is no ‘glow’ in a look'],
    [
      'a colour that is none',
      { ...lookOf(theme), accent: 'red' },
      '‘Accent’ (accent) is a colour written #rrggbb, not ‘red’',
    ],
    ['very long', ' '.repeat(100_001), 'The file is too large for a look'],
  ])('is refused as a whole with what is wrong: %s', async (_, content, wrong) => {
    expect(await read(content)).toEqual({ wrong: [wrong] })
  })

  it.each([
    ['Ridgeline Club', 'look-ridgeline-club-2026-11-06.json'],
    ['Tramping: Māori & friends / “2000”', 'look-tramping-maori-friends-2000-2026-11-06.json'],
    ['…', 'look-2026-11-06.json'],
    ['', 'look-2026-11-06.json'],
  ])('has the name of the site and the day in its own, site ‘%s’', (title, name) => {
    expect(lookFileName(title, new Date(2026, 10, 6, 0, 30))).toBe(name)
    expect(lookFileName(title, new Date(2026, 10, 6, 23, 30))).toBe(name)
  })

  it('has fonts of its own where they were uploaded to this site, and is refused where not', async () => {
    const own = lookOf(theme)
    const look = { ...own, fonts: { ...own.fonts, body: webFamilies(sampleFont) }, fontFiles: sampleFont.files }
    const written = JSON.stringify({ format: 'sitewright-look', version: 1, look })
    expect(await readLookFile(new Blob([written]), themeFonts([sampleFont]))).toEqual({ look })
    expect(await read(written)).toEqual({
      wrong: ['This site does not have the font ‘Club Sans’. Upload it first, under Type'],
    })
  })

  it('is saved under a name that says what it is', async () => {
    const saved: string[] = []
    let blob: Blob | undefined
    Object.assign(URL, { createObjectURL: (given: Blob) => ((blob = given), 'blob:look'), revokeObjectURL() {} })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    downloadLook(lookOf(theme), 'look-huts.json')
    expect(saved).toEqual(['look-huts.json'])
    expect(await readLookFile(blob!)).toEqual({ look: lookOf(theme) })
  })
})
