// Written by tools/fonts/generate.ts from Fontsource's packages; run it after these or families.ts have changed.
import type { FontSubset, WebFontFaces } from '../web-font.ts'

export const subsetRanges: Readonly<Record<FontSubset, string>> = {
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  'greek-ext': 'U+1F00-1FFF',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
}

export const webFontFaces: Readonly<Record<string, WebFontFaces>> = {
  Inter: {
    name: 'inter',
    weight: '100 900',
    fallbacks: {
      regular: { size: 107.12, ascent: 90.44, descent: 22.52, lineGap: 0 },
      bold: { size: 101.53, ascent: 95.42, descent: 23.76, lineGap: 0 },
      android: { size: 107.35, ascent: 90.24, descent: 22.47, lineGap: 0 },
    },
    files: {
      'cyrillic-ext': ['ca157063', '39689184'],
      cyrillic: ['71d5ee93', '47d42151'],
      'greek-ext': ['6e9e020a', '787fc783'],
      greek: ['1be3448e', '29e273a4'],
      vietnamese: ['5c66f9e0', '1991ed58'],
      'latin-ext': ['34b9c504', '71254244'],
      latin: ['3100e775', '7291b597'],
    },
  },
  'Source Sans 3': {
    name: 'source-sans-3',
    weight: '200 900',
    fallbacks: {
      regular: { size: 93.76, ascent: 109.21, descent: 42.66, lineGap: 0 },
      bold: { size: 89.8, ascent: 114.04, descent: 44.55, lineGap: 0 },
      android: { size: 93.97, ascent: 108.97, descent: 42.57, lineGap: 0 },
    },
    files: {
      'cyrillic-ext': ['c6e00786', '9f9b2a3d'],
      cyrillic: ['b6b721e0', '747ba526'],
      'greek-ext': ['67fbab24', 'eed2194f'],
      greek: ['dd6ec387', '7ebcf40b'],
      vietnamese: ['a91edbcd', 'aa44d576'],
      'latin-ext': ['a85a7459', '6fe10a66'],
      latin: ['19143dca', '5fbc14d5'],
    },
  },
  'Work Sans': {
    name: 'work-sans',
    weight: '100 900',
    fallbacks: {
      regular: { size: 111.93, ascent: 83.09, descent: 21.71, lineGap: 0 },
      bold: { size: 104.38, ascent: 89.1, descent: 23.28, lineGap: 0 },
      android: { size: 112.18, ascent: 82.9, descent: 21.66, lineGap: 0 },
    },
    files: {
      vietnamese: ['b36b1cc3', 'f5daeed0'],
      'latin-ext': ['2aa17fc7', '7ad4dd06'],
      latin: ['1dd49afc', '73468c2b'],
    },
  },
  'Nunito Sans': {
    name: 'nunito-sans',
    weight: '200 1000',
    fallbacks: {
      regular: { size: 101.39, ascent: 99.71, descent: 34.82, lineGap: 0 },
      bold: { size: 95.84, ascent: 105.49, descent: 36.83, lineGap: 0 },
      android: { size: 101.61, ascent: 99.49, descent: 34.74, lineGap: 0 },
    },
    files: {
      'cyrillic-ext': ['8a8e11ba', '1e78a611'],
      cyrillic: ['d3fe75d4', '9abb4087'],
      vietnamese: ['05ad6c0c', '07ecf36c'],
      'latin-ext': ['c648ee5b', 'f3093f72'],
      latin: ['29e38904', '8904d953'],
    },
  },
  Figtree: {
    name: 'figtree',
    weight: '300 900',
    fallbacks: {
      regular: { size: 100.72, ascent: 94.32, descent: 24.82, lineGap: 0 },
      bold: { size: 95.42, ascent: 99.56, descent: 26.2, lineGap: 0 },
      android: { size: 100.94, ascent: 94.12, descent: 24.77, lineGap: 0 },
    },
    files: { 'latin-ext': ['bf7828e2', 'a0cc105b'], latin: ['4ba7d3d0', '7242fa62'] },
  },
  'Atkinson Hyperlegible Next': {
    name: 'atkinson-hyperlegible-next',
    weight: '200 800',
    fallbacks: {
      regular: { size: 99.6, ascent: 98.8, descent: 31.73, lineGap: 0 },
      bold: { size: 97.3, ascent: 101.14, descent: 32.48, lineGap: 0 },
      android: { size: 99.81, ascent: 98.58, descent: 31.66, lineGap: 0 },
    },
    files: { 'latin-ext': ['7dae0c6c', 'c0c8da56'], latin: ['18b2a1a3', '4a5037bf'] },
  },
  'Source Serif 4': {
    name: 'source-serif-4',
    weight: '200 900',
    fallbacks: {
      regular: { size: 117.91, ascent: 87.87, descent: 28.41, lineGap: 0 },
      bold: { size: 112.34, ascent: 92.22, descent: 29.82, lineGap: 0 },
      android: { size: 99.58, ascent: 104.03, descent: 33.64, lineGap: 0 },
    },
    files: {
      'cyrillic-ext': ['da49e14a', 'f771d02c'],
      cyrillic: ['a8108270', '62faaf04'],
      greek: ['54c4728a', 'faf378c4'],
      vietnamese: ['c3de01b5', '52cf47cc'],
      'latin-ext': ['d10ccbbd', '14e38c2d'],
      latin: ['382475f3', 'b4f56ddc'],
    },
  },
  Literata: {
    name: 'literata',
    weight: '200 900',
    fallbacks: {
      regular: { size: 118.15, ascent: 99.62, descent: 26.07, lineGap: 0 },
      bold: { size: 115.58, ascent: 101.84, descent: 26.65, lineGap: 0 },
      android: { size: 99.79, ascent: 117.95, descent: 30.86, lineGap: 0 },
    },
    files: {
      'cyrillic-ext': ['7be72c7a', '129e7707'],
      cyrillic: ['df20f1a8', '62e8c9a4'],
      'greek-ext': ['1e1f541a', '5d26f444'],
      greek: ['39364355', 'e43ead3d'],
      vietnamese: ['ceed7f68', '126da32b'],
      'latin-ext': ['46792f7c', 'ba0e6a12'],
      latin: ['9adbeac5', 'ab198d66'],
    },
  },
  Lora: {
    name: 'lora',
    weight: '400 700',
    fallbacks: {
      regular: { size: 115.2, ascent: 87.33, descent: 23.78, lineGap: 0 },
      bold: { size: 110.49, ascent: 91.05, descent: 24.8, lineGap: 0 },
      android: { size: 97.3, ascent: 103.39, descent: 28.16, lineGap: 0 },
    },
    files: {
      'cyrillic-ext': ['0e523e4b', 'b67b0f50'],
      cyrillic: ['c57d9ca3', '405b30a5'],
      vietnamese: ['98c22de8', '3acfc1db'],
      'latin-ext': ['2a2d9c22', '45f989df'],
      latin: ['ddb8c660', 'd824d807'],
    },
  },
  'Playfair Display': {
    name: 'playfair-display',
    weight: '400 900',
    fallbacks: {
      regular: { size: 111.26, ascent: 97.25, descent: 22.56, lineGap: 0 },
      bold: { size: 106.1, ascent: 101.98, descent: 23.66, lineGap: 0 },
      android: { size: 93.97, ascent: 115.14, descent: 26.71, lineGap: 0 },
    },
    files: {
      cyrillic: ['c108681c', '51b2dac6'],
      vietnamese: ['ef644622', '6b8bfd22'],
      'latin-ext': ['42898ad4', 'b9dff4ae'],
      latin: ['e0c764a8', '54af24bd'],
    },
  },
  Fraunces: {
    name: 'fraunces',
    weight: '100 900',
    fallbacks: {
      regular: { size: 115.45, ascent: 84.71, descent: 22.09, lineGap: 0 },
      bold: { size: 111.99, ascent: 87.33, descent: 22.77, lineGap: 0 },
      android: { size: 97.51, ascent: 100.3, descent: 26.15, lineGap: 0 },
    },
    files: {
      vietnamese: ['ce7b18aa', 'ac2dd51d'],
      'latin-ext': ['a21ecfbf', '877bcc2f'],
      latin: ['7f9d191d', 'bceec2ef'],
    },
  },
  Bitter: {
    name: 'bitter',
    weight: '100 900',
    fallbacks: {
      regular: { size: 114.46, ascent: 81.69, descent: 23.15, lineGap: 0 },
      bold: { size: 108.87, ascent: 85.88, descent: 24.34, lineGap: 0 },
      android: { size: 96.67, ascent: 96.72, descent: 27.41, lineGap: 0 },
    },
    files: {
      'cyrillic-ext': ['c69d2bda', 'ae12b32a'],
      cyrillic: ['7dc895ee', '1a7cb9c2'],
      vietnamese: ['677a1552', '87b03302'],
      'latin-ext': ['8c1f1559', '8e9a33cf'],
      latin: ['0efe0fbe', '46f80547'],
    },
  },
}
