import { describe, expect, it } from 'vitest'
import { preloadedUploads, uploadedFaces } from './font-faces.ts'
import { lookOf, type Look } from './look.ts'
import { readKeptLook, readLook } from './read-look.ts'
import { theme } from './theme.ts'
import type { UploadedFont } from './uploaded-fonts.ts'
import { webFamilies } from './web-fonts.ts'

const stretched = { size: 104.5, ascent: 90, descent: 22.5, lineGap: 0 }

const club: UploadedFont = {
  ...{ family: 'Club Sans', kind: 'sans' },
  files: [
    {
      ...{ family: 'Club Sans', file: '/assets/font-aaaaaaaaaaaaaaaa.woff2', weight: '400' },
      fallback: { kind: 'sans', regular: stretched, android: stretched },
    },
    {
      ...{ family: 'Club Sans', file: '/assets/font-bbbbbbbbbbbbbbbb.woff2', weight: '700' },
      fallback: { kind: 'sans', bold: stretched },
    },
  ],
}
const hut: UploadedFont = {
  ...{ family: 'Hut', kind: 'serif' },
  files: [
    {
      ...{ family: 'Hut', file: '/assets/font-cccccccccccccccc.woff2', weight: '100 900' },
      fallback: { kind: 'serif', regular: stretched, bold: stretched, android: stretched },
    },
  ],
}

const own = lookOf(theme)
/** A look in these fonts. */
const lookIn = (body: UploadedFont, heading?: UploadedFont): Look => ({
  ...own,
  fonts: { ...own.fonts, body: webFamilies(body), ...(heading && { heading: webFamilies(heading) }) },
  fontFiles: [...body.files, ...(heading && heading !== body ? heading.files : [])],
})

describe('the CSS of fonts that were uploaded', () => {
  it('names each file, and what stands for it in the weights that it is shown in', () => {
    const css = uploadedFaces(club.files)
    expect(css).toContain(
      '@font-face{font-family:"Club Sans";src:url("/assets/font-aaaaaaaaaaaaaaaa.woff2") format("woff2");' +
        'font-weight:400;font-display:swap}',
    )
    expect(css).toMatch(
      /font-family:"Club Sans fallback";src:local\("Arial"\)[^}]*font-weight:100 549;size-adjust:104.5%/,
    )
    expect(css).toMatch(/font-family:"Club Sans fallback";src:local\("Arial Bold"\)[^}]*font-weight:550 900/)
    expect(css).toMatch(/font-family:"Club Sans fallback for Android";src:local\("Roboto"\)/)
    expect(css.match(/@font-face/g)).toHaveLength(5)
  })

  it('is none of those that the theme itself serves', () => {
    expect(uploadedFaces([{ family: 'X', file: '/fonts/x.woff2', weight: '400' }])).toBe('')
  })

  it('has the file of the text loaded in advance, and that of headings where they are in another font', () => {
    expect(preloadedUploads(lookIn(club))).toEqual([club.files[0]?.file])
    expect(preloadedUploads(lookIn(club, club))).toEqual([club.files[0]?.file])
    expect(preloadedUploads(lookIn(hut, club))).toEqual([hut.files[0]?.file, club.files[1]?.file])
    expect(preloadedUploads(own)).toEqual([])
  })
})

describe('a look with fonts that were uploaded', () => {
  it('is one on a site that has them, and on no other', () => {
    const look = lookIn(hut, club)
    expect(readLook(look, [club, hut])).toEqual({ look })
    expect(readLook(look, [hut])).toEqual({
      wrong: ['This site does not have the font ‘Club Sans’. Upload it first, under Type'],
    })
  })

  it('brings no text of its own into CSS', () => {
    const [file] = hut.files
    const sent = { ...file!, fallback: { kind: 'serif', regular: { ...stretched, size: '1%}*{color:red' } }, x: 1 }
    expect(readLook({ ...lookIn(hut), fontFiles: [sent] }, [hut])).toEqual({ look: lookIn(hut) })
    const named = '"Hut}","Hut} fallback","Hut} fallback for Android",serif'
    expect(readLook({ ...own, fonts: { ...own.fonts, body: named } }, [hut])).toHaveProperty('wrong')
  })

  it('that was kept has the font of the site in place of one that is gone', () => {
    expect(readKeptLook(lookIn(hut, club), [hut])).toEqual({ look: lookIn(hut), missing: ['Club Sans'] })
    expect(readKeptLook(lookIn(hut), [hut])).toEqual({ look: lookIn(hut), missing: [] })
    const [file] = hut.files
    const other: UploadedFont = { ...hut, files: [{ ...file!, file: '/assets/font-dddddddddddddddd.woff2' }] }
    expect(readKeptLook(lookIn(hut), [other])).toEqual({ look: own, missing: ['Hut'] })
    expect(readKeptLook({ ...lookIn(hut), accent: 'red' }, [])).toHaveProperty('wrong')
    for (const odd of [undefined, 7, { fontFiles: 7 }, { fontFiles: [7], fonts: {} }, { fontFiles: [{}], fonts: 1 }])
      expect(readKeptLook(odd, [])).toHaveProperty('wrong')
  })
})
