/** What server and browser know of a section type: plain data, no React. */
export interface SectionModel<Config extends object, Name extends string = string> {
  /** As it is stored, such as `google-map`; at most 64 characters. */
  sectionType: Name
  /** What editors read, such as 'Google map'. */
  label: string
  /** The config of a new section. */
  blank: () => Config
  /**
   * Whatever is stored, as this section type understands it. Never throws; values out of range come back into it, and
   * fields that it does not know stay.
   */
  read: (config: unknown) => Config
  /** Absent: it has none. */
  texts?: RichTexts<Config>
  /** The folder whose files such a section shows; undefined for none. Absent: it shows no folder. */
  folder?: (config: Config) => number | undefined
}

/** The rich texts in a config, in the order in which they are read. All that is HTML is among them. */
export interface RichTexts<Config> {
  of: (config: Config) => readonly string[]
  /** The config with others in their place. */
  put: (config: Config, texts: readonly string[]) => Config
}

/** A heading of the page that a table of contents leads to. */
export interface Heading {
  /** Its anchor, without `#`. */
  id: string
  /** 1 to 6, as in `h2`. */
  level: number
  words: string
}

/** What the visitor's view of a section type is given. */
export interface SectionViewProps<Config> {
  /** As the model has read it. */
  config: Config
  /** How much of the content's width the section takes, above 0 and up to 1; undefined where nothing is set. */
  share?: number | undefined
  /** The first section of the page that begins with a picture, which is probably seen at once. */
  leading?: boolean | undefined
  /** The first section of the page. */
  first?: boolean | undefined
  /** The anchors of the headings in its texts, as `headingsOfParts` writes them; undefined where there are none. */
  anchors?: string | undefined
  /** The headings of the page; only a table of contents is given them. */
  headings?: readonly Heading[] | undefined
  /** Opens the gallery of the page at this section's image; undefined where the section has no image in it. */
  onOpenGallery?: (() => void) | undefined
}

/** What the settings of a section type are given. */
export interface SectionSettingsProps<Config> {
  /** As the model has read it. */
  config: Config
  /** Takes the whole of the new config. */
  onChange: (config: Config) => void
}
