/** Gives pasted HTML tidied and sanitised. */
export type CleanPaste = (html: string) => string

let ready: CleanPaste | undefined
let coming: Promise<CleanPaste> | undefined

/** What tidies pasted HTML, as soon as its code is there: an editor that only reads and types needs none of it. */
export const pasteCleaning = (): CleanPaste | undefined => ready

/** Fetches it, once; what failed is tried again with the next call. */
export function fetchPasteCleaning(): Promise<CleanPaste> {
  return (coming ??= import('../on-demand/clean-pasted-html.ts').then(
    ({ cleanPastedHtml }) => (ready = cleanPastedHtml),
    (error: unknown) => {
      coming = undefined
      throw error
    },
  ))
}

/** Fetches it ahead, while somebody begins to write. Where that fails, nobody needs to know yet. */
export function expectPaste(): void {
  if (!ready) fetchPasteCleaning().catch(() => {})
}
