import { Type, type Static } from 'typebox'
import { maxFontTextLength, maxFontName, maxFooterColumns, maxSentFooterHtml } from '../limits.ts'
import { EpochSeconds, Id, maxInteger } from './basics.ts'

const Choice = Type.String({ maxLength: 20 })
const Color = Type.String({ maxLength: 20 })
const Families = Type.String({ maxLength: 400 })

const Percent = Type.Number()
const Stretched = Type.Optional(Type.Object({ size: Percent, ascent: Percent, descent: Percent, lineGap: Percent }))
const FontKind = Type.Union([Type.Literal('sans'), Type.Literal('serif')])

/** A file of a font, as `FontFile` of the package theme describes it. */
const FontFileFields = Type.Object({
  family: Type.String({ maxLength: 100 }),
  file: Type.String({ maxLength: 200 }),
  weight: Type.String({ maxLength: 20 }),
  style: Type.Optional(Choice),
  fallback: Type.Optional(Type.Object({ kind: FontKind, regular: Stretched, bold: Stretched, android: Stretched })),
})

/** All that decides how the site looks, as `Look` of the package theme describes it, which knows the limits of each. */
export const LookFields = Type.Object({
  accent: Color,
  neutral: Color,
  danger: Color,
  warning: Color,
  success: Color,
  highlight: Color,
  fonts: Type.Object({ body: Families, heading: Families, mono: Families }),
  fontFiles: Type.Array(FontFileFields, { maxItems: 20 }),
  textSize: Type.Number(),
  headingSize: Type.Number(),
  spacing: Type.Number(),
  roundness: Type.Number(),
  shadows: Type.Number(),
  measure: Type.String({ maxLength: 20 }),
  scheme: Choice,
  masthead: Choice,
  mastheadWidth: Choice,
  menu: Choice,
  links: Choice,
})
export type LookFields = Static<typeof LookFields>

/** A page's id; 0 for none. */
const PageId = Type.Integer({ minimum: 0, maximum: maxInteger })

/** What stands below every page. */
export const FooterFields = Type.Object({
  columns: Type.Array(
    Type.Object({
      /** '' for none. */
      heading: Type.String({ maxLength: 100 }),
      /** Sanitised when it is stored; of what is left at most `maxFooterHtml` characters, or it is refused with how many are too many. */
      html: Type.String({ maxLength: maxSentFooterHtml }),
    }),
    { maxItems: maxFooterColumns },
  ),
  /** The last line; '' for the site's title. */
  line: Type.String({ maxLength: 200 }),
  /** The page that says who is responsible for the site. */
  imprint: PageId,
  /** The page that says what becomes of visitors' data. */
  privacy: PageId,
})
export type FooterFields = Static<typeof FooterFields>

/** A look with the footer, and which published one it goes on from: the `id` of the last, 0 before the first. */
export const LookToPublish = Type.Object({ look: LookFields, footer: FooterFields, base: PageId })
export type LookToPublish = Static<typeof LookToPublish>

/** How the site looks now. */
export const PublishedLook = Type.Object({
  look: LookFields,
  footer: FooterFields,
  /** Of the last look that was published; 0 while it is the built-in one. */
  id: PageId,
  /** The look that the site comes with. */
  builtIn: LookFields,
})
export type PublishedLook = Static<typeof PublishedLook>

/** The looks that were published, the newest first: that is how the site looks. */
export const LookHistory = Type.Array(
  Type.Object({
    id: Id,
    published: EpochSeconds,
    /** Name of who published it; '' when that account is gone. */
    by: Type.String(),
  }),
)
export type LookHistory = Static<typeof LookHistory>

/** A look as it was published. */
export const FormerLook = Type.Object({ look: LookFields, footer: FooterFields })
export type FormerLook = Static<typeof FormerLook>

/** A font that somebody uploads. */
export const FontToAdd = Type.Object({
  /** What it is called in lists. */
  family: Type.String({ maxLength: maxFontName }),
  kind: FontKind,
  /** The file of its text, `woff2`, in Base64. */
  file: Type.String({ maxLength: maxFontTextLength }),
  /** Another one for bold text, where the first has one weight alone. */
  bold: Type.Optional(Type.String({ maxLength: maxFontTextLength })),
})
export type FontToAdd = Static<typeof FontToAdd>

/** The fonts that were uploaded, by their names. */
export const UploadedFonts = Type.Array(
  Type.Object({
    id: Id,
    family: Type.String(),
    kind: FontKind,
    files: Type.Array(FontFileFields),
    /** Of the file that every page with it makes a browser fetch. */
    bytes: Type.Integer(),
    /** True where the site is in it now. */
    published: Type.Boolean(),
    /** True where a look of the history names it. */
    former: Type.Boolean(),
  }),
)
export type UploadedFonts = Static<typeof UploadedFonts>
