/** Something that a link can lead to. */
export interface LinkChoice {
  kind: 'page' | 'heading' | 'file' | 'web' | 'email' | 'telephone'
  url: string
  /** What it is called. */
  label: string
  /** What else tells it from others, such as its address. */
  detail?: string
}

/** A heading of a page that a link can lead to. */
export interface PageHeadingChoice {
  /** What follows the `#` of its address. */
  anchor: string
  /** 1 to 6. */
  level: number
  words: string
}

/** What of the site a link can lead to: pages and files with the words in their names, or the first pages without words. */
export interface LinkTargets {
  find: (words: string) => Promise<readonly LinkChoice[]>
  /** Whether there is something at a path of the site, such as `/contact`; undefined where nobody can say. */
  has: (path: string) => Promise<boolean | undefined>
  /** The headings of the page at a path that was found before; undefined for any other path. */
  headings: (path: string) => Promise<readonly PageHeadingChoice[] | undefined>
}
