/** A notice in a row of its own above everything else (entity of the specification, A§2). */
export interface Banner {
  Text: string
  /** Any CSS colour; the text becomes black or white, whichever can be read on it. */
  BackgroundColour: string
  Hidden: boolean
  /** A path of this site, with or without a leading `/`. */
  Route?: string | undefined
}
