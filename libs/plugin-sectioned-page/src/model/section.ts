/** What floats beside a section: nothing, or what follows it. */
export const floats = ['none', 'left', 'right'] as const
export type Float = (typeof floats)[number]

/** One section of a page, as it is stored; the names are those of the specification (B§3). */
export interface Section<Config = unknown> {
  /** One of `section-types/types.ts` or of a package, or one that nobody brings. */
  sectionType: string
  /** To be read by the section type's model, which makes of it what it can. Of an unknown type it stays as it is. */
  config: Config
  /** 0 to 100 % of the content area. '' and 0: as wide as there is room. */
  widthpercent: number | ''
  /** 0 to 100 % of the viewport's height (Q129). '' and 0: as high as its content. */
  heightpercent: number | ''
  /** One to four whole numbers of px, separated by spaces; kept as typed. */
  margins: string
  float: Float
  /** Kept for its editors, not shown to visitors. */
  hidden: boolean
  Shadow: boolean
}

/** What a sectioned page holds. */
export interface Layout {
  readonly sections: readonly Section[]
}

/** A new section of a type, with that type's own beginning. */
export function newSection<Config>(model: { sectionType: string; blank: () => Config }): Section<Config> {
  return {
    sectionType: model.sectionType,
    config: model.blank(),
    widthpercent: '',
    heightpercent: '',
    margins: '',
    float: 'none',
    hidden: false,
    Shadow: false,
  }
}
