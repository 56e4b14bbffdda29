/** What server and browser know of a section type: plain data, no React. */
export interface SectionModel<Config extends object = object> {
  /** As it is stored, such as `google-map`. */
  sectionType: string
  /** What editors read, such as 'Google map'. */
  label: string
  /** The config of a new section. */
  blank: () => Config
  /**
   * Whatever is stored, as this section type understands it. Never throws; values out of range come back into it, and
   * fields that it does not know stay.
   */
  read: (config: unknown) => Config
}

/** What the visitor's view of a section type is given. */
export interface SectionViewProps<Config> {
  /** As the model has read it. */
  config: Config
  /** How much of the content's width the section takes, above 0 and up to 1; undefined where nothing is set. */
  share?: number | undefined
  /** The first image section of the page, which is probably seen at once. */
  leading?: boolean | undefined
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
