import { fontStacks } from './font-stacks.ts'
import { lookOf, type Look } from './look.ts'
import { theme } from './theme.ts'

/** A look to start from. */
export interface FinishedLook {
  name: string
  /** What it is like and whom it suits, as a sentence without its full stop. */
  character: string
  look: Look
}

const families = (name: string) => fontStacks.find((stack) => stack.name === name)?.families ?? theme.fonts.body

/** Fonts by the names that people know them by; headings as the text unless told. */
const fonts = (body: string, heading?: string): Look['fonts'] => ({
  ...theme.fonts,
  body: families(body),
  ...(heading !== undefined && { heading: families(heading) }),
})

/** Looks of different character; the first is the one that the site comes with. */
export const finishedLooks: readonly FinishedLook[] = [
  { name: 'Clear sky', character: 'Calm and plain, at home everywhere', look: lookOf(theme) },
  {
    name: 'Harbour',
    character: 'Navy and slate in one line, for associations',
    look: {
      ...lookOf(theme),
      ...{ accent: '#1f5a8a', neutral: '#5b6b7b', highlight: '#e3effa', fonts: fonts('Atkinson Hyperlegible Next') },
      ...{ headingSize: 1.05, spacing: 1, roundness: 0.5, shadows: 0.5 },
      ...{ masthead: 'line', menu: 'underline' },
    },
  },
  {
    name: 'Meadow',
    character: 'Fresh green with round corners, for outdoors and children',
    look: {
      ...lookOf(theme),
      ...{ accent: '#3c8a3f', neutral: '#6c7563', highlight: '#eef6d8', fonts: fonts('System', 'Rounded') },
      ...{ headingSize: 1.1, spacing: 1.1, roundness: 1.8, shadows: 1 },
      ...{ masthead: 'centred', menu: 'tint' },
    },
  },
  {
    name: 'Broadsheet',
    character: 'Ink and one red on paper, for those who write',
    look: {
      ...lookOf(theme),
      ...{ accent: '#a32020', neutral: '#6f6a63', highlight: '#f7efdc', fonts: fonts('Source Serif 4') },
      ...{ textSize: 1.05, headingSize: 1.25, spacing: 1, roundness: 0, shadows: 0, measure: '64ch' },
      ...{ masthead: 'centred', menu: 'underline' },
    },
  },
  {
    name: 'Terracotta',
    character: 'Warm clay and sturdy headings, for houses and huts',
    look: {
      ...lookOf(theme),
      ...{ accent: '#b4532a', neutral: '#7a6c60', highlight: '#fbeddd', fonts: fonts('Humanist', 'Slab') },
      ...{ headingSize: 1.1, spacing: 1.05, roundness: 0.7, shadows: 0.7 },
      ...{ masthead: 'below', menu: 'solid' },
    },
  },
  {
    name: 'Midnight',
    character: 'Always dark with a violet glow, for stages and evenings',
    look: {
      ...lookOf(theme),
      ...{ accent: '#8b6cf0', neutral: '#62637d', highlight: '#ece8ff', fonts: fonts('Figtree') },
      ...{ headingSize: 1.15, spacing: 1.05, roundness: 1.3, shadows: 1.4 },
      ...{ scheme: 'dark', masthead: 'line', mastheadWidth: 'window', menu: 'tint' },
    },
  },
  {
    name: 'Gallery',
    character: 'Wide margins, fine capitals and plum, for art and music',
    look: {
      ...lookOf(theme),
      ...{ accent: '#96306b', neutral: '#76717a', highlight: '#f6e9f1', fonts: fonts('Grotesque', 'Playfair Display') },
      ...{ headingSize: 1.35, spacing: 1.2, roundness: 0, shadows: 0 },
      ...{ masthead: 'centred', mastheadWidth: 'window', menu: 'underline', links: 'footer' },
    },
  },
  {
    name: 'Schoolyard',
    character: 'Amber, large and friendly, for courses and schools',
    look: {
      ...lookOf(theme),
      ...{ accent: '#c9720a', neutral: '#6a6f78', highlight: '#fff1cf', fonts: fonts('Nunito Sans') },
      ...{ textSize: 1.05, headingSize: 1.15, spacing: 1.1, roundness: 2, shadows: 1.2 },
      ...{ masthead: 'line', mastheadWidth: 'window', menu: 'solid' },
    },
  },
]
