/** What a source may be used for, by the name that Content-Security-Policy has for it. */
export type SourceDirective = 'script-src' | 'connect-src' | 'frame-src' | 'worker-src'

/** From where else than the site itself a page loads something, such as `https://www.youtube.com`. */
export interface ContentSource {
  directive: SourceDirective
  /** A source as Content-Security-Policy writes it: a host with its scheme, or `blob:`. */
  source: string
}
